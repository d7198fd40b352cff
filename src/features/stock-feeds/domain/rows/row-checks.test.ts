import { expect, test } from 'vitest'
import { FULL_VEHICLE } from '../testing/full-vehicle.ts'
import { checkVehicle } from './row-checks.ts'

const faults = (changes: Partial<typeof FULL_VEHICLE>) =>
  checkVehicle({ ...FULL_VEHICLE, ...changes }, 2026).map((issue) => `${issue.severity} ${issue.field}`)

test('year, price and kilometres must be plausible (B6)', () => {
  expect(faults({})).toEqual([])
  expect(faults({ year: 2029 })).toEqual(['refused year'])
  expect(faults({ year: 2028 })).toEqual([])
  expect(faults({ priceCents: 99_99 })).toEqual(['refused price'])
  expect(faults({ priceCents: null })).toEqual(['refused price'])
  expect(faults({ priceCents: null, priceKind: 'on_application' })).toEqual([])
  expect(faults({ km: -1 })).toEqual(['refused km'])
})

test('a short chassis number is an error from 1989 and a warning before', () => {
  expect(faults({ vin: 'HQ12345' })).toEqual(['refused vin'])
  expect(faults({ vin: 'HQ12345', year: 1974 })).toEqual(['warning vin'])
  expect(faults({ vin: null })).toEqual([])
})
