import { expect, test } from 'vitest'
import { isTowedOnly } from './towed-only.ts'

test('only a site of nothing but caravans has no plates and odometers to ask for', () => {
  expect(isTowedOnly({ itemTypes: ['caravan'] })).toBe(true)
  expect(isTowedOnly({ itemTypes: ['caravan', 'car'] })).toBe(false)
  expect(isTowedOnly({ itemTypes: ['truck'] })).toBe(false)
})
