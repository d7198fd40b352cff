import { expect, test } from 'vitest'
import { formatMetres, formatMetresAndFeet, mmFromFeet } from './length-text.ts'

test('feet become metres by 0.3048 (VDP-052)', () => {
  expect(mmFromFeet(1)).toBe(305)
  expect(mmFromFeet(22)).toBe(6706)
  expect(formatMetres(mmFromFeet(22))).toBe('6.71 m')
  expect(formatMetresAndFeet(6706)).toBe('6.71 m (22 ft)')
})
