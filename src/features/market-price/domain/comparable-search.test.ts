import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aMarket, aMarketVehicle } from '#src/features/market-price/testing/market-builders.ts'
import { parseFilter } from '#src/features/search/domain/filter/filter-parser.ts'
import { COMPARABLES_MAX, comparableFilter, marketStockFilter, pickComparables } from './comparable-search.ts'

test('any make, model and moment give a valid filter', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.integer({ min: 0, max: 4e12 }), (make, model, nowMs) => {
      const filter = comparableFilter(aMarketVehicle({ make, model }), { years: 2, sameCarType: true })
      expect(parseFilter(filter).ok).toBe(true)
      expect(parseFilter(marketStockFilter(nowMs)).ok).toBe(true)
    }),
  )
})

test('the subject is never its own comparable, by id or VIN, and each VIN counts once', () => {
  const subject = aMarketVehicle({ vin: 'VIN1' })
  const found = [
    subject,
    aMarketVehicle({ id: 'veh_other_listing', vin: 'VIN1' }),
    aMarketVehicle({ id: 'veh_2', vin: 'VIN2' }),
    aMarketVehicle({ id: 'veh_3', vin: 'VIN2' }),
    aMarketVehicle({ id: 'veh_4', vin: null }),
  ]
  expect(pickComparables(subject, found).map(({ id }) => id)).toEqual(['veh_2', 'veh_4'])
})

test('the nearest are kept if there are more than can be weighed', () => {
  const near = aMarket(COMPARABLES_MAX, 25_000)
  const far = aMarketVehicle({ id: 'veh_far', year: 2017, km: 200_000, badge: 'ZR' })
  const picked = pickComparables(aMarketVehicle(), [far, ...near])
  expect(picked).toHaveLength(COMPARABLES_MAX)
  expect(picked).not.toContain(far)
})
