import { expect, test } from 'vitest'
import { aDocument } from '#src/features/search/server/testing/stock-builders.ts'
import { createColumnarEngine } from '../columnar-engine.ts'

async function find(q: string): Promise<string[]> {
  const engine = createColumnarEngine()
  await engine.upsert([
    aDocument({ id: 'corolla', stocknum: 'TK4411', vin: 'JTDBR32E720012345' }),
    aDocument({
      id: 'cx5',
      name: '2020 Mazda CX-5 Akera',
      make: 'Mazda',
      model: 'CX-5',
      make_model: 'Mazda CX-5',
      badge: 'Akera',
      colour: 'Red',
      regplate: '123XYZ',
      stocknum: 'S2',
    }),
    aDocument({
      id: 'mazda3',
      name: '2020 Mazda 3 Pure',
      make: 'Mazda',
      model: '3',
      make_model: 'Mazda 3',
      badge: 'Pure',
      stocknum: 'S3',
    }),
    aDocument({
      id: 'lander',
      name: '2015 Mitsubishi Outlander Weekender',
      make: 'Mitsubishi',
      model: 'Outlander',
      badge: null,
      stocknum: 'S4',
    }),
  ])
  const found = await engine.search({ dealershipIds: ['dlr_a'], filter: '' }, { q })
  return found.ok ? found.value.hits.map(({ id }) => id) : []
}

test('words match whole, the last one as a prefix, and all must occur', async () => {
  expect(await find('toyota corolla')).toEqual(['corolla'])
  expect(await find('maz re')).toEqual([])
  expect(await find('mazda re')).toEqual(['cx5'])
  expect(await find('weekend')).toEqual(['lander'])
})

test('five letters allow one typo, nine two, four none, and a wrong first letter counts double', async () => {
  expect(await find('toyoat white')).toEqual(['corolla'])
  expect(await find('mitsubsihy white')).toEqual(['lander'])
  expect(await find('purr white')).toEqual([])
  expect(await find('doyota white')).toEqual([])
})

test('CX-5 is found as cx5, cx-5 and cx 5, Mazda 3 as mazda3', async () => {
  for (const q of ['cx5', 'CX-5', 'cx 5']) expect(await find(q)).toContain('cx5')
  expect(await find('mazda3')).toEqual(['mazda3'])
})

test('stock number, VIN and plate match by prefix and never with typos', async () => {
  expect(await find('tk44')).toEqual(['corolla'])
  expect(await find('JTDBR32E7')).toEqual(['corolla'])
  expect(await find('123 xyz')).toEqual(['cx5'])
  expect(await find('4411')).toEqual([])
  expect(await find('tk4511')).toEqual([])
})
