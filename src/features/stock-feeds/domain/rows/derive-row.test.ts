import { expect, test } from 'vitest'
import { FULL_VEHICLE } from '../testing/full-vehicle.ts'
import { deriveRow, priceDay, simpleFuel, simpleTransmission } from './derive-row.ts'

const derive = (wire: Record<string, unknown>) => deriveRow({ wire, issues: [] }, null)

test('the drive-away price comes first, then EGC, then price on application (B6, ACL s 48)', () => {
  expect(derive({ drive_away_price: 100, egc_price: 90, state: 'QLD' }).wire).toMatchObject({
    price: 100,
    price_type: 'drive_away',
    price_state: 'QLD',
  })
  expect(derive({ drive_away_price: 0, egc_price: 90 }).wire).toMatchObject({ price: 90, price_type: 'egc' })
  expect(derive({ drive_away_price: null, egc_price: null }).wire).toMatchObject({
    price: null,
    price_type: 'on_application',
  })
  expect(derive({ drive_away_price: 100, price_type: 'estimated_drive_away' }).wire.price_type).toBe(
    'estimated_drive_away',
  )
})

test('a bare price is refused for a new vehicle and keeps the kind of a known one', () => {
  expect(derive({ price: 100 }).issues).toMatchObject([{ severity: 'refused', field: 'price_type' }])
  expect(deriveRow({ wire: { price: 100 }, issues: [] }, FULL_VEHICLE).issues).toEqual([])
})

test('an engine size below 30 is litres, and above it cc (B6)', () => {
  expect(derive({ engine: '2.8' }).wire).toMatchObject({ engine_size: 2800, engine_size_litres: 2.8 })
  expect(derive({ engine: '2755 cc' }).wire).toMatchObject({ engine_size: 2755, engine_size_litres: 2.8 })
  expect(derive({ engine: 'big' }).issues).toMatchObject([{ severity: 'warning', field: 'engine_size' }])
})

test('fuel and transmission each get one simple word', () => {
  expect(
    [
      'Petrol - Unleaded ULP',
      'Diesel - Turbo',
      'Petrol/Electric Hybrid',
      'Plug-in Hybrid',
      'Electric',
      'Hay',
    ].map(simpleFuel),
  ).toEqual(['Petrol', 'Diesel', 'Hybrid', 'Plug-in Hybrid', 'Electric', null])
  expect(['6 Speed Sports Automatic', '5 Speed Manual', 'CVT', '?'].map(simpleTransmission)).toEqual([
    'Automatic',
    'Manual',
    'Automatic',
    null,
  ])
})

test('sold in either field means sold, and pictures are counted', () => {
  expect(derive({ status: 'sold' }).wire.sold).toBe(true)
  expect(derive({ sold: true }).wire.status).toBe('sold')
  expect(derive({ images: ['/a', '/b'] }).wire).toMatchObject({ photos_count: 2, primary_image_url: '/a' })
})

test('a price keeps its date while amount and kind are unchanged', () => {
  expect(priceDay(FULL_VEHICLE, FULL_VEHICLE, '2030-01-01')).toBe('2026-11-18')
  expect(priceDay({ ...FULL_VEHICLE, priceCents: 1 }, FULL_VEHICLE, '2030-01-01')).toBe('2030-01-01')
  expect(priceDay({ ...FULL_VEHICLE, priceCents: null }, null, '2030-01-01')).toBeNull()
})
