import { expect, test } from 'vitest'
import { aLeadVehicle } from '../lead-samples.ts'
import { leadPrefill } from './lead-prefill.ts'

test('a lead about a vehicle carries the specification’s five and seven keys (LEAD-007, LEAD-008)', () => {
  const vehicle = aLeadVehicle({ make: 'Mercedes-Benz' })
  const prefill = leadPrefill(vehicle, {
    optIn: false,
    message: 'Hi',
    subcategory: null,
    isAutogaugeEnabled: true,
  })
  expect(prefill).toMatchObject({
    dealership_slug: vehicle.dealershipSlug,
    manufacturer_slug: 'mercedes-benz',
    stock_number: vehicle.stockNumber,
    'Vehicle Make': 'Mercedes-Benz',
    'Vehicle Model': vehicle.model,
    car_type: 'used',
    car_id: vehicle.id,
    vehicle_status: 'in_stock',
    opt_in: false,
    message: 'Hi',
    subcategory: '',
    autogauge_enabled: true,
  })
})
