import { PAINTS } from './paint.ts'
import { parseSamplePictureUrl } from './sample-picture.ts'

/** The colours of a picture while it loads: top, bottom and middle, each six hex digits in a row. */
export type PictureTones = string

/** The studio of the sample pictures: its wall and its floor. */
const STUDIO_TONES = 'e2e2e2dadada'

/**
 * The tones as CSS properties for vehicle-picture.css: --t wall, --b floor, --m the vehicle as a soft patch; the
 * studio's own wall and floor go without saying. Undefined for text that holds no tones.
 */
export function tonesStyle(tones: PictureTones | null | undefined): Record<string, string> | undefined {
  const [, top, bottom, middle] = /^([0-9a-f]{6})([0-9a-f]{6})([0-9a-f]{6})$/.exec(tones ?? '') ?? []
  if (!top) return undefined
  const patch = { '--m': `#${middle}` }
  return `${top}${bottom}` === STUDIO_TONES ? patch : { ...patch, '--t': `#${top}`, '--b': `#${bottom}` }
}

/** The tones of a sample picture, from its own paint; null for another source and for close-ups. */
export function sampleTones(source: string): PictureTones | null {
  const sample = parseSamplePictureUrl(source)
  if (!sample || /^(?:interior|detail)/.test(sample.view)) return null
  return STUDIO_TONES + PAINTS[sample.paint].map(toHex).join('')
}

/** The tones of pixels (8-bit RGBA in rows): mean of the top quarter, the bottom quarter and the middle. */
export function tonesOfPixels(picture: { width: number; height: number; rgba: Uint8Array }): PictureTones {
  const { width, height } = picture
  const quarter = Math.max(1, Math.round(height / 4))
  return [
    meanColour(picture, { left: 0, right: width, top: 0, bottom: quarter }),
    meanColour(picture, { left: 0, right: width, top: height - quarter, bottom: height }),
    meanColour(picture, {
      left: Math.floor(width / 4),
      right: Math.ceil((width * 3) / 4),
      top: Math.floor(height * 0.4),
      bottom: Math.ceil(height * 0.75),
    }),
  ].join('')
}

type Box = { left: number; right: number; top: number; bottom: number }

function meanColour({ width, rgba }: { width: number; rgba: Uint8Array }, box: Box): string {
  const sums = [0, 0, 0]
  for (let y = box.top; y < box.bottom; y++)
    for (let x = box.left; x < box.right; x++)
      for (let channel = 0; channel < 3; channel++)
        sums[channel] = (sums[channel] ?? 0) + (rgba[(y * width + x) * 4 + channel] ?? 0)
  const pixels = Math.max(1, (box.right - box.left) * (box.bottom - box.top))
  return sums.map((sum) => hexByte(sum / pixels)).join('')
}

/** A linear light as sRGB. */
function toHex(linear: number): string {
  return hexByte(255 * (linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055))
}

function hexByte(value: number): string {
  return Math.round(Math.min(255, Math.max(0, value)))
    .toString(16)
    .padStart(2, '0')
}
