/**
 * Who may import whom. Each rule says why, so that a broken one teaches the layout:
 * the folder says what a file is about, the ending says where it runs.
 */
const capabilities = [
  'site',
  'checklists',
  'learning',
  'calculator',
  'search',
  'purchase',
  'access',
  'downloads',
  'operator',
  'equipment',
  'legal',
]

/** Between capabilities, besides `ui`, `http`, `contract` and `problems`, which everything may use. */
const allowed = {
  site: ['checklists', 'learning'],
  checklists: [],
  learning: [],
  calculator: [],
  search: ['checklists', 'learning'],
  purchase: [],
  access: ['checklists', 'purchase'],
  downloads: ['checklists', 'access', 'purchase'],
  operator: ['purchase'],
  equipment: [],
  legal: [],
}

const page = '-page\\.tsx$'
const test = '\\.test\\.tsx?$'
const outside = '\\.server\\.tsx?$'

const betweenCapabilities = capabilities.map((from) => ({
  name: `${from}-keeps-to-itself`,
  comment:
    `${from} may use ${allowed[from].length > 0 ? allowed[from].join(', ') : 'no other capability'}. ` +
    'Let a page compose the two, pass the other part in as an argument, or move what both need to its owner.',
  severity: 'error',
  from: { path: `^src/${from}/`, pathNot: [page, test] },
  to: {
    path: `^src/(${capabilities.filter((to) => to !== from && !allowed[from].includes(to)).join('|')})/`,
    // What every page needs from the site, and the words every page shares.
    pathNot: ['^src/site/(site-queries|head|json-ld|claims|needs-script)\\.tsx$'],
  },
}))

export default {
  forbidden: [
    ...betweenCapabilities,
    {
      name: 'rules-know-no-outside-world',
      comment:
        'A plain .ts file holds rules: clock, randomness, files, network and database come in as arguments. Name it x.server.ts if it must reach out.',
      severity: 'error',
      from: { path: '^src/.+\\.ts$', pathNot: [outside, test, '^src/http/call\\.ts$', '^src/ui/'] },
      to: { path: [outside, '\\.tsx$'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'rules-use-no-node',
      comment:
        'A plain .ts file must run in a browser too, so it may use no module of Node. Name it x.server.ts if it needs one.',
      severity: 'error',
      from: { path: '^src/.+\\.tsx?$', pathNot: [outside, test, '^src/render/entry-server\\.tsx$'] },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'browser-code-never-touches-the-server',
      comment:
        'A .tsx file is sent to browsers. Ask the API through http/call.ts; never import what runs on the server.',
      severity: 'error',
      from: { path: '^src/.+\\.tsx$', pathNot: ['^src/render/', test] },
      to: { path: outside },
    },
    {
      name: 'server-code-draws-nothing',
      comment: 'A .server.ts file may use anything but pages and components; drawing belongs to render/.',
      severity: 'error',
      from: { path: outside, pathNot: ['^src/main\\.server\\.ts$', '^src/render/', test] },
      to: { path: '\\.tsx$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'sql-lives-in-stores',
      comment: 'SQL stands only in x-store.server.ts and in the database itself. Add a method to a store.',
      severity: 'error',
      from: {
        path: '^src/',
        pathNot: [
          '-store\\.server\\.ts$',
          '^src/database\\.server\\.ts$',
          '^src/service\\.server\\.ts$',
          '^src/legal/public-database\\.server\\.ts$',
          test,
        ],
      },
      to: { path: ['node_modules/kysely', 'node_modules/pg/'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'ui-knows-no-domain',
      comment: 'The design system draws; it knows no word of the business. Pass text and callbacks in.',
      severity: 'error',
      from: { path: '^src/ui/' },
      to: { path: '^src/', pathNot: '^src/ui/' },
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
        'These files import each other in a circle, so neither can be read first. Move what both need into a third.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
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
