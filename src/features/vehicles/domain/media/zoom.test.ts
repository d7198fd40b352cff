import fc from 'fast-check'
import { expect, test } from 'vitest'
import { moveBy, SCALE_MAX, WHOLE, zoomTo } from './zoom.ts'

const BOX = { width: 400, height: 300 }
const point = fc.record({
  x: fc.double({ min: -200, max: 200, noNaN: true }),
  y: fc.double({ min: -150, max: 150, noNaN: true }),
})

test('what is pointed at stays under the pointer, and a picture made small again is whole (VDP-006)', () => {
  fc.assert(
    fc.property(point, fc.double({ min: 1, max: SCALE_MAX, noNaN: true }), (about, scale) => {
      const zoom = zoomTo(WHOLE, scale, about, BOX)
      // The spot of the picture that lay there before lies there still
      expect(zoom.x + about.x * zoom.scale).toBeCloseTo(about.x, 6)
      expect(zoom.y + about.y * zoom.scale).toBeCloseTo(about.y, 6)
      expect(zoomTo(zoom, 0.5, about, BOX)).toEqual({ scale: 1, x: expect.closeTo(0), y: expect.closeTo(0) })
    }),
  )
})

test('a picture is never enlarged beyond four times nor moved out of its box (VDP-006)', () => {
  const step = fc.oneof(
    fc.record({ scale: fc.double({ min: 0.1, max: 9, noNaN: true }), about: point }),
    fc.record({ by: point }),
  )
  fc.assert(
    fc.property(fc.array(step), (steps) => {
      const zoom = steps.reduce(
        (now, each) => ('by' in each ? moveBy(now, each.by, BOX) : zoomTo(now, each.scale, each.about, BOX)),
        WHOLE,
      )
      expect(zoom.scale).toBeGreaterThanOrEqual(1)
      expect(zoom.scale).toBeLessThanOrEqual(SCALE_MAX)
      expect(Math.abs(zoom.x)).toBeLessThanOrEqual((BOX.width * (zoom.scale - 1)) / 2 + 1e-9)
      expect(Math.abs(zoom.y)).toBeLessThanOrEqual((BOX.height * (zoom.scale - 1)) / 2 + 1e-9)
    }),
  )
})
