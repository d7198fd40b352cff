import { expect, test } from 'vitest'
import { FORECOURT_JSON_SOURCE } from '../columns/forecourt-json-source.ts'
import { NORTH } from '../testing/full-vehicle.ts'
import { blankVehicle, plainStockNumber } from './blank-vehicle.ts'

test('a stock number is the same vehicle in any letter case', () => {
  const start = { source: FORECOURT_JSON_SOURCE, dealership: NORTH, now: '2026-11-21T05:00:00.000Z' }
  expect(blankVehicle({ ...start, stockNumber: ' u7 ' })).toEqual(
    blankVehicle({ ...start, stockNumber: 'U7' }),
  )
  expect(plainStockNumber(' u7 ')).toBe('U7')
})

test('a new vehicle has no price, so that only what the feed says is advertised', () => {
  const start = { source: FORECOURT_JSON_SOURCE, dealership: NORTH, now: '2026-11-21T05:00:00.000Z' }
  expect(blankVehicle({ ...start, stockNumber: 'U7' })).toMatchObject({
    priceCents: null,
    priceKind: 'on_application',
    dealershipId: NORTH.id,
  })
})
