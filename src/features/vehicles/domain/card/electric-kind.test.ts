import { expect, test } from 'vitest'
import { electricKind } from './electric-kind.ts'

test('electric and hybrid are recognised from the fuel text, and petrol has no tag (CARD-025)', () => {
  const rows: [string | null, string | null][] = [
    ['Electric', 'electric'],
    ['EV', 'electric'],
    ['BEV', 'electric'],
    ['Hybrid', 'hybrid'],
    ['Petrol/Electric', 'hybrid'],
    ['Petrol - Unleaded / Electric Hybrid', 'hybrid'],
    ['MHEV', 'hybrid'],
    ['Plug-in Hybrid', 'plug_in_hybrid'],
    ['PHEV', 'plug_in_hybrid'],
    ['Petrol', null],
    ['Diesel', null],
    ['LPG', null],
    ['Several', null],
    [null, null],
  ]
  for (const [fuel, kind] of rows) expect(electricKind(fuel), String(fuel)).toBe(kind)
})
