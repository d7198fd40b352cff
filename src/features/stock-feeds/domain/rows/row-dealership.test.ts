import { expect, test } from 'vitest'
import { NORTH, SOUTH } from '../testing/full-vehicle.ts'
import { placeRow, rowDealership } from './row-dealership.ts'

const row = (wire: Record<string, unknown>) => ({ wire, issues: [] })
const both = [NORTH, SOUTH]

test('a key writes only its own dealership, named in the row or not', () => {
  expect(rowDealership(row({}), both, NORTH)).toEqual({ ok: true, value: NORTH })
  expect(
    rowDealership(row({ dealership_slug: 'NORTH-motors', dealership_id: NORTH.id }), both, NORTH),
  ).toEqual({ ok: true, value: NORTH })
  expect(
    rowDealership(row({ dealership_slug: 'north-motors', dealership_id: SOUTH.id }), both, NORTH).ok,
  ).toBe(false)
})

test('without a key’s dealership a row must name exactly one', () => {
  expect(rowDealership(row({ dealership_id: SOUTH.id }), both, null)).toEqual({ ok: true, value: SOUTH })
  for (const wire of [
    {},
    { dealership_slug: 'nobody' },
    { dealership_slug: 'north-motors', dealership_id: SOUTH.id },
  ])
    expect(rowDealership(row(wire), both, null).ok).toBe(false)
})

test('a location code gives location, city and state, and an unknown one is a warning', () => {
  expect(placeRow(row({ location_code: 'Tweed' }), NORTH).wire).toMatchObject({
    location_id: 'loc_tweed',
    location: 'Tweed Heads',
    state: 'NSW',
    dealership_id: NORTH.id,
  })
  expect(placeRow(row({ location_code: 'tweed', city: 'Banora Point' }), NORTH).wire.city).toBe(
    'Banora Point',
  )
  expect(placeRow(row({ location_code: 'mars' }), NORTH)).toMatchObject({
    wire: { location_id: null },
    issues: [{ severity: 'warning', field: 'location' }],
  })
})
