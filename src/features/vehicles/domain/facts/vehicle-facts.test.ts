import { expect, test } from 'vitest'
import { aStockDocument, aVehicle } from '#src/features/vehicles/domain/testing/vehicle-builders.ts'
import { toCardFacts } from '#src/features/vehicles/domain/card/card-facts.ts'
import { toVehicleFacts } from './vehicle-facts.ts'

test('sold by flag and sold by status both mean sold (VDP-046)', () => {
  expect(toVehicleFacts(aVehicle({ isSold: true })).isSold).toBe(true)
  expect(toVehicleFacts(aVehicle({ status: 'sold' })).isSold).toBe(true)
})

test('a price on application does not count as a price for buttons and badges (standards B9)', () => {
  expect(toVehicleFacts(aVehicle({ priceKind: 'on_application' })).shownPriceCents).toBeNull()
})

test('card and page read the same vehicle the same way', () => {
  const { createdAtMs, ...page } = toVehicleFacts(aVehicle())
  expect(toCardFacts(aStockDocument())).toMatchObject(page)
  expect(createdAtMs).toBe(Date.UTC(2026, 0, 1))
})
