import { expect, test } from 'vitest'
import { foldDisclaimer, lenderKey } from './disclaimer.ts'

test('a long disclaimer shows 197 characters and collapses the rest without losing any (FIN-027)', () => {
  const long = 'Lending criteria apply. '.repeat(20).trim()
  const { shown, rest } = foldDisclaimer(long)
  expect([...shown].length).toBe(197)
  expect(shown + rest).toBe(long)
  expect(foldDisclaimer('Short.')).toEqual({ shown: 'Short.', rest: '' })
  expect(foldDisclaimer('x'.repeat(197)).rest).toBe('')
})

test('a provider’s record is found by its lower-case name with underscores (FIN-028)', () => {
  expect([lenderKey('acme-finance'), lenderKey('Southern Cross Credit')]).toEqual([
    'acme_finance',
    'southern_cross_credit',
  ])
})
