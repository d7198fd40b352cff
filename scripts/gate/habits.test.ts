import { expect, test } from 'vitest'
import { habitFaults, pointerFaults } from './habits.ts'

const CLIMBING = ['..', '..', 'y/domain/b.ts'].join('/')

const DOMAIN = 'src/features/x/domain/a.ts'
const SERVER = 'src/features/x/server/a.ts'
const PAGE = 'src/pages/x/a.tsx'

test.each(['src/features/x/utils/a.ts', 'src/features/x/domain/helpers.ts', 'src/features/x/index.ts'])(
  'a file named %s is refused',
  (file) => {
    expect(habitFaults(file, '')).toHaveLength(1)
  },
)

test.each(["export * from './a.ts'", "export { a } from './a.ts'\nexport type { B } from './b.ts'"])(
  'a file that only passes on what others export is refused: %j',
  (text) => {
    expect(habitFaults('src/features/x/domain/parts.ts', text)).toHaveLength(1)
  },
)

test.each([
  `import { b } from '${CLIMBING}'`,
  `import type { B } from '${CLIMBING}'`,
  `import '${CLIMBING}'`,
  `export { b } from '${CLIMBING}'\nexport const a = 1`,
  `const b = await import(\`${CLIMBING}\`)`,
  `type B = import('${CLIMBING}').B`,
])('climbing with ../.. is refused: %j', (text) => {
  expect(habitFaults('src/features/x/server/a.test.ts', text)).toHaveLength(1)
})

test.each([
  'const now = Date.now()',
  "const now = Date['now']()",
  'const { now } = Date',
  'const Clock = Date',
  'const text = Date()',
  'const now = new Date()',
  'const now = new Date',
  'const now = new Date(...[])',
  'const day = new Intl.DateTimeFormat("en-AU").format()',
  'const drawn = Math.random()',
  'const drawn = Math[`random`]()',
  'const { random } = Math',
  'const id = crypto.randomUUID()',
  'const at = performance.now()',
  'const { performance: p } = globalThis',
  'const today = Temporal.Now.plainDateISO()',
  'const at = process.hrtime()',
])('a rule that reads the clock or draws a number is refused: %j', (text) => {
  expect(habitFaults(DOMAIN, text).filter((fault) => fault.includes('the clock'))).toHaveLength(1)
})

test.each([
  'const key = process.env.KEY',
  "const key = process['env'].KEY",
  'const { env } = process',
  'const { env: { KEY } } = process',
  'const here = process',
  "import { env } from 'node:process'",
  "import process from 'process'",
  "const { env } = await import('node:process')",
  "const { env } = require('process')",
  'const key = globalThis.process.env.KEY',
  'const { process: here } = globalThis',
  'const key = import.meta.env.KEY',
])('reading the environment is refused: %j', (text) => {
  expect(habitFaults(SERVER, text)).toEqual([expect.stringContaining('process.env')])
  expect(habitFaults(PAGE, text)).toHaveLength(1)
})

test.each([
  "const host = request.headers.get('host')",
  "const host = c.req.header('Host')",
  "const host = header('forwarded')",
  'const host = request.headers.host',
  "const host = request.headers['host']",
  'const { host } = request.headers',
  'const { headers: { host } } = request',
  "const address = headers['x-forwarded-for']",
  "const NAME = 'X-Forwarded-Host'",
  `const scheme = read(\`x-forwarded-\${part}\`)`,
  'const host = new URL(request.url).host',
  'const { hostname } = new URL(c.req.url)',
])('reading Host or X-Forwarded-* is refused: %j', (text) => {
  expect(habitFaults(PAGE, text)).toEqual([expect.stringContaining('arrival.ts')])
  expect(habitFaults('src/platform/http/a.ts', text)).toHaveLength(1)
})

test.each([
  [DOMAIN, "import { b } from '../domain/b.ts'\nconst then = new Date(atMs)"],
  [DOMAIN, 'const at = Date.UTC(2026, 1); const is = x instanceof Date; type When = Date | string'],
  [DOMAIN, 'const half = Math.round(cents / 2); const text = money.format(half)'],
  [DOMAIN, 'const words = { process: 1, Date: 2 }; const it = words.process'],
  [DOMAIN, '// Date.now() and process.env are read elsewhere\nconst text = "new Date()"'],
  [DOMAIN, "import { b } from './b.ts'\nexport { c } from './c.ts'\nexport const a = b"],
  [SERVER, 'const now = Date.now(); const id = crypto.randomUUID()'],
  [SERVER, 'process.exit(process.pid)'],
  ['src/ui/a.tsx', 'const isServer = import.meta.env.SSR'],
  ['src/ui/a.tsx', 'declare global { interface Window { heard: boolean } }'],
  ['src/features/x/domain/a.test.ts', 'const now = Date.now()'],
  ['src/platform/testing/a.ts', 'const store = process.env.TEST_STORE'],
  ['src/env.ts', 'const key = process.env.KEY'],
  ['src/app/http/arrival.ts', "const host = header('host')"],
  [SERVER, "db.selectFrom('site_hosts').select('host'); const { host } = site; headers.get('accept')"],
])('%s may hold %j', (file, text) => {
  expect(habitFaults(file, text)).toEqual([])
})

test('a file that cannot be parsed is refused', () => {
  expect(() => habitFaults(DOMAIN, 'const now = Date.now(')).toThrow('cannot be parsed')
})

test('a pointer to a numbered task is refused anywhere, a word about a dealer’s issue is not', () => {
  const numbered = ['issue', '15'].join(' ')
  expect(pointerFaults('docs/a.md', `As ${numbered} says.`)).toHaveLength(1)
  expect(pointerFaults('a.test.ts', `test('prices say so (${[16, 5].join('.')})', …)`)).toHaveLength(1)
  expect(pointerFaults('docs/a.md', ['layout', 'and-style.md'].join('-'))).toHaveLength(1)
  expect(pointerFaults('docs/a.md', 'An issue with 15 cars. The median (14.8) rose.')).toEqual([])
})
