import fc from 'fast-check'
import { expect, test } from 'vitest'
import { distanceKm } from '../distance.ts'
import { ACT_POSTCODES, NSW_POSTCODES } from './nsw-postcodes.ts'
import { countPostcodes, findPostcodePlace, parsePostcode, type PostcodePlace } from './postcode-place.ts'
import { QLD_POSTCODES } from './qld-postcodes.ts'
import { SA_POSTCODES } from './sa-postcodes.ts'
import { VIC_POSTCODES } from './vic-postcodes.ts'
import { NT_POSTCODES, TAS_POSTCODES, WA_POSTCODES } from './wa-nt-tas-postcodes.ts'

const TABLES = [
  NSW_POSTCODES,
  ACT_POSTCODES,
  VIC_POSTCODES,
  QLD_POSTCODES,
  SA_POSTCODES,
  WA_POSTCODES,
  NT_POSTCODES,
  TAS_POSTCODES,
]

/** South, north, west, east in degrees. */
const BOUNDS: Record<PostcodePlace['state'], [number, number, number, number]> = {
  NSW: [-37.6, -28.1, 140.9, 153.7],
  ACT: [-35.6, -35.1, 148.9, 149.3],
  VIC: [-39.1, -33.9, 140.9, 150.1],
  QLD: [-29.2, -9.9, 137.9, 153.6],
  SA: [-38.1, -25.9, 128.9, 141.1],
  WA: [-35.2, -13.6, 112.8, 129.1],
  NT: [-26.1, -10.9, 128.9, 138.1],
  TAS: [-43.7, -40.5, 144.5, 148.5],
}

test('every line of the tables parses, once, in order and inside its state (VDP-020)', () => {
  const lines = TABLES.flatMap((table) => table.trim().split('\n'))
  expect(countPostcodes()).toBe(lines.length)
  expect(lines.length).toBeGreaterThan(600)
  for (const line of lines) {
    const place = findPostcodePlace(line.slice(0, 4))
    expect(place, line).not.toBeNull()
    if (!place) continue
    const [south, north, west, east] = BOUNDS[place.state]
    expect(place.lat > south && place.lat < north && place.long > west && place.long < east, line).toBe(true)
  }
  for (const table of TABLES) {
    const numbers = table
      .trim()
      .split('\n')
      .map((line) => Number(line.slice(0, 4)))
    expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b))
  }
})

test('in a city, postcodes with neighbouring numbers are close to each other', () => {
  const metropolitan: [number, number, number][] = [
    [2000, 2234, 60],
    [3000, 3207, 60],
    [4000, 4179, 60],
    [5000, 5098, 45],
    [6000, 6069, 65],
  ]
  for (const [from, to, kmMax] of metropolitan) {
    const centre = findPostcodePlace(String(from))
    for (let number = from; number <= to; number++) {
      const place = findPostcodePlace(String(number))
      if (!centre || !place) continue
      expect(distanceKm(centre, place), String(number)).toBeLessThan(kmMax)
    }
  }
})

test('a postcode without its own centre uses that of its neighbours', () => {
  expect(findPostcodePlace('4002')).toMatchObject({ state: 'QLD', name: 'Brisbane City region' })
  expect(findPostcodePlace('2836')).toMatchObject({ state: 'NSW', name: 'Cobar region' })
})

test('islands, PO boxes and unused numbers cannot be delivered to (ERR-009)', () => {
  for (const postcode of [
    '9999',
    '1001',
    '8001',
    '0200',
    '2898',
    '2899',
    '7256',
    '4875',
    '6799',
    '5800',
    '0900',
  ])
    expect(findPostcodePlace(postcode), postcode).toBeNull()
})

test('only four digits are a postcode, and no text breaks the lookup', () => {
  expect(parsePostcode(' 4000 ')).toBe('4000')
  for (const text of ['', '400', '40000', '4e3', '-400', '４０００', '<b>4', 'abcd'])
    expect(parsePostcode(text), text).toBeNull()
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(findPostcodePlace(text) === null || /^\d{4}$/.test(text)).toBe(true)
    }),
  )
})

test('every four-digit number resolves to a point inside Australia or to none', () => {
  for (let number = 0; number <= 9999; number++) {
    const place = findPostcodePlace(String(number).padStart(4, '0'))
    if (!place) continue
    expect(place.lat < -9 && place.lat > -44 && place.long > 112 && place.long < 154, String(number)).toBe(
      true,
    )
  }
})
