import { expect, test } from 'vitest'
import { BODY_TYPES, toBodyTiles, toBodyType } from './body-type.ts'

test('SRCH-053: each of the 20 types is recognised in the feed’s spellings and has a label, and an unknown one has none', () => {
  expect(Object.keys(BODY_TYPES)).toHaveLength(20)
  for (const type of Object.keys(BODY_TYPES)) expect(toBodyType(type)).toBe(type)
  expect(toBodyType('Cab Chassis')).toBe('cabChassis')
  expect(toBodyType('STATION WAGON')).toBe('stationWagon')
  expect(toBodyType('Hovercraft')).toBe(null)
  expect(toBodyType('constructor')).toBe(null)
})

test('SRCH-052: tiles are sorted by count, then name descending, 4 by default and 20 with custom bodies', () => {
  const values = [
    { value: 'Coupe', count: 3 },
    { value: 'Sedan', count: 7 },
    { value: 'Ute', count: 7 },
    { value: 'SUV', count: 9 },
    { value: 'Van', count: 1 },
    { value: 'Blimp', count: 99 },
    { value: 'Wagon', count: 0 },
  ]
  expect(toBodyTiles(values, 4).map((tile) => tile.label)).toEqual(['SUV', 'Ute', 'Sedan', 'Coupe'])
  expect(toBodyTiles(values, 20)).toHaveLength(5)
})

test('a truck dealer’s tiles keep their own body names, a car dealer’s only the spec’s (SRCH-052)', () => {
  const values = [
    { value: 'Tipper', count: 9 },
    { value: 'Cab Chassis', count: 4 },
  ]
  expect(toBodyTiles(values, 8, 'truck')).toEqual([
    { type: 'tipper', label: 'Tipper', value: 'Tipper', count: 9 },
    { type: 'bareTruck', label: 'Cab chassis', value: 'Cab Chassis', count: 4 },
  ])
  expect(toBodyTiles(values, 8, 'car').map(({ label }) => label)).toEqual(['Cab chassis'])
  expect(toBodyTiles(values, 8, 'motorcycle').map(({ label }) => label)).toEqual(['Cab chassis'])
})

test.each([
  ['Tipper', 'tipper'],
  ['Tilt Tray', 'tray'],
  ['Crane Truck', 'tray'],
  ['Refrigerated Pantech', 'lightTruck'],
  ['Curtainsider', 'lightTruck'],
  ['Prime Mover', 'bareTruck'],
  ['Agitator', 'bareTruck'],
  ['Van', 'van'],
])('a truck dealer’s %s is drawn as %s, never with a body it does not have', (value, type) => {
  expect(toBodyTiles([{ value, count: 1 }], 8, 'truck')).toMatchObject([{ type }])
})
