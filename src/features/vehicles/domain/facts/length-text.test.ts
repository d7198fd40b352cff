import { expect, test } from 'vitest'
import { formatMetres, formatMetresAndFeet } from './length-text.ts'

test('lengths show in metres, and in feet of 0.3048 metres (VDP-052)', () => {
  expect(formatMetres(6706)).toBe('6.71 m')
  expect(formatMetresAndFeet(6706)).toBe('6.71 m (22 ft)')
})
