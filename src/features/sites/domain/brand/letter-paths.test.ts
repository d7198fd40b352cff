import { expect, test } from 'vitest'
import { LETTERS } from './letter-paths.ts'

test('each letter stays on its 32 by 32 grid and is drawn differently from the others', () => {
  const paths = Object.entries(LETTERS)
  expect(paths).toHaveLength(36)
  for (const [, path] of paths) {
    const [x, y] = /^M([\d.]+)[ ,]([\d.]+)/.exec(path)?.slice(1).map(Number) ?? []
    expect(x).toBeGreaterThan(0)
    expect(x).toBeLessThan(32)
    expect(y).toBeLessThan(32)
  }
  // The letter O and the digit 0 are the same ring
  expect(new Set(paths.map(([, path]) => path)).size).toBe(35)
})
