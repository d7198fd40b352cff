import { expect, test } from 'vitest'
import { pageList } from './page-list.ts'

test('SRCH-037: first, last and neighbours, with a gap only for two or more missing pages', () => {
  expect(pageList(1, 1)).toEqual([1])
  expect(pageList(1, 4)).toEqual([1, 2, 3, 4])
  expect(pageList(3, 5)).toEqual([1, 2, 3, 4, 5])
  expect(pageList(50, 99)).toEqual([1, null, 49, 50, 51, null, 99])
  expect(pageList(1, 9)).toEqual([1, 2, null, 9])
})
