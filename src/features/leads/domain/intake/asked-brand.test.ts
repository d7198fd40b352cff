import { expect, test } from 'vitest'
import { askedBrand, brandInitial, sellersOf } from './asked-brand.ts'

const places = [
  { slug: 'main', isVisible: true, manufacturers: ['Toyota', 'Kia'] },
  { slug: 'star', isVisible: true, manufacturers: ['Mercedes-Benz', 'Kia'] },
  { slug: 'back', isVisible: false, manufacturers: ['Lexus'] },
]

test('the page’s brand comes before one in the text, and only a brand the site sells counts (pain 4)', () => {
  expect(askedBrand(places, { manufacturer_slug: 'kia', vehicle_of_interest: 'Toyota HiLux' })).toBe('Kia')
  expect(askedBrand(places, { vehicle_of_interest: 'A mercedes benz C 200, or a Toyota' })).toBe(
    'Mercedes-Benz',
  )
  expect(askedBrand(places, { vehicle_details: '2019 TOYOTA Corolla' })).toBe('Toyota')
  expect(askedBrand(places, { manufacturer_slug: 'lexus', vehicle_details: 'Toyotas' })).toBeNull()
  expect(askedBrand(places, { manufacturer_slug: '__proto__' })).toBeNull()
  expect(askedBrand(places, {})).toBeNull()
})

test('a link preselects the location if only one sells the brand, and otherwise leaves it to the visitor', () => {
  expect(brandInitial(places, 'Mercedes-Benz')).toEqual({
    manufacturer_slug: 'mercedes-benz',
    location: 'star',
  })
  expect(brandInitial(places, 'kia')).toEqual({ manufacturer_slug: 'kia' })
  expect(brandInitial(places, 'lexus')).toEqual({})
  expect(brandInitial(places, '')).toEqual({})
  expect(sellersOf(places, 'KIA').map(({ slug }) => slug)).toEqual(['main', 'star'])
})
