// Which package may import which: imports point down only.
const LAYERS = {
  core: [],
  geometry: ['core'],
  raster: ['core'],
  masks: ['core', 'raster'],
  recipe: ['core', 'geometry', 'masks'],
  render: ['core', 'raster'],
  formats: ['core', 'raster'],
  labrys: ['core', 'raster', 'masks', 'recipe', 'render', 'formats'],
};

const packageNames = Object.keys(LAYERS);

/** One rule a package: it reaches no package but those below it. */
function layerRule([name, below]) {
  const above = packageNames.filter((other) => other !== name && !below.includes(other));
  return {
    name: `${name}-imports-down-only`,
    severity: 'error',
    comment: `${name} may import ${below.length > 0 ? below.join(', ') : 'no other package'}`,
    from: { path: `^packages/${name}/src/` },
    to: { path: `^(packages|node_modules/@labrys)/(${above.join('|')})/|^node_modules/labrys/` },
  };
}

export default {
  forbidden: [
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    { name: 'not-to-unresolvable', severity: 'error', from: {}, to: { couldNotResolve: true, pathNot: '^virtual:' } },
    {
      name: 'core-is-pure',
      severity: 'error',
      comment: 'The core has no dependencies and touches no platform.',
      from: { path: '^packages/core/src/' },
      to: { dependencyTypes: ['core', 'npm', 'npm-dev', 'npm-optional', 'npm-peer', 'npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'only-the-command-line-uses-node',
      severity: 'error',
      comment: 'Everything but packages/labrys/src/cli runs in browsers as well.',
      from: { path: '^packages/[^/]+/src/', pathNot: '^packages/labrys/src/cli/' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'the-facade-does-not-know-the-command-line',
      severity: 'error',
      from: { path: '^packages/labrys/src/', pathNot: '^packages/labrys/src/cli/' },
      to: { path: '^packages/labrys/src/cli/' },
    },
    {
      name: 'packages-by-their-names',
      severity: 'error',
      comment: 'Import another package by its name, not by a path into its folder.',
      from: { path: '^packages/([^/]+)/src/' },
      to: { path: '^packages/', pathNot: '^packages/$1/', dependencyTypes: ['local'] },
    },
    {
      name: 'sources-do-not-import-tests',
      severity: 'error',
      from: { path: '^packages/[^/]+/src/' },
      to: { path: '/(test|sweep)/|^(bench|scripts|test)/' },
    },
    {
      name: 'packages-do-not-import-apps',
      severity: 'error',
      from: { path: '^packages/' },
      to: { path: '^apps/' },
    },
    {
      name: 'only-the-worker-has-the-engine',
      severity: 'error',
      comment: 'The page gets facts and pictures from the worker; it may import types, and small pieces of render.',
      from: { path: '^apps/studio/src/', pathNot: '^apps/studio/src/engine/' },
      to: {
        path: '^(packages|node_modules/@labrys)/(recipe|formats|masks|geometry|labrys)/',
        dependencyTypesNot: ['type-only'],
      },
    },
    ...Object.entries(LAYERS).map(layerRule),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '/dist/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['labrys-source', 'import', 'browser', 'node', 'default'],
    },
  },
};
