import { expect, test } from 'vitest'
import { decodeMaster, MASTER_TABLE, TONE_TABLE, toneMap } from './tone-table.ts'

test('the master code spans linear light 0 to 6', () => {
  expect(decodeMaster(0)).toBe(0)
  expect(decodeMaster(255)).toBeCloseTo(6, 10)
})

test('the tone curve is sRGB below its shoulder, always rises and never exceeds white', () => {
  expect(Math.round(toneMap(0.18) * 255)).toBe(118)
  let before = -1
  for (const value of TONE_TABLE) {
    expect(value).toBeGreaterThanOrEqual(before)
    before = value
  }
  expect(TONE_TABLE.at(-1)).toBe(255)
  expect(MASTER_TABLE).toHaveLength(256)
})
