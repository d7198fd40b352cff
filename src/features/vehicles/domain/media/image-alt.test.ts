import { expect, test } from 'vitest'
import { imageAlt } from './image-alt.ts'

test('a picture has alt text: its own, else the vehicle and its position (VDP-004)', () => {
  expect(imageAlt({ alt: ' Dashboard ' }, '2021 Toyota HiLux', 2, 9)).toBe('Dashboard')
  expect(imageAlt({ alt: null }, '2021 Toyota HiLux', 2, 9)).toBe('2021 Toyota HiLux, photo 2 of 9')
  expect(imageAlt({ alt: '' }, '2021 Toyota HiLux', 1, 1)).toBe('2021 Toyota HiLux')
})
