import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type LockFile, missingPlatforms, platformOf, withPlatforms } from './other-platforms.ts'

const lock: LockFile = JSON.parse(readFileSync(join(import.meta.dirname, '../../package-lock.json'), 'utf8'))
/** Packages that come prebuilt for many machines: the names of their parts. */
const kinds = Object.values(lock.packages)
  .map(({ optionalDependencies = {} }) => Object.keys(optionalDependencies))
  .filter((names) => names.length > 1)

test('the lock file has every package for other machines, so that an install asks the registry for none', () => {
  // node scripts/lock/complete.ts adds them.
  expect(missingPlatforms(lock)).toEqual([])
})

test('a name identifies the machine that the registry gives for the package', () => {
  const served = kinds
    .flatMap((names) => names.map((name) => ({ name, told: platformOf(name, names) })))
    .filter(({ name, told }) => told && lock.packages[`node_modules/${name}`]?.integrity)
  expect(served.length).toBeGreaterThan(30)
  for (const { name, told } of served) {
    const { os, cpu, libc } = lock.packages[`node_modules/${name}`] ?? {}
    expect({ name, os, cpu, libc }).toEqual({ name, ...told })
  }
})

test('a package’s missing part is locked for its machine, at the version the package names', () => {
  const lacking: LockFile = {
    packages: {
      '': {},
      'node_modules/tool': {
        dev: true,
        optionalDependencies: { 'tool-linux-x64-gnu': '1.2.3', 'tool-win32-ia32-msvc': '1.2.3' },
      },
      'node_modules/tool-linux-x64-gnu': { version: '1.2.3', license: 'MIT', optional: true },
    },
  }
  expect(withPlatforms(lacking).packages['node_modules/tool-win32-ia32-msvc']).toEqual({
    version: '1.2.3',
    cpu: ['ia32'],
    os: ['win32'],
    dev: true,
    license: 'MIT',
    optional: true,
  })
})

test('a package found in the folder of its owner is not missing', () => {
  const nested: LockFile = {
    packages: {
      'node_modules/a/node_modules/tool': { optionalDependencies: { 'tool-darwin-x64': '1.0.0' } },
      'node_modules/a/node_modules/tool-darwin-x64': { version: '1.0.0' },
    },
  }
  expect(missingPlatforms(nested)).toEqual([])
})

test('a package whose name identifies no machine is refused, not guessed', () => {
  const odd: LockFile = { packages: { 'node_modules/tool': { optionalDependencies: { fast: '1.0.0' } } } }
  expect(() => withPlatforms(odd)).toThrow('fast@1.0.0')
})
