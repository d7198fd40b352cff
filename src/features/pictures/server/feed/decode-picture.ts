import { LARGE_PICTURE_WIDTH } from '#src/shared/domain/picture/picture-url.ts'
import sharp from 'sharp'
import { rgbaToThumbHash, thumbHashToRGBA } from 'thumbhash'
import { sniffPicture } from '#src/features/pictures/domain/picture-fetch.ts'
import type { PictureTones } from '#src/shared/domain/picture/picture-tones.ts'
import { cellsOfPixels } from '#src/features/pictures/domain/tone-picture.ts'
import { fail, ok, type Result } from '#src/shared/domain/result.ts'
import { toTones } from '../sample-tones.ts'

/** As wide as the largest picture served, and two thirds more than the widest that is cropped. */
const KEPT_EDGE = LARGE_PICTURE_WIDTH
/** A 20,000 by 20,000 file, 400 million pixels, would be an attempt to exhaust memory. */
const PIXELS_MAX = 64_000_000
/** Thumbhash accepts pictures of at most 100 pixels a side. */
const THUMB_EDGE = 100
/** The header and first colours of a thumbhash. */
const THUMB_HASH_BYTES_MIN = 16

export type DecodedPicture = {
  /** WebP, upright, at most 2000 pixels a side, without camera data (place, owner). */
  bytes: Buffer
  /** Thumbhash in base64. */
  thumbHash: string
}

/** Decodes a fetched file; fails if it is not a picture, is broken or too large. */
export async function decodePicture(file: Buffer): Promise<Result<DecodedPicture, string>> {
  if (!sniffPicture(file.subarray(0, 16))) return fail('The file is no picture')
  try {
    const bytes = await sharp(file, { failOn: 'error', limitInputPixels: PIXELS_MAX })
      .rotate()
      .resize({ width: KEPT_EDGE, height: KEPT_EDGE, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .webp({ quality: 90, effort: 3 })
      .toBuffer()
    return ok({ bytes, thumbHash: await thumbHashOf(bytes) })
  } catch (error) {
    return fail(`The picture cannot be read: ${(error as Error).message.split('\n', 1)[0]?.slice(0, 120)}`)
  }
}

async function thumbHashOf(picture: Buffer): Promise<string> {
  const { data, info } = await sharp(picture)
    .resize({ width: THUMB_EDGE, height: THUMB_EDGE, fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64')
}

/** The tones of a base64 thumbhash; null if the text is not one. */
export function tonesOfThumbHash(thumbHash: string): PictureTones | null {
  const bytes = Buffer.from(thumbHash, 'base64')
  if (bytes.length < THUMB_HASH_BYTES_MIN) return null
  const { w, h, rgba } = thumbHashToRGBA(bytes)
  return toTones(cellsOfPixels({ width: w, height: h, rgba }))
}
