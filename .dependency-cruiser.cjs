// layout-and-style.md 3.2: who may import whom. Patterns, so that a new folder is guarded the day it is made.
const test = '\\.(test|contract)\\.tsx?$|/testing/'
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
      comment: 'domain/ may import domain/ only; zod in *-schema.ts',
      severity: 'error',
      from: { path: '^src/(features/[^/]+/domain|shared/domain)/', pathNot: test },
      to: { pathNot: '^src/(features/[^/]+/domain|shared/domain)/|node_modules/(zod|culori)/' },
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
      name: 'platform-and-ui-know-no-feature',
      severity: 'error',
      from: { path: '^src/(platform|ui)/', pathNot: test },
      to: { path: '^src/features/' },
    },
    {
      name: 'ui-has-no-server',
      severity: 'error',
      from: { path: '^src/(ui|features/[^/]+/ui)/', pathNot: test },
      to: { path: '^src/(platform|pages|app|features/[^/]+/server)/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'server-has-no-ui',
      severity: 'error',
      from: { path: '^src/features/[^/]+/server/', pathNot: test },
      to: { path: '^src/(ui|pages|features/[^/]+/ui)/' },
    },
    {
      name: 'one-door-into-a-feature',
      comment: "another feature's server side is entered by its *-service.ts",
      severity: 'error',
      from: { path: '^src/features/([^/]+)/server/', pathNot: test },
      to: { path: '^src/features/[^/]+/server/', pathNot: '^src/features/$1/server/|-service\\.ts$' },
    },
    {
      name: 'pages-reach-no-platform',
      severity: 'error',
      from: { path: '^src/pages/', pathNot: test },
      to: { path: '^src/platform/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'nobody-imports-a-page',
      severity: 'error',
      from: {
        path: '^src/',
        pathNot: `^src/(root\\.tsx|root-data\\.ts|entry\\.server\\.tsx)$|^src/(pages|app)/|${test}`,
      },
      to: { path: '^src/pages/' },
    },
    {
      name: 'features-know-nothing-above',
      comment: 'pages compose features and app starts them',
      severity: 'error',
      from: { path: '^src/(features|platform|shared|ui)/', pathNot: test },
      to: { path: '^src/(pages|app)/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'a-feature-draws-nothing-of-another',
      comment: 'what draws two features is a page, or a slot of one that a page fills',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/', pathNot: test },
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
      from: { path: '^src/(features|shared|ui|platform)/', pathNot: test },
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
