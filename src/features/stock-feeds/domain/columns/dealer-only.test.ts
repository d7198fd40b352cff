import { expect, test } from 'vitest'
import { isDealerOnlyHeader } from './dealer-only.ts'

test('what the dealer paid or hopes to earn is dropped under every name (B6)', () => {
  for (const header of [
    'Purchase cost',
    'PURCHASE_PRICE',
    'Total cost (ex GST)',
    'Cost',
    'Wholesale',
    'Gross Profit',
    'Recon cost',
    'Vendor name',
    'dealer margin',
  ]) {
    expect([header, isDealerOnlyHeader(header)]).toEqual([header, true])
  }
  expect(isDealerOnlyHeader('Our number', ['our_number'])).toBe(true)
})

test('columns meant for shoppers are kept', () => {
  for (const header of ['Price', 'DAP Price', 'Dealercomments', 'Costa Rica blue', 'Offer price'])
    expect(isDealerOnlyHeader(header)).toBe(false)
})
