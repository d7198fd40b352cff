import fc from 'fast-check'
import { expect, test } from 'vitest'
import { yearIn } from './year-in-words.ts'

const year = fc.integer({ min: 1950, max: 2049 }).map(String)
const make = fc.constantFrom('Peugeot', 'Mazda', 'Land Rover', 'BMW')
const orders = [
  (make: string, model: string, year: string) => `${year} ${make} ${model} GT`,
  (make: string, model: string, year: string) => `${make} ${model} GT ${year}`,
  (make: string, model: string, year: string) => `${make} ${model} ${year}`,
  (make: string, model: string, year: string) => `my ${make} ${model}, from ${year}`,
]

test('a model that is a number is not the year where the year stands, in whatever order they are written', () => {
  fc.assert(
    fc.property(make, year, year, fc.constantFrom(...orders), (make, model, made, write) => {
      const words = write(make, model, made)
      const found = yearIn(words, make)
      expect(found?.year).toBe(made)
      expect(words.slice(found?.at).startsWith(made)).toBe(true)
    }),
  )
})

test('a model known by its number is no year, also where it stands alone and for a make the site does not sell', () => {
  expect(yearIn('Peugeot 2008 GT', null)).toBeNull()
  expect(yearIn('Peugeot 2008 GT 2021', null)?.year).toBe('2021')
  expect(yearIn('2008 Peugeot 207', 'Peugeot')?.year).toBe('2008')
  expect(yearIn('Peugeot 207 2008', 'Peugeot')?.year).toBe('2008')
  expect(yearIn('Peugeot 3008', 'Peugeot')).toBeNull()
  expect(yearIn('Mazda 2019', 'Mazda')?.year).toBe('2019')
})
