import { expect, test } from 'vitest'
import { faultsOf } from './feed-announcement.ts'

const came = { bytes: 900, rows: 30, sha256: 'b'.repeat(64) }

test('a file that matches its announcement, or was not announced, has no fault', () => {
  expect(faultsOf({}, came)).toEqual([])
  expect(faultsOf({ bytes: 900, rows: 30, sha256: 'b'.repeat(64) }, came)).toEqual([])
  expect(faultsOf({ rows: 29 }, came)).toEqual([])
})

test('fewer or more bytes and fewer rows are reported, and a different hash if nothing else differs', () => {
  expect(faultsOf({ bytes: 901 }, came)).toEqual(['900 bytes came, 901 were announced'])
  expect(faultsOf({ bytes: 899 }, came)).toHaveLength(1)
  expect(faultsOf({ bytes: 901, rows: 31, sha256: 'a'.repeat(64) }, came)).toEqual([
    '900 bytes came, 901 were announced',
    '30 rows came, 31 were announced',
  ])
  expect(faultsOf({ sha256: 'a'.repeat(64) }, came)).toHaveLength(1)
})
