/** The layers of src/, lowest first. An import never points up this list; src/main.ts starts it all. */
const layers = ['rules', 'speech', 'records', 'components'];

/** @param {number} layer */
const above = (layer) =>
  `^src/(${layers
    .slice(layer + 1)
    .map((name) => `${name}/`)
    .concat('main\\.ts')
    .join('|')})`;

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...layers.map((name, layer) => ({
      name: `${name}-imports-nothing-above`,
      comment: `src/${name}/ is below what it imports here.`,
      severity: 'error',
      from: { path: `^src/${name}/` },
      to: { path: above(layer) },
    })),
    {
      name: 'rules-import-nothing',
      comment: 'The rules are pure: they need nothing outside src/rules/.',
      severity: 'error',
      from: { path: '^src/rules/' },
      to: { pathNot: '^src/rules/' },
    },
    {
      name: 'only-the-screen-draws',
      comment: 'Lit belongs to src/components/ and src/main.ts; @lit/localize may be used everywhere but in the rules.',
      severity: 'error',
      from: { path: '^src/(speech|records)/' },
      to: { path: 'node_modules/(lit|lit-html|lit-element|@lit/reactive-element)/' },
    },
    {
      name: 'only-records-store',
      comment: 'The store is behind src/records/.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/records/' },
      to: { path: 'node_modules/idb/' },
    },
    {
      name: 'app-not-to-service-worker',
      comment: 'The service worker is a program of its own.',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^sw\\.ts$' },
    },
    {
      name: 'app-not-to-what-is-around-it',
      comment: 'The app imports no tests, benchmarks or scripts.',
      severity: 'error',
      from: { path: '^(src/|sw\\.ts)' },
      to: { path: '^(tests|bench|scripts)/' },
    },
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true } },
    { name: 'no-missing', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { extensions: ['.ts', '.js'], conditionNames: ['import', 'default'] },
  },
};
