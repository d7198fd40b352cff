import { expect, test } from 'vitest'
import { DEFAULT_MONTHS } from '#src/features/privacy/domain/testing/default-months.ts'
import { termsAndConditions } from './terms-and-conditions.ts'

test('the terms name the dealerships and the governing law, and leave consumer rights intact (ROUTE-040)', () => {
  const document = termsAndConditions({
    name: 'Northside Motors',
    state: 'WA',
    email: 'hello@northside.example',
    phone: '08 5550 0100',
    address: null,
    sellers: ['Northside Pty Ltd, dealer licence MD 1 (WA)'],
    analytics: { firstParty: true, asks: 'banner', ga4: null },
    retentionMonths: DEFAULT_MONTHS,
    texts: false,
  })
  const text = JSON.stringify(document)
  expect(text).toContain('dealer licence MD 1 (WA)')
  expect(text).toContain('The law of Western Australia')
  expect(text).toContain('Australian Consumer Law gives you guarantees that cannot be excluded')
  expect(text).not.toContain('Post:')
  expect(new Set(document.sections.map(({ id }) => id)).size).toBe(document.sections.length)
})
