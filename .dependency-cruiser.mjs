/**
 * Who may import whom. Each rule says why, so that a broken one teaches the layout:
 * the folder says what a file is about, the ending says where it runs.
 */

/** What every capability stands on. */
const common = ['format', 'content', 'ui', 'api', 'shell']

/** The order of the folders: each may use those named beside it, and itself. */
const mayUse = {
  format: [],
  content: ['format'],
  http: [],
  database: [],
  ui: ['format'],
  api: ['format', 'content', 'ui', 'http', 'database'],
  shell: ['format', 'content', 'ui', 'api'],
  checklists: common,
  visit: [...common, 'checklists'],
  learning: common,
  equipment: common,
  counts: [...common, 'database'],
  calculator: common,
  opening: [...common, 'database', 'visit'],
  orders: [...common, 'database', 'opening'],
  legal: [...common, 'opening'],
  purchase: [...common, 'database', 'orders', 'opening'],
  access: [...common, 'database', 'checklists', 'orders', 'opening', 'purchase', 'visit'],
  operator: [...common, 'http', 'database', 'orders', 'purchase', 'counts'],
  search: [...common, 'checklists', 'learning'],
  home: [...common, 'checklists', 'learning'],
  documents: [...common, 'checklists', 'visit', 'access'],
  offline: [...common, 'http', 'learning'],
  'public-files': [...common, 'database', 'checklists', 'learning', 'legal'],
  render: [...common, 'http', 'checklists', 'visit', 'learning', 'equipment', 'access', 'search', 'offline', 'counts'],
}

const page = '-page\\.tsx$'
const calls = '-calls\\.ts$'
const test = '\\.test\\.tsx?$'
const outside = '\\.server\\.tsx?$'
const browser = '\\.(browser|worker)\\.ts$'

const foldersInOrder = Object.entries(mayUse).map(([from, used]) => ({
  name: `${from}-keeps-its-place`,
  comment:
    `${from} may use ${used.join(', ') || 'no other folder'}. ` +
    'Let a page compose the two, pass the other part in as an argument, or move what both need to its owner.',
  severity: 'error',
  from: { path: `^src/${from}/`, pathNot: [page, calls, test] },
  // A call is declared by its capability; whoever makes or lists calls may know it.
  to: {
    path: '^src/',
    pathNot: [`^src/(${[from, ...used].join('|')})/`, calls, ...(from === 'render' ? ['^src/routes\\.tsx$'] : [])],
  },
}))

export default {
  forbidden: [
    ...foldersInOrder,
    {
      name: 'pages-compose-capabilities',
      comment: 'A page may use every capability, but nothing that renders or serves it.',
      severity: 'error',
      from: { path: page },
      to: { path: ['^src/(http|database|render|operator)/', '^src/[^/]+$'] },
    },
    {
      name: 'calls-are-shapes',
      comment:
        'A call is declared with Zod, the shapes of api/call-shape.ts, rules of its own folder and other calls; it does nothing.',
      severity: 'error',
      from: { path: '^src/([^/]+)/.+-calls\\.ts$' },
      to: {
        path: '^src/',
        pathNot: [calls, '^src/api/call-shape\\.ts$', '^src/content/', '^src/$1/[^/]+\\.ts$'],
      },
    },
    {
      name: 'rules-know-no-outside-world',
      comment:
        'A plain .ts file holds rules: clock, randomness, browser, files, network and database come in as arguments. Name it x.browser.ts or x.server.ts if it must reach out.',
      severity: 'error',
      from: { path: '^src/.+\\.ts$', pathNot: [outside, browser, test] },
      to: { path: [outside, browser, '\\.tsx$'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'browser-code-renders-nothing',
      comment: 'A .browser.ts file reaches the browser for others; a component uses it, never the other way.',
      severity: 'error',
      from: { path: browser, pathNot: test },
      to: { path: [outside, '\\.tsx$'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'only-servers-use-node',
      comment:
        'This file must run in a browser too, so it may use no module of Node. Name it x.server.ts if it needs one.',
      severity: 'error',
      from: { path: '^src/.+\\.tsx?$', pathNot: [outside, test] },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'components-never-touch-the-server',
      comment: 'A .tsx file is sent to browsers. Make a call of the contract; never import what runs on the server.',
      severity: 'error',
      from: { path: '^src/.+\\.tsx$', pathNot: [outside, test] },
      to: { path: outside, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'servers-leave-rendering-to-render',
      comment:
        'A .server.ts file may use anything but pages and components; rendering belongs to render/, and of the phone file to phone-file.server.tsx.',
      severity: 'error',
      from: { path: outside, pathNot: ['^src/render/', '^src/documents/phone-file\\.server\\.tsx$', test] },
      to: { path: '\\.tsx$', pathNot: outside, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'sql-lives-in-stores',
      comment: 'SQL stands only in x-store.server.ts and in the database itself. Add a method to a store.',
      severity: 'error',
      from: {
        path: '^src/',
        pathNot: ['-store\\.server\\.ts$', '^src/database/', test],
      },
      to: { path: ['node_modules/kysely', 'node_modules/pg/'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'migrations-stand-alone',
      comment: 'A migration must do the same for ever, so it may import nothing of src, which changes.',
      severity: 'error',
      from: { path: '^migrations/' },
      to: { path: '^src/' },
    },
    {
      name: 'pages-are-reached-by-routes',
      comment: 'A page is one route. What two pages share is a component of its own.',
      severity: 'error',
      from: { pathNot: ['^src/routes\\.tsx$', test] },
      to: { path: page },
    },
    {
      name: 'no-circles',
      comment:
        'These files import each other in a circle, if only for types, so neither can be read first. Move what both need into a third.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'the-model-of-a-visit-is-pure',
      comment:
        'What a visit is, and every rule about it, needs no browser and no other folder of visit, types included.',
      severity: 'error',
      from: { path: '^src/visit/model/', pathNot: test },
      to: { path: ['^src/visit/(?!model/)', outside, browser, '\\.tsx$'] },
    },
    {
      name: 'reports-and-backups-need-the-model',
      comment:
        'A report and a backup file are made of the model and the rules of photos. Only their .browser.ts files read the device, and a component of theirs what those say.',
      severity: 'error',
      from: { path: '^src/visit/(report|backup)/', pathNot: [browser, '\\.tsx$', test] },
      to: { path: '^src/visit/', pathNot: '^src/visit/($1|model|photos)/' },
    },
    {
      name: 'tests-stay-out-of-the-product',
      comment: 'Code that runs in the product may not import tests or their support.',
      severity: 'error',
      from: { path: '^(src|migrations)/', pathNot: test },
      to: { path: ['^tests/', test] },
    },
    {
      name: 'nothing-unresolvable',
      comment: 'This import leads nowhere: the file or package does not exist.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: ['\\.css$', '^dist/'] },
    },
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.js', '.mjs'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
    },
    doNotFollow: { path: 'node_modules' },
    builtInModules: { add: ['node:sqlite', 'node:timers/promises'] },
  },
}
