import fc from 'fast-check'
import { expect, test } from 'vitest'
import { depositCents } from './deposit.ts'

test('RSV-007: the deposit is the site’s, and in SA at most a tenth of the price of used and demo stock', () => {
  const asked = { depositDollars: 200, priceCents: 1_500_00, state: 'SA', carType: 'used' } as const
  expect(depositCents(asked)).toBe(150_00)
  expect(depositCents({ ...asked, carType: 'new' })).toBe(200_00)
  expect(depositCents({ ...asked, state: 'QLD' })).toBe(200_00)
  expect(depositCents({ ...asked, priceCents: 40_000_00 })).toBe(200_00)
})

test('a deposit is a whole number of cents, from nothing to the price', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1_000_000 }),
      fc.integer({ min: 1, max: 100_000_000 }),
      fc.constantFrom('SA', 'NSW'),
      (cents, priceCents, state) => {
        const deposit = depositCents({
          depositDollars: cents / 100,
          priceCents,
          state,
          carType: 'used',
        } as never)
        expect(Number.isInteger(deposit)).toBe(true)
        expect(deposit).toBeLessThanOrEqual(state === 'SA' ? priceCents / 10 : priceCents)
      },
    ),
  )
})
