import { expect, test } from 'vitest'
import type { TradeInOffer } from './trade-in.ts'
import { kmsText, toOfferView } from './valuation-view.ts'

const offer: TradeInOffer = {
  kind: 'price',
  offerCents: 18_450_00,
  lines: [
    { id: 'market', label: 'Market', amountCents: 20_000_00 },
    { id: 'margin', label: 'Margin', amountCents: -1_550_00 },
  ],
  basis: {
    kind: 'market',
    comparables: 9,
    averageCents: 20_000_00,
    lowCents: 18_000_00,
    highCents: 22_000_00,
    confidence: 0.52,
  },
  asAtMs: 1000,
  validUntilMs: 2000,
}
const at = (nowMs: number) => ({ nowMs, dateText: (ms: number) => `day ${ms}` })

test('an offer shows its price, each line with its sign, its expiry and its method (TRADE-005)', () => {
  const view = toOfferView(offer, at(1999))
  expect(view).toMatchObject({
    priceText: '$18,450',
    offerPrice: 18_450,
    validUntilText: 'day 2000',
    isExpired: false,
    lines: [
      { amountText: '$20,000', isCost: false },
      { amountText: '− $1,550', isCost: true },
    ],
  })
  const method = JSON.stringify(view.kind === 'price' && view.method)
  for (const words of ['9 comparable vehicles', '$18,000 to $22,000', '52 of 100', 'day 1000'])
    expect(method).toContain(words)
})

test('an offer expires on time', () => {
  expect(toOfferView(offer, at(2000))).toMatchObject({ isExpired: true })
})

test('without a price the reason is given (TRADE-010)', () => {
  expect(toOfferView({ kind: 'none', reason: 'too_far', asAtMs: 1 }, at(1))).toMatchObject({
    kind: 'none',
    text: expect.stringContaining('100,000 km'),
  })
  expect(kmsText(45_000)).toBe('45,000 km')
})
