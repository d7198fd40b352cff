import { expect, test } from 'vitest'
import { aVehicle } from '#src/features/vehicles/domain/testing/vehicle-builders.ts'
import { sideCard } from './side-card.ts'

test('the side card has the advertised price with its kind, and a number only if one is advertised (API-014)', () => {
  const reduced = aVehicle({ priceCents: 50_000_00, offerPriceCents: 48_000_00 })
  expect(sideCard(reduced)).toMatchObject({
    price: 48_000,
    before_price: 50_000,
    price_type: 'drive_away',
    km: 48210,
  })
  expect(sideCard(aVehicle({ priceKind: 'on_application' }))).toMatchObject({
    price: null,
    before_price: null,
  })
})
