import { expect, test } from 'vitest'
import { aVehicle } from '#src/features/vehicles/domain/testing/vehicle-builders.ts'
import { FILTERABLE_ATTRIBUTES, SEARCHABLE_ATTRIBUTES } from './stock-document.ts'
import { toStockDocument } from './to-stock-document.ts'

const NAMES = { dealerships: new Map(), locations: new Map() }

test('filter, slider and sort use the displayed price, and the former price is given with it', () => {
  const offered = toStockDocument(
    aVehicle({ priceKind: 'drive_away', priceCents: 3_000_000, offerPriceCents: 2_850_050 }),
    NAMES,
  )
  expect([offered.price, offered.price_range, offered.before_price]).toEqual([28_500.5, 28_500.5, 30_000])
  const hidden = toStockDocument(
    aVehicle({ priceKind: 'on_application', priceCents: 3_000_000, offerPriceCents: 1 }),
    NAMES,
  )
  expect([hidden.price, hidden.price_range, hidden.before_price]).toEqual([null, null, null])
  const listed = { carType: 'new', beforePriceCents: 9_000_000 } as const
  expect(toStockDocument(aVehicle(listed), NAMES).before_price).toBeNull()
})

test('a vehicle is sorted and filtered by its displayed price: no offer of $10, no price of nothing (CARD-012, CARD-013)', () => {
  const shown = (priceCents: number, offerPriceCents: number | null) =>
    toStockDocument(aVehicle({ priceKind: 'drive_away', priceCents, offerPriceCents } as never), NAMES)
      .price_range
  expect([shown(3_000_000, 1_000), shown(3_000_000, 1_001), shown(0, null)]).toEqual([30_000, 10.01, null])
})

test('names come from the site, times are Unix seconds, and a sold flag makes the status sold', () => {
  const vehicle = aVehicle({ isSold: true, soldAt: '2026-11-20T00:00:00Z', photosCount: 0 })
  const document = toStockDocument(vehicle, {
    dealerships: new Map([[vehicle.dealershipId, 'Hill Motors']]),
    locations: new Map(),
  })
  expect(document).toMatchObject({
    dealership_name: 'Hill Motors',
    status: 'sold',
    sold_date_timestamp: Date.UTC(2026, 10, 20) / 1000,
    featured_rank: 5,
  })
})

test('the document has every attribute of the index and nothing else of the vehicle', () => {
  const document = toStockDocument(
    { ...aVehicle(), purchaseCostCents: 1, dealerNotes: 'x' } as ReturnType<typeof aVehicle>,
    NAMES,
  )
  for (const name of [...FILTERABLE_ATTRIBUTES, ...SEARCHABLE_ATTRIBUTES])
    expect(document).toHaveProperty(name)
  expect(JSON.stringify(document)).not.toMatch(/purchase|dealerNotes|nvic|historyReport/)
})
