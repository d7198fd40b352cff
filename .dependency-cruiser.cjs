// Who may import whom. Patterns, so that a new folder is guarded the day it is made.
const testFile = '\\.(test|contract)\\.tsx?$'
const test = `${testFile}|/testing/`
const below = '^src/(features|platform|shared|ui)/'
const wholeSite = '^src/pages/site-document/'
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'domain-is-pure',
      comment: 'domain/ may import domain/ only, and packages that only compute; zod in *-schema.ts',
      severity: 'error',
      from: { path: '^src/(features/[^/]+/domain|shared/domain)/', pathNot: test },
      to: { pathNot: '^src/(features/[^/]+/domain|shared/domain)/|node_modules/(zod|culori|uqr)/' },
    },
    {
      name: 'zod-stays-in-schemas',
      severity: 'error',
      from: {
        path: '^src/',
        pathNot: `-schema\\.ts$|/schema/|^src/pages/site-document/|^src/features/[^/]+/server/|${test}`,
      },
      to: { path: 'node_modules/zod/' },
    },
    {
      name: 'what-features-share-knows-no-feature',
      severity: 'error',
      from: { path: '^src/(platform|shared|ui)/', pathNot: test },
      to: { path: '^src/features/' },
    },
    {
      name: 'platform-draws-nothing',
      severity: 'error',
      from: { path: '^src/(platform|shared)/', pathNot: test },
      to: { path: '^src/ui/' },
    },
    {
      name: 'only-app-knows-the-demo',
      comment: 'sample stock and sites are put into a store, never read by what serves it',
      severity: 'error',
      from: { path: '^src/', pathNot: `^src/(server\\.ts$|cli\\.ts$|app/)|${test}` },
      to: { path: '^seed/' },
    },
    {
      name: 'nothing-imports-where-it-starts',
      comment: 'the process, the command line, the table of routes and the root of all pages',
      severity: 'error',
      from: { path: below, pathNot: test },
      to: { path: '^src/(server|cli|routes|root|root-data|entry\\.[a-z]+)\\.tsx?$' },
    },
    {
      name: 'ui-has-no-server',
      severity: 'error',
      from: { path: '^src/(ui|features/[^/]+/ui)/', pathNot: test },
      to: { path: '^src/(env\\.ts$|platform/|pages/|app/|features/[^/]+/server/)' },
    },
    {
      name: 'browser-code-has-no-node',
      severity: 'error',
      from: { path: '^src/(ui|shared|pages|features/[^/]+/(ui|domain))/', pathNot: test },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'server-has-no-ui',
      severity: 'error',
      from: { path: '^src/features/[^/]+/server/', pathNot: test },
      to: { path: '^src/(ui|pages|features/[^/]+/ui)/' },
    },
    {
      name: 'one-door-into-a-feature',
      comment:
        "another feature's server side is entered by its *-service.ts, for types as well; tests may use testing/",
      severity: 'error',
      from: { path: '^src/features/([^/]+)/' },
      to: {
        path: '^src/features/[^/]+/server/',
        pathNot: '^src/features/$1/server/|-service\\.ts$|/testing/',
      },
    },
    {
      name: 'tests-below-use-the-same-door',
      severity: 'error',
      from: { path: '^src/(platform|shared|ui)/' },
      to: { path: '^src/features/[^/]+/server/', pathNot: '-service\\.ts$|/testing/' },
    },
    {
      name: 'pages-use-the-same-door',
      comment: 'pages and their tests, and what React Router starts from',
      severity: 'error',
      from: { path: '^src/(pages/|root|entry)' },
      to: { path: '^src/features/[^/]+/server/', pathNot: '-service\\.ts$' },
    },
    {
      name: 'pages-see-little-of-app',
      comment: 'the context of a request, and reading and answering a posted form',
      severity: 'error',
      from: { path: '^src/pages/' },
      to: { path: '^src/app/', pathNot: '^src/app/(page-context|posted-form|set-cookies)\\.ts$' },
    },
    {
      name: 'pages-reach-no-platform',
      severity: 'error',
      from: { path: '^src/pages/', pathNot: test },
      to: { path: '^src/platform/' },
    },
    {
      name: 'nothing-imports-a-page',
      severity: 'error',
      from: {
        path: '^src/',
        pathNot: `^src/(root\\.tsx|root-data\\.ts|entry\\.server\\.tsx)$|^src/(pages|app)/|${test}`,
      },
      to: { path: '^src/pages/' },
    },
    {
      name: 'features-know-nothing-above',
      comment: 'pages compose features and app starts them; this holds for tests too',
      severity: 'error',
      from: { path: below },
      to: { path: '^src/(pages|app)/', pathNot: wholeSite },
    },
    {
      name: 'only-tests-read-a-whole-site',
      comment: "all features' settings are composed above them; builders take them from src/testing",
      severity: 'error',
      from: { path: below, pathNot: testFile },
      to: { path: wholeSite },
    },
    {
      name: 'the-product-uses-no-test-code',
      severity: 'error',
      from: { path: '^src/', pathNot: test },
      to: { path: test, pathNot: 'node_modules' },
    },
    {
      name: 'a-feature-draws-nothing-of-another',
      comment:
        'what draws two features is a page, or a slot of one that a page fills; this holds for tests too',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/' },
      to: { path: '^src/features/[^/]+/ui/', pathNot: '^src/features/$1/' },
    },
    {
      name: 'env-has-two-readers',
      severity: 'error',
      from: { path: '^src/', pathNot: `^src/(server|app/context|cli)\\.ts$|${test}` },
      to: { path: '^src/env\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'product-needs-no-dev-package',
      severity: 'error',
      from: { path: '^src/(features|shared|ui|platform|pages|app)/', pathNot: test },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\+types/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
}
