declare module 'virtual:catalogue' {
  const data: import('./entries.ts').CatalogueData;
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
