import type { AuState } from '#src/shared/domain/au-state.ts'
import { ACT_POSTCODES, NSW_POSTCODES } from './nsw-postcodes.ts'
import { QLD_POSTCODES } from './qld-postcodes.ts'
import { SA_POSTCODES } from './sa-postcodes.ts'
import { VIC_POSTCODES } from './vic-postcodes.ts'
import { NT_POSTCODES, TAS_POSTCODES, WA_POSTCODES } from './wa-nt-tas-postcodes.ts'

/** A point in degrees, WGS 84. */
export type Point = { lat: number; long: number }

/** Where a postcode is: a name to show and a centre to measure from. */
export type PostcodePlace = Point & { name: string; state: AuState }

/** Australia Post's street delivery ranges. Other numbers are PO boxes, large users or unused. */
const STREET_RANGES: readonly [from: number, to: number][] = [
  [800, 899],
  [2000, 2999],
  [3000, 3999],
  [4000, 4899],
  [5000, 5799],
  [6000, 6797],
  [7000, 7799],
]

/** Islands and Antarctica: no road or vehicle ferry that a carrier prices by distance. */
const OFF_THE_ROAD: ReadonlySet<string> = new Set([
  '0822', // Tiwi Islands and remote Top End
  '2898', // Lord Howe Island
  '2899', // Norfolk Island
  '4025', // Moreton Island
  '4183', // North Stradbroke Island
  '4184', // Southern Moreton Bay Islands
  '4819', // Magnetic Island
  '4871', // Cape York, islands and outback stations sharing one number
  '4875', // Torres Strait
  '4816', // Palm Island and outback stations sharing one number
  '6161', // Rottnest Island
  '7150', // Bruny Island and Macquarie Island
  '7151', // Antarctic stations
  '7255', // Flinders Island
  '7256', // King Island
])

const PLACES: ReadonlyMap<string, PostcodePlace> = readTables()
const NUMBERS: readonly number[] = [...PLACES.keys()].map(Number).sort((a, b) => a - b)

/** The four digits of a typed postcode, or null if it is not one. */
export function parsePostcode(text: string): string | null {
  const digits = text.trim()
  return /^\d{4}$/.test(digits) ? digits : null
}

/**
 * The place for a postcode: its own centre, else the centre of the postcodes that share its first three
 * digits, else its first two. Null where there is no road delivery: PO boxes, large users, islands and unused
 * numbers (ERR-009).
 */
export function findPostcodePlace(postcode: string): PostcodePlace | null {
  return OFF_THE_ROAD.has(postcode) ? null : findPostcodeCentre(postcode)
}

/** The place for a residential postcode, islands included; null for PO boxes, large users and unused numbers. */
export function findPostcodeCentre(postcode: string): PostcodePlace | null {
  const number = Number(postcode)
  if (parsePostcode(postcode) !== postcode) return null
  if (!STREET_RANGES.some(([from, to]) => number >= from && number <= to)) return null
  return PLACES.get(postcode) ?? neighbourhoodOf(postcode)
}

/** Every postcode with its own centre and name, once each. */
export function listPostcodePlaces(): PostcodePlace[] {
  return [...PLACES.values()]
}

/** How many postcodes have their own centre. */
export function countPostcodes(): number {
  return PLACES.size
}

function neighbourhoodOf(postcode: string): PostcodePlace | null {
  for (const digits of [3, 2]) {
    const near = NUMBERS.filter((number) => pad(number).slice(0, digits) === postcode.slice(0, digits))
    const places = near.flatMap((number) => PLACES.get(pad(number)) ?? [])
    if (places.length === 0) continue
    const gap = (number: number) => Math.abs(number - Number(postcode))
    const nearest = near.reduce((best, number) => (gap(number) < gap(best) ? number : best))
    const named = PLACES.get(pad(nearest))
    if (named) return { ...centreOf(places), name: `${named.name} region`, state: named.state }
  }
  return null
}

function centreOf(points: readonly Point[]): Point {
  const mean = (read: (point: Point) => number) => points.reduce((sum, p) => sum + read(p), 0) / points.length
  return { lat: mean((point) => point.lat), long: mean((point) => point.long) }
}

function pad(number: number): string {
  return String(number).padStart(4, '0')
}

function readTables(): Map<string, PostcodePlace> {
  const tables: [AuState, string][] = [
    ['NSW', NSW_POSTCODES],
    ['ACT', ACT_POSTCODES],
    ['VIC', VIC_POSTCODES],
    ['QLD', QLD_POSTCODES],
    ['SA', SA_POSTCODES],
    ['WA', WA_POSTCODES],
    ['NT', NT_POSTCODES],
    ['TAS', TAS_POSTCODES],
  ]
  return new Map(
    tables.flatMap(([state, table]) =>
      [...table.matchAll(/^(\d{4}) (-\d+\.\d+) (\d+\.\d+) (.+)$/gm)].map(
        ([, postcode = '', lat, long, name = '']): [string, PostcodePlace] => [
          postcode,
          { lat: Number(lat), long: Number(long), name, state },
        ],
      ),
    ),
  )
}
