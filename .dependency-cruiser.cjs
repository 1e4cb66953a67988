// Who may import whom (docs/ARCHITECTURE.md), enforced in CI.
const portal = '^apps/portal/src'
const contract = '^packages/contract/src'
const domain = '^packages/domain/src'
const forbid = (name, from, to, comment) => ({ name, severity: 'error', comment, from, to })

/** For each folder of the domain, the folders that it may import, by type or by value. Each stands above the folder itself. */
const domainArrows = {
  reference: [],
  journey: ['reference'],
  account: ['reference', 'journey'],
  fleet: ['reference', 'journey'],
  content: ['journey', 'account'],
  claim: ['journey', 'account'],
  alert: ['journey'],
  access: ['reference'],
  prepayment: ['reference', 'journey'],
  payment: ['reference', 'journey', 'access', 'prepayment'],
  search: ['journey', 'access', 'prepayment', 'payment'],
  settings: ['prepayment', 'payment'],
}
for (const [at, [folder, below]] of Object.entries(domainArrows).entries())
  if (below.some((one) => !Object.keys(domainArrows).slice(0, at).includes(one)))
    throw new Error(`domainArrows: ${folder} may import only folders that stand above it`)
const domainRules = Object.entries(domainArrows).map(([folder, below]) =>
  forbid(
    `domain-${folder}`,
    { path: `${domain}/${folder}/` },
    { path: `${domain}/`, pathNot: `${domain}/(${[folder, ...below].join('|')})/` },
    'The folders of the domain import each other in one direction only: see domainArrows.',
  ),
)

/** For each package and app, the packages that it may import: other teams use some of them without the rest. */
const packageArrows = {
  'packages/tokens': [],
  'packages/countries': [],
  'packages/brand': ['tokens'],
  'packages/ui': ['tokens'],
  'packages/contract': [],
  'packages/domain': ['contract', 'countries'],
  'packages/conformance': ['contract', 'domain'],
  'apps/portal/src': ['ui', 'contract', 'domain'],
  'apps/studio': ['tokens', 'ui'],
  'apps/server': ['contract', 'domain'],
  'apps/sandbox': ['contract', 'domain', 'tokens'],
}
const examples = '\\.(stories|guide|example)\\.tsx$|^packages/ui/example/'
const packageRules = Object.entries(packageArrows).map(([folder, allowed]) =>
  forbid(
    `${folder}-imports`,
    { path: `^${folder}/`, pathNot: examples },
    { path: '^packages/', pathNot: [folder, ...allowed.map((name) => `packages/${name}`)].map((path) => `^${path}/`) },
    'The packages import each other in one direction only: see packageArrows.',
  ),
)

const portalLayers = ['app', 'features', 'shared', 'api', 'session']
const portalRules = portalLayers
  .slice(1)
  .map((layer, at) =>
    forbid(
      `portal-${layer}-down`,
      { path: `${portal}/${layer}/` },
      { path: `${portal}/(${portalLayers.slice(0, at + 1).join('|')})/` },
      'app -> features -> shared -> api -> session.',
    ),
  )

module.exports = {
  forbidden: [
    ...domainRules,
    ...packageRules,
    ...portalRules,
    forbid(
      'domain-folders-known',
      { path: `${domain}/[^/]+/`, pathNot: `${domain}/(${Object.keys(domainArrows).join('|')})/` },
      {},
      'A new folder of the domain needs its line in domainArrows.',
    ),
    forbid(
      'contract-only-zod',
      { path: contract, pathNot: '\\.test\\.ts$' },
      { path: 'node_modules', pathNot: 'node_modules/(\\.pnpm/zod@|zod/)' },
      'The contract has no rules: zod schemas only.',
    ),
    forbid(
      'contract-calls-above-schemas',
      { path: `${contract}/schemas/` },
      { path: `${contract}/calls/` },
      'A call uses schemas, never the reverse.',
    ),
    forbid(
      'no-circular',
      {},
      { circular: true, dependencyTypesNot: ['type-only'] },
      'A cycle hides which file comes first.',
    ),
    forbid(
      'no-guesses',
      {},
      { couldNotResolve: true, pathNot: '\\.css$|^node:' },
      'The import does not resolve: add the package to package.json.',
    ),
    forbid(
      'no-orphans',
      {
        orphan: true,
        pathNot:
          '\\.(d|config|stories|test|e2e)\\.tsx?$|^packages/(bench|checks|tools)/|\\.storybook|(main|app|index|build)\\.tsx?$',
      },
      {},
      'No file imports this one: delete it.',
    ),
    forbid('packages-not-to-apps', { path: '^packages' }, { path: '^apps' }, 'Packages must not depend on apps.'),
    forbid(
      'countries-no-libraries',
      { path: '^packages/countries' },
      { path: '^node_modules', pathNot: 'node_modules/(vitest|tsdown)|vitest' },
      'countries has no dependencies.',
    ),
    forbid(
      'ui-no-portal-libraries',
      { path: '^packages/ui' },
      { path: 'node_modules/(react-router|swr|jotai|zod)/' },
      'ui must not depend on a router, SWR, Jotai or zod.',
    ),
    forbid(
      'domain-only-zod',
      { path: '^packages/domain/src', pathNot: '\\.test\\.ts$' },
      { path: 'node_modules', pathNot: 'node_modules/(\\.pnpm/)?(zod|papaparse|@zootools)[/@+]' },
      'domain contains zod schemas and plain functions only; papaparse reads the CSV files of a fleet, @zootools mistyped domains of e-mails.',
    ),
    forbid(
      'apps-apart',
      { path: '^apps/([^/]+)/', pathNot: '^apps/demo/' },
      { path: '^apps/', pathNot: '^apps/$1/' },
      'Apps communicate over HTTP. Only the demo imports two of them, server and sandbox.',
    ),
    forbid(
      'demo-not-portal',
      { path: '^apps/demo' },
      { path: '^apps/portal' },
      'The demo serves the built portal, as production does.',
    ),
    forbid(
      'features-apart',
      { path: `${portal}/features/([^/]+)/` },
      { path: `${portal}/features/`, pathNot: `${portal}/features/$1/` },
      'A feature links to the pages of another; it never imports it.',
    ),
    forbid(
      'stored-keys-in-session',
      { path: `${portal}/(features|shared)` },
      { path: `${portal}/session/(stored|storage)\\.ts$` },
      'session/search.ts, payments.ts, visitor.ts, consent.ts and helpCategories.ts each own their stored keys.',
    ),
    forbid(
      'looks-not-below',
      { path: `${portal}/(api|session)` },
      { path: '^packages/ui' },
      'Only app, features and shared contain user interface.',
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|reports|node_modules/\\.cache|\\.storybook-static|\\.stryker-tmp)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'packages/tools/tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
    },
  },
}
