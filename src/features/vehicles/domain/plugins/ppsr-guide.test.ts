import { expect, test } from 'vitest'
import { aVehicle } from '#src/features/vehicles/domain/testing/vehicle-builders.ts'
import { ppsrGuide } from './ppsr-guide.ts'

test('a used vehicle’s guide gives its VIN, the register and the price of a search (VDP-053)', () => {
  expect(ppsrGuide(aVehicle({ vin: 'MR0HA3CD500123456' }))).toMatchObject({
    vin: 'MR0HA3CD500123456',
    searchHref: 'https://www.ppsr.gov.au/how-motor-vehicle-search',
    priceText: expect.stringContaining('$2'),
  })
  expect(ppsrGuide(aVehicle({ vin: null }))?.vin).toBeNull()
})

test('a new vehicle needs no search', () => {
  expect(ppsrGuide(aVehicle({ carType: 'new' }))).toBeNull()
})
