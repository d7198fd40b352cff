import { expect, test } from 'vitest'
import { aMarketVehicle } from '#src/features/market-price/testing/market-builders.ts'
import { usualVariant } from './usual-variant.ts'

const manual = aMarketVehicle({ badge: 'Sport', transmission: 'Manual' })
const automatic = aMarketVehicle({ badge: 'SX' })

test('an unknown gearbox is that of most comparables, of the same badge if there are any', () => {
  const told = aMarketVehicle({ badge: 'sport', transmission: null, fuel: 'Diesel' })
  expect(usualVariant(told, [automatic, automatic, manual])).toMatchObject({
    transmission: 'Manual',
    fuel: 'Diesel',
  })
  expect(usualVariant({ ...told, badge: null }, [automatic, automatic, manual]).transmission).toBe(
    'Automatic',
  )
})

test('without comparables nothing is made up', () => {
  const told = aMarketVehicle({ body: null, drive: null })
  expect(usualVariant(told, [])).toEqual(told)
})
