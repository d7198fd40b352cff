import { readFileSync } from 'node:fs'
import { PAINTS } from '#src/shared/domain/picture/paint.ts'
import type { PictureTones } from '#src/shared/domain/picture/picture-tones.ts'
import { parseSamplePictureUrl } from '#src/shared/domain/picture/sample-picture.ts'
import { type Colour, tonePicture } from '#src/features/pictures/domain/tone-picture.ts'
import { masterName } from './tint.ts'
import { TONE_STEPS, TONE_TABLE } from './tone-table.ts'

/** Leading bytes that all tone pictures share (picture-tones.ts has them as text). */
const SAME_BYTES = 12
/** The brightest linear light a cell's byte can represent. */
export const CELL_LIGHT_MAX = 4
const BYTES_A_CELL = 4

/** The tones of a picture's 24 cells as carried in pages. */
export function toTones(cells: readonly Colour[]): PictureTones {
  return Buffer.from(tonePicture(cells).subarray(SAME_BYTES)).toString('base64')
}

/**
 * Tones of sample pictures by URL, tinted like the picture itself. `file` holds each master's share per cell (made
 * by tools/demo-imagery/tiny-masters.ts): its own red, green and blue light, and how much paint it shows.
 */
export function createSampleTones(file: string) {
  const masters = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>
  const known = new Map<string, PictureTones>()
  return {
    /** Null for another source. */
    tonesOf(source: string): PictureTones | null {
      const picture = parseSamplePictureUrl(source)
      const master = picture && masters[masterName(picture)]
      if (!master) return null
      const key = `${masterName(picture)} ${picture.paint}`
      const found = known.get(key) ?? toTones(tintCells(Buffer.from(master, 'base64'), PAINTS[picture.paint]))
      known.set(key, found)
      return found
    },
  }
}

function tintCells(master: Uint8Array, paint: readonly number[]): Colour[] {
  const light = (at: number) => CELL_LIGHT_MAX * ((master[at] ?? 0) / 255) ** 2
  return Array.from({ length: master.length / BYTES_A_CELL }, (_, cell) => {
    const at = cell * BYTES_A_CELL
    const shown = light(at + 3)
    return paint.map((value, channel) => toDisplay(light(at + channel) + value * shown)) as unknown as Colour
  })
}

function toDisplay(linear: number): number {
  return TONE_TABLE[Math.min(TONE_TABLE.length - 1, (linear * TONE_STEPS) | 0)] ?? 255
}
