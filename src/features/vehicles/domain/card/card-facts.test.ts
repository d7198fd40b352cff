import { expect, test } from 'vitest'
import { toPriceDisplay } from '#src/features/vehicles/domain/price-display.ts'
import { aStockDocument } from '#src/features/vehicles/domain/testing/vehicle-builders.ts'
import { toCardFacts } from './card-facts.ts'

const settings = { offersSubscriptions: false, noPriceText: 'TBC' }

test('index dollars become cents, and a former price accompanies the displayed one (CARD-012, CARD-024)', () => {
  expect(toCardFacts(aStockDocument())).toMatchObject({
    priceCents: 5499000,
    offerPriceCents: null,
    shownPriceCents: 5499000,
  })
  const offer = toCardFacts(aStockDocument({ price: 49990, price_range: 49990, before_price: 54990 }))
  expect(offer).toMatchObject({ shownPriceCents: 4999000 })
  expect(toPriceDisplay(offer, settings)).toMatchObject({ text: '$49,990', wasText: '$54,990' })
})

test('a price of unknown kind is not shown (standards B9)', () => {
  const facts = toCardFacts(aStockDocument({ price_kind: 'guess' }))
  expect(facts.shownPriceCents).toBeNull()
  expect(toPriceDisplay(facts, settings).text).toBe('TBC')
})
