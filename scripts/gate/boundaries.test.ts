import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

const PROJECT = join(import.meta.dirname, '../..')
const CONFIG = join(PROJECT, '.dependency-cruiser.cjs')
const { forbidden } = createRequire(import.meta.url)(CONFIG) as { forbidden: { name: string }[] }

const NOTHING = 'export const it = 1\n'
const importing = (...paths: string[]) =>
  paths.map((path, index) => `export { it as it${index} } from '${path}'\n`).join('') + NOTHING

/** Modules that may be imported, as seen by their importers. */
const GROUND = {
  'src/env.ts': NOTHING,
  'src/app/start.ts': NOTHING,
  'src/pages/home/home.ts': NOTHING,
  'src/platform/clock.ts': NOTHING,
  'src/features/two/domain/rule.ts': NOTHING,
  'src/features/two/server/inner.ts': NOTHING,
  'src/features/two/server/two-service.ts': NOTHING,
  'src/features/two/ui/chip.tsx': NOTHING,
  'src/features/one/server/own.ts': importing('#src/features/two/server/two-service.ts'),
  'src/features/one/ui/own.tsx': NOTHING,
}

/** One breach of each rule. */
const PLANTS: Record<string, [file: string, text: string]> = {
  // Reported once, from the file that is read first.
  'no-cycles': ['src/shared/ring-back.ts', importing('./ring.ts')],
  'domain-is-pure': ['src/features/one/domain/impure.ts', importing('../server/own.ts')],
  'zod-stays-in-schemas': ['src/shared/loose.ts', "export { z } from 'zod'\n"],
  'platform-and-ui-know-no-feature': ['src/ui/knows.ts', importing('#src/features/two/domain/rule.ts')],
  'ui-has-no-server': ['src/features/one/ui/asks.tsx', importing('../server/own.ts')],
  'server-has-no-ui': ['src/features/one/server/draws.ts', importing('../ui/own.tsx')],
  'one-door-into-a-feature': [
    'src/features/one/server/back-door.ts',
    importing('#src/features/two/server/inner.ts'),
  ],
  'pages-reach-no-platform': ['src/pages/home/reaches.ts', importing('#src/platform/clock.ts')],
  'nobody-imports-a-page': ['src/shared/page.ts', importing('#src/pages/home/home.ts')],
  'features-know-nothing-above': ['src/features/one/server/above.ts', importing('#src/app/start.ts')],
  'a-feature-draws-nothing-of-another': [
    'src/features/one/ui/borrows.tsx',
    importing('#src/features/two/ui/chip.tsx'),
  ],
  'env-has-two-readers': ['src/features/one/server/reads-env.ts', importing('#src/env.ts')],
  'product-needs-no-dev-package': ['src/shared/dev.ts', "export { default } from 'fast-check'\n"],
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
  const cruiser = join(PROJECT, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs')
  const { stdout } = run(cruiser, 'src', '--config', CONFIG, '--output-type', 'json')
  const { summary } = JSON.parse(stdout) as {
    summary: { violations: { from: string; rule: { name: string } }[] }
  }
  return summary.violations.map(({ from, rule }) => `${rule.name}: ${from}`)
}

test('each boundary rule finds its planted breach, and nothing where none is planted', () => {
  expect(breaches()).toEqual([])
  for (const [file, text] of Object.values(PLANTS)) write(file, text)
  write('src/shared/ring.ts', importing('./ring-back.ts'))
  expect(breaches()).toEqual(
    expect.arrayContaining(Object.entries(PLANTS).map(([rule, [file]]) => `${rule}: ${file}`)),
  )
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
