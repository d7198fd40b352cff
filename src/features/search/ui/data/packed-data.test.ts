import { expect, test } from 'vitest'
import type { SearchPageData } from '#src/features/search/domain/page/search-page-data.ts'
import { packSearchData, unpackSearchData } from './packed-data.ts'

const data = { nowMs: 1, view: { heading: 'Cars “for” </script> sale' } } as unknown as SearchPageData
const other = { ...data, nowMs: 2 }

test('packed data is restored unchanged, and as the same object for the same text', () => {
  const text = packSearchData(data)
  packSearchData(other)
  const back = unpackSearchData(text)
  expect(back).toEqual(data)
  expect(unpackSearchData(text)).toBe(back)
})

test('on the server the page renders what was packed', () => {
  expect(unpackSearchData(packSearchData(other))).toBe(other)
})
