import fc from 'fast-check'
import { expect, test } from 'vitest'
import { frameAngle, hotspotsAt, openingFrame, SPIN_AUTO_ROTATE_MS, spinFrame } from './spin-frame.ts'

test('every 20 pixels of drag is one frame, wrapping around (VDP-051)', () => {
  expect(SPIN_AUTO_ROTATE_MS).toBe(100)
  expect(spinFrame(0, 19, 24)).toBe(0)
  expect(spinFrame(0, 20, 24)).toBe(1)
  expect(spinFrame(0, -20, 24)).toBe(23)
  expect(spinFrame(23, 20, 24)).toBe(0)
  expect(spinFrame(3, 100, 0)).toBe(0)
})

test('no drag leaves the range of frames (VDP-051)', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 500 }),
      fc.integer({ min: -100_000, max: 100_000 }),
      fc.integer({ min: 1, max: 72 }),
      (start, drag, count) => {
        const frame = spinFrame(start, drag, count)
        expect(frame >= 0 && frame < count && Number.isInteger(frame)).toBe(true)
      },
    ),
  )
})

test('hotspots follow the angle and never leave the picture (VDP-007)', () => {
  const hotspots = [
    {
      id: 'h',
      description: 'Tow bar',
      anchors: [],
      positions: { '0': { x: 10, y: 20 }, '15': { x: 120, y: 20 } },
    },
  ]
  expect(hotspotsAt(hotspots, 0)).toEqual([{ id: 'h', description: 'Tow bar', x: 10, y: 20 }])
  expect(hotspotsAt(hotspots, 15)).toEqual([])
  expect(hotspotsAt(hotspots, 30)).toEqual([])
  expect([frameAngle(0, 24), frameAngle(1, 24), frameAngle(24, 24), frameAngle(1, 0)]).toEqual([0, 15, 0, 0])
})

test('a spin opens at its three-quarter view, whatever the number of frames (VDP-005)', () => {
  expect([24, 36, 72, 1, 0].map((count) => openingFrame(count))).toEqual([2, 3, 6, 0, 0])
})
