import { expect, test } from 'vitest'
import { aVehicle } from '#src/features/vehicles/domain/testing/vehicle-builders.ts'
import { ascItem } from './asc-item.ts'

test('a vehicle in stock carries its VIN, stock number and displayed price in dollars', () => {
  const vehicle = aVehicle({ make: 'Kia', vin: 'KNAPX81ABR7000001', stockNumber: 'K1', carType: 'demo' })
  expect(ascItem(vehicle)).toMatchObject({
    item_id: 'KNAPX81ABR7000001',
    item_number: 'K1',
    item_make: 'Kia',
    item_condition: 'demo',
  })
})

test('a vehicle without an advertised price has none in its event', () => {
  expect(ascItem(aVehicle({ priceKind: 'on_application' })).item_price).toBeNull()
})
