import fc from 'fast-check'
import { expect, test } from 'vitest'
import { belowMarketBadge, isMarketComparable, type MarketFacts } from './below-market-badge.ts'

const all = { usedOnly: false }

function facts(changes: Partial<MarketFacts> = {}): MarketFacts {
  return {
    status: 'in_stock',
    isSold: false,
    carType: 'used',
    shownPriceCents: 3000000,
    averageMarketPriceCents: 3050000,
    ...changes,
  }
}

test('$500 under the average shows the badge, $499 does not (CARD-019)', () => {
  expect(belowMarketBadge(facts(), all)?.text).toBe('$500 below market average')
  expect(belowMarketBadge(facts({ averageMarketPriceCents: 3049900 }), all)).toBeNull()
})

test('a comparison needs market data, stock and a price above $200 (CARD-020)', () => {
  expect(isMarketComparable(facts({ shownPriceCents: 20000 }), all)).toBe(false)
  expect(isMarketComparable(facts({ shownPriceCents: 20100 }), all)).toBe(true)
  expect(isMarketComparable(facts({ status: 'coming_soon' }), all)).toBe(false)
  expect(isMarketComparable(facts({ isSold: true }), all)).toBe(false)
  expect(isMarketComparable(facts({ averageMarketPriceCents: null }), all)).toBe(false)
})

test('a site that compares used stock only shows nothing on new and demo stock (CARD-021)', () => {
  expect(isMarketComparable(facts({ carType: 'demo' }), { usedOnly: true })).toBe(false)
  expect(isMarketComparable(facts({ carType: 'demo' }), all)).toBe(true)
})

test('the badge never claims more than the gap (CARD-019)', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 20001, max: 20_000_000 }),
      fc.integer({ min: 0, max: 20_000_000 }),
      (shownPriceCents, averageMarketPriceCents) => {
        const badge = belowMarketBadge(facts({ shownPriceCents, averageMarketPriceCents }), all)
        expect(badge !== null).toBe(averageMarketPriceCents - shownPriceCents > 49900)
        if (badge)
          expect(Number(badge.text.replace(/[^\d]/g, '')) * 100).toBeLessThanOrEqual(
            averageMarketPriceCents - shownPriceCents,
          )
      },
    ),
  )
})
