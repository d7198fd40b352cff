import { expect, test } from 'vitest'
import type { StockDocument } from '#src/features/search/domain/stock-document.ts'
import { compareRows } from './compare-rows.ts'

const aDocument = (change: Partial<StockDocument>): StockDocument =>
  ({
    year: 2020,
    km: 48_210,
    car_type: 'used',
    badge: null,
    body: 'SUV',
    transmission: null,
    fuel: 'Diesel',
    drive: null,
    engine_size: null,
    seats: 5,
    doors: null,
    gvm: null,
    payload: null,
    atm: null,
    towing_braked: null,
    sleeps: null,
    lams: null,
    colour: 'Red',
    certified: false,
    location_name: 'Gympie',
    city: null,
    stocknum: 'S1',
    ...change,
  }) as StockDocument

test('FAV-003: facts are in columns, empty rows are left out and differences are marked', () => {
  const rows = compareRows([aDocument({}), aDocument({ km: null, towing_braked: 3500 })])
  const row = (label: string) => rows.find((candidate) => candidate.label === label)
  expect(row('Kilometres')).toEqual({
    label: 'Kilometres',
    values: ['48,210 km', 'Not stated'],
    isDifferent: true,
  })
  expect(row('Body')).toEqual({ label: 'Body', values: ['SUV', 'SUV'], isDifferent: false })
  expect(row('Braked towing')?.values).toEqual(['Not stated', '3,500 kg'])
  expect(row('Sleeps')).toBe(undefined)
})
