import { expect, test } from 'vitest'
import { createRandom } from '#seed/stock/random.ts'
import { dealerPrice, kilometresAt, marketValue } from './price-model.ts'

const used = { priceNew: 50_000, segment: 'suv', carType: 'used', ageYears: 4, km: 58_000, noise: 0 } as const

test('older is cheaper, further driven is cheaper, and a demo is below new', () => {
  expect(marketValue({ ...used, ageYears: 5, km: 72_500 })).toBeLessThan(marketValue(used))
  expect(marketValue({ ...used, km: 120_000 })).toBeLessThan(marketValue(used))
  expect(marketValue({ ...used, carType: 'demo', km: 3_000 })).toBeLessThan(
    marketValue({ ...used, carType: 'new', km: 10 }),
  )
})

test('a four-year-old SUV keeps between half and three quarters of its price, an electric car less', () => {
  expect(marketValue(used) / 50_000).toBeGreaterThan(0.5)
  expect(marketValue(used) / 50_000).toBeLessThan(0.75)
  expect(marketValue({ ...used, segment: 'electric' })).toBeLessThan(marketValue(used))
})

test('asking prices have dealer-style endings, close to the value', () => {
  const random = createRandom('price')
  for (let value = 3_000; value < 200_000; value += 977) {
    const price = dealerPrice(value, random)
    expect(String(price)).toMatch(/(990|888|490|950|500|000)$/)
    expect(Math.abs(price - value)).toBeLessThanOrEqual(1_000)
  }
})

test('new vehicles have delivery kilometres only, and caravans none', () => {
  const random = createRandom('km')
  for (let turn = 0; turn < 100; turn++) expect(kilometresAt('suv', 'new', 0.2, random)).toBeLessThan(100)
  expect(kilometresAt('caravan', 'used', 5, random)).toBe(0)
})
