import { expect, test } from 'vitest'
import { collapseSold } from './collapse-sold.ts'

const hits = (letters: string) =>
  [...letters].map((letter, at) => ({ at, status: letter === 's' ? 'sold' : 'in_stock' }))

test('adjacent sold vehicles show as one, but all show if every hit is sold (SRCH-021)', () => {
  expect(collapseSold(hits('isssis')).map(({ at }) => at)).toEqual([0, 1, 4, 5])
  expect(collapseSold(hits('ssi')).map(({ at }) => at)).toEqual([0, 2])
  expect(collapseSold(hits('sss'))).toHaveLength(3)
  expect(collapseSold([])).toEqual([])
})
