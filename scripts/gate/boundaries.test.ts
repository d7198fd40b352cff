import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cruise } from './cruise.ts'

const PROJECT = join(import.meta.dirname, '../..')
const CONFIG = join(PROJECT, '.dependency-cruiser.cjs')
const { forbidden } = createRequire(import.meta.url)(CONFIG) as { forbidden: { name: string }[] }

const NOTHING = 'export const it = 1\n'
const importing = (...paths: string[]) =>
  paths.map((path, index) => `export { it as it${index} } from '${path}'\n`).join('') + NOTHING

/** Modules that may be imported, as seen by their importers. */
const GROUND = {
  'seed/demo.ts': NOTHING,
  'src/routes.ts': NOTHING,
  'src/env.ts': NOTHING,
  'src/app/start.ts': NOTHING,
  'src/app/page-context.ts': NOTHING,
  'src/testing/whole.ts': importing('#src/pages/site-document/site.ts'),
  'src/pages/home/home.ts': importing('#src/app/page-context.ts', '#src/features/two/server/two-service.ts'),
  'src/pages/site-document/site.ts': NOTHING,
  'src/platform/clock.ts': NOTHING,
  'src/ui/icon.tsx': NOTHING,
  'src/features/two/domain/rule.ts': NOTHING,
  'src/features/two/server/inner.ts': NOTHING,
  'src/features/two/server/two-service.ts': NOTHING,
  'src/features/two/server/testing/rows.ts': importing('../inner.ts'),
  'src/features/two/testing/bench.ts': importing('../server/inner.ts', '#src/testing/whole.ts'),
  'src/features/two/ui/chip.tsx': NOTHING,
  'src/features/one/server/own.ts': importing('#src/features/two/server/two-service.ts'),
  'src/features/one/server/own.test.ts': importing(
    '#src/pages/site-document/site.ts',
    '#src/features/two/testing/bench.ts',
    '#src/features/two/server/testing/rows.ts',
  ),
  'src/features/one/ui/own.tsx': NOTHING,
}

const typeOf = (path: string) => `export type { it } from '${path}'\n${NOTHING}`

/** Breaches of each rule: by value, by type where that counts, and from a test where tests are bound. */
const PLANTS: Record<string, Record<string, string>> = {
  // Reported once, from the file that is read first.
  'no-cycles': { 'src/shared/ring-back.ts': importing('./ring.ts') },
  'domain-is-pure': { 'src/features/one/domain/impure.ts': importing('../server/own.ts') },
  'zod-stays-in-schemas': { 'src/shared/loose.ts': "export { z } from 'zod'\n" },
  'what-features-share-knows-no-feature': {
    'src/ui/knows.ts': importing('#src/features/two/domain/rule.ts'),
    'src/shared/domain/knows.ts': typeOf('#src/features/two/domain/rule.ts'),
  },
  'platform-draws-nothing': { 'src/platform/draws.ts': importing('#src/ui/icon.tsx') },
  'only-app-knows-the-demo': {
    'src/features/one/server/knows-demo.ts': importing('#seed/demo.ts'),
    'src/pages/home/knows-demo.ts': typeOf('#seed/demo.ts'),
  },
  'nothing-imports-where-it-starts': {
    'src/features/one/server/knows-routes.ts': importing('#src/routes.ts'),
  },
  'ui-has-no-server': {
    'src/features/one/ui/asks.tsx': importing('../server/own.ts'),
    'src/features/one/ui/asks-type.tsx': typeOf('../server/own.ts'),
    'src/ui/asks-env.ts': typeOf('#src/env.ts'),
  },
  'browser-code-has-no-node': {
    'src/features/one/ui/reads-file.tsx': "export { readFile } from 'node:fs/promises'\n",
    'src/pages/home/reads-file.ts': "export { hostname } from 'os'\n",
  },
  'server-has-no-ui': { 'src/features/one/server/draws.ts': importing('../ui/own.tsx') },
  'one-door-into-a-feature': {
    'src/features/one/server/back-door.ts': importing('#src/features/two/server/inner.ts'),
    'src/features/one/server/back-window.ts': typeOf('#src/features/two/server/inner.ts'),
    'src/features/one/server/back-door.test.ts': importing('#src/features/two/server/inner.ts'),
    'src/features/one/testing/back-door.ts': importing('#src/features/two/server/inner.ts'),
  },
  'tests-below-use-the-same-door': {
    'src/platform/below.test.ts': typeOf('#src/features/two/server/inner.ts'),
  },
  'pages-use-the-same-door': {
    'src/pages/home/back-door.ts': importing('#src/features/two/server/inner.ts'),
    'src/pages/home/back-window.ts': typeOf('#src/features/two/server/inner.ts'),
    'src/pages/home/home.test.ts': importing('#src/features/two/server/inner.ts'),
    'src/root.tsx': importing('#src/features/two/server/inner.ts'),
  },
  'pages-see-little-of-app': {
    'src/pages/home/starts.ts': importing('#src/app/start.ts'),
    'src/pages/home/starts.test.ts': typeOf('#src/app/start.ts'),
  },
  'pages-reach-no-platform': {
    'src/pages/home/reaches.ts': importing('#src/platform/clock.ts'),
    'src/pages/home/reaches-type.ts': typeOf('#src/platform/clock.ts'),
  },
  'nothing-imports-a-page': { 'src/shared/page.ts': importing('#src/pages/home/home.ts') },
  'features-know-nothing-above': {
    'src/features/one/server/above.ts': importing('#src/app/start.ts'),
    'src/features/one/server/above-type.ts': typeOf('#src/pages/home/home.ts'),
    'src/features/one/server/above.test.ts': importing('#src/pages/home/home.ts'),
    'src/features/one/testing/above.ts': importing('#src/app/start.ts'),
  },
  'only-tests-read-a-whole-site': {
    'src/features/one/testing/site.ts': importing('#src/pages/site-document/site.ts'),
  },
  'the-product-uses-no-test-code': {
    'src/features/one/server/cheats.ts': importing('#src/testing/whole.ts'),
    'src/pages/home/cheats.ts': importing('#src/features/two/testing/bench.ts'),
  },
  'a-feature-draws-nothing-of-another': {
    'src/features/one/ui/borrows.tsx': importing('#src/features/two/ui/chip.tsx'),
    'src/features/one/ui/borrows.test.tsx': importing('#src/features/two/ui/chip.tsx'),
  },
  'env-has-two-readers': { 'src/features/one/server/reads-env.ts': importing('#src/env.ts') },
  'product-needs-no-dev-package': {
    'src/shared/dev.ts': "export { default } from 'fast-check'\n",
    'src/app/dev.ts': "export { default } from 'fast-check'\n",
  },
}

