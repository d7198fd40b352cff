import { expect, test } from 'vitest'
import { properBody, simpleBody, tidyWords } from './dealer-words.ts'

test.each([
  ['DUAL CAB P/UP', 'Dual Cab Pick-up', 'Ute'],
  ['D/CAB C/CHAS', 'Double Cab Cab Chassis', 'Cab Chassis'],
  ['4D WAGON', '4D Wagon', 'Wagon'],
  ['5D HATCHBACK', '5D Hatch', 'Hatch'],
  ['SUV', 'SUV', 'SUV'],
  ['Sedan', 'Sedan', 'Sedan'],
  ['UTILITY', 'Utility', 'Ute'],
  ['Prime Mover', 'Prime Mover', 'Prime Mover'],
])('the body %s is %s, and %s in the facet', (text, body, simple) => {
  expect([properBody(text), simpleBody(properBody(text))]).toEqual([body, simple])
})

test('words from dealers’ systems become shoppers’ words, and well-written text is kept', () => {
  expect(
    tidyWords({
      make: 'TOYOTA',
      model: 'HILUX',
      badge: 'SR5',
      colour: 'GLACIER WHITE',
      fuel: 'D',
      trans: '6 SP AUTO',
      drive: '4WD',
      name: '2023 TOYOTA HILUX SR5',
    }),
  ).toEqual({
    make: 'Toyota',
    model: 'HiLux',
    badge: 'SR5',
    colour: 'Glacier White',
    fuel: 'Diesel',
    trans: '6 Speed Automatic',
    drive: '4x4',
  })
  const good = {
    make: 'Mazda',
    model: 'CX-5',
    fuel: 'Petrol - Unleaded',
    trans: 'Sports Automatic',
    drive: 'AWD',
  }
  expect(tidyWords({ ...good, name: 'Mazda CX-5, as new' })).toEqual({ ...good, name: 'Mazda CX-5, as new' })
  expect(tidyWords({ make: null, model: { toString: 0 } })).toEqual({ make: null, model: { toString: 0 } })
})
