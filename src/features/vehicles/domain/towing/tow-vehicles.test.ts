import { expect, test } from 'vitest'
import { findTowVehicle, TOW_VEHICLES } from './tow-vehicles.ts'

test('every tow vehicle has its own key and a rating a road-going vehicle can have', () => {
  expect(new Set(TOW_VEHICLES.map(({ key }) => key)).size).toBe(TOW_VEHICLES.length)
  for (const { brakedKg, years } of TOW_VEHICLES) {
    expect(brakedKg).toBeGreaterThanOrEqual(750)
    expect(brakedKg).toBeLessThanOrEqual(4500)
    expect(years).toMatch(/^\d{4} to \d{4}$/)
  }
})

test('a vehicle is found by its key, nothing by anything else', () => {
  expect(findTowVehicle('ford-ranger-2011')).toMatchObject({ model: 'Ranger', brakedKg: 3500 })
  expect(findTowVehicle(null)).toBeUndefined()
  expect(findTowVehicle('constructor')).toBeUndefined()
})
