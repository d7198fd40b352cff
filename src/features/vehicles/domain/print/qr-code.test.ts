import fc from 'fast-check'
import jsQR from 'jsqr'
import { expect, test } from 'vitest'
import { type QrCode, qrCode } from './qr-code.ts'

const PIXELS = 4

/** Draws the path as a camera would see it. */
function picture({ size, path }: QrCode) {
  const width = size * PIXELS
  const rgba = new Uint8ClampedArray(width * width * 4).fill(255)
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g))
    for (let dy = 0; dy < PIXELS; dy++)
      for (let dx = 0; dx < PIXELS; dx++)
        rgba.fill(
          0,
          ((Number(y) * PIXELS + dy) * width + Number(x) * PIXELS + dx) * 4,
          ((Number(y) * PIXELS + dy) * width + Number(x) * PIXELS + dx) * 4 + 3,
        )
  return { rgba, width }
}

test('a scanner reads back the encoded address (ROUTE-004)', () => {
  fc.assert(
    fc.property(fc.webUrl({ size: 'small' }), (url) => {
      const { rgba, width } = picture(qrCode(url))
      expect(jsQR(rgba, width, width)?.data).toBe(url)
    }),
    { numRuns: 20 },
  )
})
