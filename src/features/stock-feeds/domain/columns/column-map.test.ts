import { expect, test } from 'vitest'
import { findWireField, mapColumns } from './column-map.ts'
import { DEALER_STUDIO_SOURCE } from './dealer-studio-source.ts'
import { FEED_SOURCES } from './feed-sources.ts'
import { plainHeader } from './feed-source.ts'

/** The columns of the Dealer Studio schema as in standards.md B6. */
const B6_COLUMNS = [
  'Stock number',
  'Car type',
  'Make',
  'Model',
  'DAP Price',
  'EGC Price',
  'Badge',
  'Series',
  'Cylinders',
  'Rego',
  'Rego expiry',
  'Vin',
  'Body',
  'Year',
  'Odometer',
  'Interior Colour',
  'Exterior Colour',
  'Location code',
  'Vehicle description',
  'Build date',
  'Compliance date',
  'Dealercomments',
  'Fuel',
  'Transmission',
  'Doors',
  'Seats',
  'Purchase cost',
  'Features',
  'Certified',
  'Drive',
  'Engine size',
  'Encrypted RedBook code',
  'NVIC code',
  'AutoGrab ID',
]

test('every column of B6 is understood, and purchase cost is dropped', () => {
  const map = mapColumns(DEALER_STUDIO_SOURCE, B6_COLUMNS)
  expect(map).toMatchObject({ missing: [], unknown: [], repeated: [], dropped: ['Purchase cost'] })
  expect(map.columns.filter((column) => column !== null)).toHaveLength(B6_COLUMNS.length - 3)
})

test('headers are recognised in any case and spelling, by alias or wire name', () => {
  for (const header of ['STOCK_NUMBER', ' stock-no ', 'stocknum'])
    expect(mapColumns(DEALER_STUDIO_SOURCE, [header]).columns[0]?.to).toBe('stocknum')
  expect(
    mapColumns(DEALER_STUDIO_SOURCE, ['variant.torque', 'ATM']).columns.map((column) => column?.to),
  ).toEqual(['variant.torque', 'specifications.aggregate_trailer_mass'])
})

test('missing, unknown and repeated columns are reported', () => {
  expect(mapColumns(DEALER_STUDIO_SOURCE, ['Stock number', 'Stock no', 'Horoscope'])).toMatchObject({
    missing: ['Car type', 'Make', 'Model', 'Year'],
    unknown: ['Horoscope'],
    repeated: ['Stock no'],
  })
})

test('each source refers to existing fields, and no header matches two columns', () => {
  for (const source of FEED_SOURCES) {
    const headers = source.columns.flatMap((column) => column.headers.map(plainHeader))
    expect(source.columns.filter((column) => !findWireField(column.to))).toEqual([])
    expect(headers).toHaveLength(new Set(headers).size)
  }
})

test('new, used and demonstrator are recognised under the headers found in real exports', () => {
  for (const header of ['N/U', 'N/U/D', 'U/N', 'New/Used', 'NUD', 'NU_Flag', 'Condition code', 'Used/New'])
    expect([header, mapColumns(DEALER_STUDIO_SOURCE, [header]).columns[0]?.to]).toEqual([header, 'car_type'])
  const words: Record<string, string> = mapColumns(DEALER_STUDIO_SOURCE, ['N/U']).columns[0]?.words ?? {}
  expect(['n', 'u', 'd', 'usedcars', 'demos'].map((word) => words[word])).toEqual([
    'new',
    'used',
    'demo',
    'used',
    'demo',
  ])
})