let root: string

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'boundaries-'))
  for (const file of ['package.json', 'tsconfig.json']) cpSync(join(PROJECT, file), join(root, file))
  symlinkSync(join(PROJECT, 'node_modules'), join(root, 'node_modules'))
  for (const [file, text] of Object.entries(GROUND)) write(file, text)
})
afterAll(() => rmSync(root, { recursive: true }))

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}

function run(...args: string[]) {
  return spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8', timeout: 25_000 })
}

function breaches(): string[] {
  return cruise(root, 'src').summary.violations.map(({ from, rule }) => `${rule.name}: ${from}`)
}

test('each boundary rule finds its planted breaches, and nothing where none is planted', () => {
  expect(breaches()).toEqual([])
  const planted = Object.entries(PLANTS).flatMap(([rule, files]) =>
    Object.entries(files).map(([file, text]) => ({ rule, file, text })),
  )
  for (const { file, text } of planted) write(file, text)
  write('src/shared/ring.ts', importing('./ring-back.ts'))
  expect(breaches()).toEqual(expect.arrayContaining(planted.map(({ rule, file }) => `${rule}: ${file}`)))
  expect(Object.keys(PLANTS).sort()).toEqual(forbidden.map(({ name }) => name).sort())
})

test('features that import each other in a cycle are named with the imports; type imports are allowed', () => {
  const check = () => run(join(PROJECT, 'scripts/gate/check-features.ts'), '--draw')
  write('src/features/two/domain/types.ts', "export type { it } from '#src/features/one/domain/rule.ts'\n")
  write('src/features/one/domain/rule.ts', NOTHING)
  expect(check()).toMatchObject({ status: 0, stdout: expect.stringContaining('  one --> two\n') })
  write('src/features/three/domain/mid.ts', importing('#src/features/one/domain/rule.ts'))
  write('src/features/two/domain/ring.ts', importing('#src/features/three/domain/mid.ts'))
  const { status, stderr } = check()
  expect(status).toBe(1)
  expect(stderr).toMatch(/in a cycle: (one|two|three)( → (one|two|three)){3}\n/)
  expect(stderr).toContain('src/features/two/domain/ring.ts imports src/features/three/domain/mid.ts')
})
