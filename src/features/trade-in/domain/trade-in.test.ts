import { expect, test } from 'vitest'
import { tradeInTitle } from './trade-in.ts'

test('a vehicle’s title is year, make, model and badge', () => {
  const plain = { itemType: 'car', body: null, fuel: null, transmission: null, drive: null } as const
  expect(tradeInTitle({ ...plain, year: 2021, make: 'Kia', model: 'Carnival', badge: 'S' })).toBe(
    '2021 Kia Carnival S',
  )
  expect(tradeInTitle({ ...plain, year: 2021, make: 'Kia', model: 'Carnival', badge: null })).toBe(
    '2021 Kia Carnival',
  )
})
