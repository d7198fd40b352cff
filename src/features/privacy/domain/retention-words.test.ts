import { expect, test } from 'vitest'
import { RETENTION_KIND_NAMES, RETENTION_KINDS } from './retention-kind.ts'
import { retentionLines, strangePeriods } from './retention-words.ts'
import { DEFAULT_MONTHS } from './testing/default-months.ts'

test('every kind has a line', () => {
  const lines = retentionLines(DEFAULT_MONTHS)
  for (const kind of RETENTION_KIND_NAMES)
    expect(lines.filter((line) => line.startsWith(RETENTION_KINDS[kind].name))).toHaveLength(1)
})

test.each([
  ['We keep your personal information for five years.', ['five years']],
  ['Enquiries are deleted after 90 days.', ['90 days']],
  ['Enquiries are kept for two years and photos of your trade-in for a year; your records for 7 years.', []],
  ['Your details are destroyed after 24 months.', []],
  ['The warranty is kept for 3 years.', []],
  ['Your account is 5 years old.', []],
  ['We store your details for three  years', []],
])('%s', (passage, strange) => {
  expect(strangePeriods(passage, DEFAULT_MONTHS)).toEqual(strange)
})

test('the generated lines do not contradict each other', () => {
  for (const line of retentionLines(DEFAULT_MONTHS))
    expect(strangePeriods(`We keep your personal information so: ${line}`, DEFAULT_MONTHS)).toEqual([])
})
