import fc from 'fast-check'
import { expect, test } from 'vitest'
import { judgeRemoval, REMOVAL_SHARE_MAX } from './feed-guard.ts'

test('never more than 30 % of a dealership’s stock is removed without approval (B6)', () => {
  const before = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j']
  expect(judgeRemoval(before, new Set(before.slice(3)))).toMatchObject({
    missing: ['a', 'b', 'c'],
    needsApproval: false,
  })
  expect(judgeRemoval(before, new Set(before.slice(4)))).toMatchObject({ needsApproval: true })
  expect(judgeRemoval([], new Set())).toEqual({ missing: [], share: 0, needsApproval: false })
})

test('what is removed without approval never exceeds the share, whatever the stock and file', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(60)), fc.array(fc.nat(60)), (before, named) => {
      const verdict = judgeRemoval(before, new Set(named))
      expect(verdict.needsApproval).toBe(verdict.missing.length > before.length * REMOVAL_SHARE_MAX)
    }),
  )
})
