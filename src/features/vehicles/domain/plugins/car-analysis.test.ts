import { expect, test } from 'vitest'
import { aVehicle } from '#src/features/vehicles/domain/testing/vehicle-builders.ts'
import { carAnalysis } from './car-analysis.ts'

const now = Date.parse('2026-11-21T00:00:00Z')

test('the analysis uses only the vehicle’s own records (VDP-053)', () => {
  const vehicle = aVehicle({ buildDate: '2021-02-01', km: 58_000, createdAt: '2026-11-01T00:00:00Z' })
  expect(carAnalysis(vehicle, now)).toEqual([
    { label: 'Age', value: 'About 6 years, built 1 Feb 2021' },
    { label: 'Kilometres a year', value: 'About 10,000 km, from 58,000 km on the odometer' },
    { label: 'Registration left', value: '3 months, to 17 Mar 2027' },
    { label: 'Listed here', value: 'For 20 days' },
    { label: 'Fuel for 1,000 km', value: 'About 81 L by the maker’s combined figure' },
  ])
})

test('unknown, expired or future values leave no row', () => {
  const bare = aVehicle({
    buildDate: null,
    year: 2026,
    km: null,
    regoExpiry: '2026-01-01',
    createdAt: '2027-01-01T00:00:00Z',
    variant: { ...aVehicle().variant, fuelConsumptionCombined: null },
  })
  expect(carAnalysis(bare, now)).toEqual([])
})

test('new and demonstrator stock has no analysis', () => {
  expect(carAnalysis(aVehicle({ carType: 'new' }), now)).toEqual([])
  expect(carAnalysis(aVehicle({ carType: 'demo' }), now)).toEqual([])
})
