// Who may import whom (docs/ARCHITECTURE.md), enforced in CI.
const portal = '^apps/portal/src'
const domain = '^packages/domain/src'
const forbid = (name, from, to, comment) => ({ name, severity: 'error', comment, from, to })

/** For each folder of the domain, the folders that it may import, by type or by value. Each stands above the folder itself. */
const domainArrows = {
  reference: [],
  journey: ['reference'],
  account: ['reference', 'journey'],
  content: ['journey', 'account'],
  claim: ['reference', 'journey', 'account'],
  alert: ['reference', 'journey', 'account', 'content'],
  access: ['reference', 'account', 'content'],
  prepayment: ['reference', 'journey', 'account', 'content'],
  payment: ['reference', 'journey', 'account', 'access', 'prepayment'],
  storage: ['journey', 'account', 'content', 'claim', 'prepayment', 'payment'],
  contract: ['journey', 'account', 'content', 'claim', 'alert', 'prepayment', 'payment'],
  search: ['journey', 'account', 'access', 'prepayment', 'storage', 'contract'],
  settings: ['prepayment', 'payment'],
}
for (const [at, [folder, below]] of Object.entries(domainArrows).entries())
  if (below.some((one) => !Object.keys(domainArrows).slice(0, at).includes(one)))
    throw new Error(`domainArrows: ${folder} may import only folders that stand above it`)
const domainRules = Object.entries(domainArrows).map(([folder, below]) =>
  forbid(
    `domain-${folder}`,
    { path: `${domain}/${folder}/` },
    { path: `${domain}/`, pathNot: `${domain}/(wire\\.ts$|(${[folder, ...below].join('|')})/)` },
    'The folders of the domain import each other in one direction only: see domainArrows.',
  ),
)

module.exports = {
  forbidden: [
    ...domainRules,
    forbid(
      'domain-folders-known',
      { path: `${domain}/[^/]+/`, pathNot: `${domain}/(${Object.keys(domainArrows).join('|')})/` },
      {},
      'A new folder of the domain needs its line in domainArrows.',
    ),
    forbid('domain-wire-alone', { path: `${domain}/wire\\.ts$` }, { path: `${domain}/` }, 'Every folder uses wire.ts.'),
    forbid(
      'no-circular',
      {},
      { circular: true, dependencyTypesNot: ['type-only'] },
      'A cycle hides which file comes first.',
    ),
    forbid(
      'no-guesses',
      {},
      { couldNotResolve: true, pathNot: '\\.css$|^virtual:|^node:' },
      'The import does not resolve: add the package to package.json.',
    ),
    forbid(
      'no-orphans',
      {
        orphan: true,
        pathNot: '\\.(d|config|stories|test|e2e)\\.tsx?$|^packages/tools/|\\.storybook|(main|app|index|build)\\.tsx?$',
      },
      {},
      'No file imports this one: delete it.',
    ),
    forbid('packages-not-to-apps', { path: '^packages' }, { path: '^apps' }, 'Packages must not depend on apps.'),
    forbid(
      'tokens-alone',
      { path: '^packages/tokens' },
      { path: '^packages/(?!tokens)' },
      'tokens depends on no other package.',
    ),
    forbid(
      'brand-only-tokens',
      { path: '^packages/brand' },
      { path: '^packages/(?!brand|tokens)' },
      'A team without this repository runs these commands.',
    ),
    forbid(
      'conformance-only-domain',
      { path: '^packages/conformance' },
      { path: '^packages/(?!conformance|domain)' },
      'An operator without this repository runs this check.',
    ),
    forbid(
      'ui-only-tokens',
      { path: '^packages/ui', pathNot: '\\.(stories|guide)\\.tsx$' },
      { path: '^packages/(?!ui|tokens)' },
      'Other sites can use ui, so it depends on tokens only; its examples use the countries.',
    ),
    forbid(
      'countries-alone',
      { path: '^packages/countries' },
      { path: '^packages/(?!countries)|^node_modules', pathNot: 'node_modules/(vitest|tsdown)|vitest' },
      'countries depends on no other package.',
    ),
    forbid(
      'ui-no-portal-libraries',
      { path: '^packages/ui' },
      { path: 'node_modules/(react-router|swr|jotai|zod)/' },
      'ui must not depend on a router, SWR, Jotai or zod.',
    ),
    forbid(
      'domain-alone',
      { path: '^packages/domain' },
      { path: '^packages/(?!domain|countries)' },
      'domain depends on no other package but the countries.',
    ),
    forbid(
      'domain-only-zod',
      { path: '^packages/domain/src', pathNot: '\\.test\\.ts$' },
      { path: 'node_modules', pathNot: 'node_modules/(zod|papaparse)/|node_modules/\\.pnpm/(zod|papaparse)@' },
      'domain contains zod schemas and plain functions only; papaparse reads the CSV files of a fleet.',
    ),
    forbid(
      'sandbox-only-domain',
      { path: '^apps/sandbox' },
      { path: '^packages/(?!domain)' },
      'The sandbox depends on the contract only.',
    ),
    forbid(
      'server-only-domain',
      { path: '^apps/server' },
      { path: '^packages/(?!domain)' },
      'An operator deploys the server without the tools of this repository.',
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
      'features-not-app',
      { path: `${portal}/features` },
      { path: `${portal}/app` },
      'app -> features -> shared -> api -> session.',
    ),
    forbid(
      'shared-down',
      { path: `${portal}/shared` },
      { path: `${portal}/(app|features)` },
      'app -> features -> shared -> api -> session.',
    ),
    forbid(
      'api-down',
      { path: `${portal}/api` },
      { path: `${portal}/(app|features|shared)` },
      'app -> features -> shared -> api -> session.',
    ),
    forbid(
      'session-down',
      { path: `${portal}/session` },
      { path: `${portal}/(app|features|shared|api)` },
      'app -> features -> shared -> api -> session.',
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
