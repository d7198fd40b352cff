import { expect, test } from 'vitest'
import { DEALER_STUDIO_SOURCE } from '../columns/dealer-studio-source.ts'
import { FULL_VEHICLE, NORTH } from '../testing/full-vehicle.ts'
import { buildVehicle } from './build-vehicle.ts'

const NOW = '2026-11-21T05:00:00.000Z'
const NEW_ROW = { stocknum: 'u7', car_type: 'used', make: 'Kia', model: 'Rio', year: 2020 }
const build = (wire: Record<string, unknown>, current: typeof FULL_VEHICLE | null = null) =>
  buildVehicle({
    row: { wire, issues: [] },
    source: DEALER_STUDIO_SOURCE,
    dealership: NORTH,
    current,
    now: NOW,
  })

test('a new vehicle gets its id and slug from dealership and stock number, and its source’s defaults', () => {
  const { vehicle } = build(NEW_ROW)
  expect(vehicle).toMatchObject({
    stockNumber: 'U7',
    itemType: 'car',
    status: 'in_stock',
    priceKind: 'on_application',
    createdAt: NOW,
    name: '2020 Kia Rio',
  })
  expect(vehicle?.slug).toMatch(/^2020-kia-rio-\w{6}$/)
})

test('each required value missing from a new vehicle is named', () => {
  expect(build({ stocknum: 'U7' }).issues.map((issue) => issue.field)).toEqual([
    'car_type',
    'make',
    'model',
    'year',
  ])
})

test('an unreadable minor field is a warning and keeps the earlier value', () => {
  const { vehicle, issues } = build(
    { video_url: 'javascript:1', variant: { torque: 'much', cylinders: 6 } },
    FULL_VEHICLE,
  )
  expect(issues.map((issue) => `${issue.severity} ${issue.field}`)).toEqual([
    'warning video_url',
    'warning variant.torque',
  ])
  expect(vehicle).toMatchObject({ videoUrl: FULL_VEHICLE.videoUrl, variant: { torqueNm: 500, cylinders: 6 } })
})

test('a sale is dated once, and the date is cleared when the vehicle is in stock again', () => {
  const sold = build({ ...NEW_ROW, status: 'sold' }).vehicle
  expect(sold).toMatchObject({ isSold: true, soldAt: NOW })
  const later = buildVehicle({
    row: { wire: { status: 'sold' }, issues: [] },
    source: DEALER_STUDIO_SOURCE,
    dealership: NORTH,
    current: sold,
    now: '2027-01-01T00:00:00.000Z',
  })
  expect(later.vehicle?.soldAt).toBe(NOW)
  expect(build({ status: 'in_stock', sold: false }, sold).vehicle).toMatchObject({
    isSold: false,
    soldAt: null,
  })
})
