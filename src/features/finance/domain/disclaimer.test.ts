import { expect, test } from 'vitest'
import { foldDisclaimer, lenderKey } from './disclaimer.ts'

test('a long disclaimer stands with 197 characters and folds the rest, losing none (FIN-027)', () => {
  const long = 'Lending criteria apply. '.repeat(20).trim()
  const { shown, rest } = foldDisclaimer(long)
  expect([...shown].length).toBe(197)
  expect(shown + rest).toBe(long)
  expect(foldDisclaimer('Short.')).toEqual({ shown: 'Short.', rest: '' })
  expect(foldDisclaimer('x'.repeat(197)).rest).toBe('')
})

test('a provider’s record is found in lower case with underscores (FIN-028)', () => {
  expect([lenderKey('acme-finance'), lenderKey('Southern Cross Credit')]).toEqual([
    'acme_finance',
    'southern_cross_credit',
  ])
})
