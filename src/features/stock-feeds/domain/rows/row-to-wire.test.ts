import { expect, test } from 'vitest'
import { mapColumns } from '../columns/column-map.ts'
import { DEALER_STUDIO_SOURCE } from '../columns/dealer-studio-source.ts'
import { cellsToWire, recordToWire } from './row-to-wire.ts'

const columnsOf = (headers: string[]) => mapColumns(DEALER_STUDIO_SOURCE, headers).columns

test('cells go to their wire names, dotted ones into their group, dropped ones nowhere', () => {
  const row = cellsToWire(columnsOf(['Stock number', 'Purchase cost', 'Cylinders', 'GVM', 'Odometer']), [
    'U1',
    '41250',
    '4',
    '3,050 kg',
    'lots',
  ])
  expect(row.wire).toEqual({ stocknum: 'U1', variant: { cylinders: 4, grossvehiclemass: 3050 } })
  expect(row.issues).toMatchObject([{ severity: 'refused', field: 'km' }])
})

test('text in JSON is parsed by kind, including inside groups', () => {
  const columns = new Map(['before_price', 'specifications'].map((key) => [key, columnsOf([key])[0] ?? null]))
  const row = recordToWire(columns, {
    before_price: '$34,990',
    specifications: { body_length: '21.5 ft', sleeps: 4, secret: 1 },
    other: 1,
  })
  expect(row.wire).toEqual({ before_price: 34990, specifications: { body_length: 6553, sleeps: 4 } })
})
