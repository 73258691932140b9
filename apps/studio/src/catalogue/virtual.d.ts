declare module 'virtual:catalogue' {
  const data: import('./entries.ts').CatalogueData;
  export default data;
}

declare module 'virtual:catalogue-solvers' {
  const data: readonly import('./entries.ts').SolverEntry[];
  export default data;
}

declare module 'virtual:catalogue-writers' {
  const data: import('./entries.ts').WriterData;
  export default data;
}

declare module 'virtual:catalogue-folds' {
  const data: import('./entries.ts').FoldData;
  export default data;
}

declare module 'virtual:catalogue-prose' {
  const prose: { readonly [kind: string]: { readonly [name: string]: import('./entries.ts').Prose } };
  export default prose;
}
