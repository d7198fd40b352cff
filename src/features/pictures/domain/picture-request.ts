import { fail, ok, type Result } from '#src/shared/domain/result.ts'
import {
  LARGE_PICTURE_WIDTH,
  PICTURE_FORMATS,
  PICTURE_QUALITIES,
  PICTURE_WIDTHS,
  type PictureFormat,
  type PictureQuality,
  type PictureWidth,
} from '#src/shared/domain/picture/picture-url.ts'
import { parseSamplePicture, type SamplePicture } from '#src/shared/domain/picture/sample-picture.ts'
import { PICTURE_CROPS, type PictureCrop } from '#src/shared/domain/picture/stock-picture-url.ts'

/** The requested width in pixels, quality and format. */
export type PictureVariant = {
  width: PictureWidth
  quality: PictureQuality
  format: PictureFormat
}

export type PictureRequest = PictureVariant & { picture: SamplePicture }

/** A feed picture: `hash` identifies its address, `crop` says whether it is cut to 3:2. */
export type FeedPictureRequest = PictureVariant & { hash: string; crop: PictureCrop }

export type PictureRequestError = 'unknown_picture' | 'bad_width' | 'bad_quality' | 'bad_format' | 'bad_crop'

export type RawPictureVariant = {
  width: string | undefined
  quality: string | undefined
  format: string | undefined
  accept: string | undefined
  crop: string | undefined
}

export type RawPictureRequest = RawPictureVariant & { model: string; view: string; paint: string }

/** Widths an address may name. */
export const ASKED_WIDTHS: readonly PictureWidth[] = [...PICTURE_WIDTHS, LARGE_PICTURE_WIDTH]

/** Parses a sample picture request. Sample pictures are 3:2, so the crop has no effect. */
export function parsePictureRequest(raw: RawPictureRequest): Result<PictureRequest, PictureRequestError> {
  const picture = parseSamplePicture(raw.model, raw.view, raw.paint)
  if (!picture) return fail('unknown_picture')
  const variant = parsePictureVariant(raw)
  if (!variant.ok) return variant
  const { width, quality, format } = variant.value
  return ok({ picture, width, quality, format })
}

/**
 * Parses a variant; every part must be on its list. Defaults: width 1200, quality 75, crop fit; format (also
 * `auto`) is the best the Accept header allows (AVIF, WebP, else JPEG).
 */
export function parsePictureVariant(
  raw: RawPictureVariant,
): Result<PictureVariant & { crop: PictureCrop }, PictureRequestError> {
  const width = ASKED_WIDTHS.find((listed) => String(listed) === (raw.width ?? '1200'))
  if (!width) return fail('bad_width')
  const quality = PICTURE_QUALITIES.find((listed) => String(listed) === (raw.quality ?? '75'))
  if (!quality) return fail('bad_quality')
  const format =
    raw.format === undefined || raw.format === 'auto'
      ? formatForAccept(raw.accept)
      : PICTURE_FORMATS.find((listed) => listed === raw.format)
  if (!format) return fail('bad_format')
  const crop = PICTURE_CROPS.find((listed) => listed === (raw.crop ?? 'fit'))
  if (!crop) return fail('bad_crop')
  return ok({ width, quality, format, crop })
}

/** The best format an Accept header allows with a weight above 0; JPEG for every other browser. */
export function formatForAccept(accept: string | undefined): PictureFormat {
  const accepts = (type: string) =>
    (accept ?? '').split(',').some((part) => {
      const [name, ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase())
      return name === type && !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter))
    })
  if (accepts('image/avif')) return 'avif'
  return accepts('image/webp') ? 'webp' : 'jpeg'
}

/** Cache key of a finished picture: a safe file name, unique per picture. */
export function pictureKey({ picture, width, quality, format }: PictureRequest): string {
  return `${picture.model}_${picture.view}_${picture.paint}_${width}_${quality}.${format}`
}

/** Cache key of a finished feed picture. */
export function feedPictureKey({ hash, width, quality, crop, format }: FeedPictureRequest): string {
  return `${hash}_${width}_${quality}_${crop}.${format}`
}
