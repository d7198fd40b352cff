import { expect, test } from 'vitest'
import { FORECOURT_JSON_SOURCE } from '../columns/forecourt-json-source.ts'
import { NORTH } from '../testing/full-vehicle.ts'
import { blankVehicle, plainStockNumber } from './blank-vehicle.ts'

test('one stock number in any letter case is one vehicle', () => {
  const start = { source: FORECOURT_JSON_SOURCE, dealership: NORTH, now: '2026-11-21T05:00:00.000Z' }
  expect(blankVehicle({ ...start, stockNumber: ' u7 ' })).toEqual(
    blankVehicle({ ...start, stockNumber: 'U7' }),
  )
  expect(plainStockNumber(' u7 ')).toBe('U7')
})

test('a new vehicle has no price, so that nothing is advertised that the feed did not say', () => {
  const start = { source: FORECOURT_JSON_SOURCE, dealership: NORTH, now: '2026-11-21T05:00:00.000Z' }
  expect(blankVehicle({ ...start, stockNumber: 'U7' })).toMatchObject({
    priceCents: null,
    priceKind: 'on_application',
    dealershipId: NORTH.id,
  })
})
