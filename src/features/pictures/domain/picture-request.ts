import { fail, ok, type Result } from '#src/shared/domain/result.ts'
import {
  PICTURE_FORMATS,
  PICTURE_QUALITIES,
  PICTURE_WIDTHS,
  type PictureFormat,
  type PictureQuality,
  type PictureWidth,
} from './picture-url.ts'
import { parseSamplePicture, type SamplePicture } from './sample-picture.ts'

/** One finished picture: what it shows, how wide in pixels, how good, how encoded. */
export type PictureRequest = {
  picture: SamplePicture
  width: PictureWidth
  quality: PictureQuality
  format: PictureFormat
}

export type PictureRequestError = 'unknown_picture' | 'bad_width' | 'bad_quality' | 'bad_format'

export type RawPictureRequest = {
  model: string
  view: string
  paint: string
  width: string | undefined
  quality: string | undefined
  format: string | undefined
  accept: string | undefined
}

/**
 * Reads a picture request; every part must be on its list. Width defaults to 1200, quality to 75, format to the
 * best the Accept header names (AVIF, WebP, else JPEG).
 */
export function parsePictureRequest(raw: RawPictureRequest): Result<PictureRequest, PictureRequestError> {
  const picture = parseSamplePicture(raw.model, raw.view, raw.paint)
  if (!picture) return fail('unknown_picture')
  const width = PICTURE_WIDTHS.find((listed) => String(listed) === (raw.width ?? '1200'))
  if (!width) return fail('bad_width')
  const quality = PICTURE_QUALITIES.find((listed) => String(listed) === (raw.quality ?? '75'))
  if (!quality) return fail('bad_quality')
  const format =
    raw.format === undefined
      ? formatForAccept(raw.accept)
      : PICTURE_FORMATS.find((listed) => listed === raw.format)
  if (!format) return fail('bad_format')
  return ok({ picture, width, quality, format })
}

/** The best format an Accept header names with a weight above 0; JPEG for every other browser. */
export function formatForAccept(accept: string | undefined): PictureFormat {
  const accepts = (type: string) =>
    (accept ?? '').split(',').some((part) => {
      const [name, ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase())
      return name === type && !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter))
    })
  if (accepts('image/avif')) return 'avif'
  return accepts('image/webp') ? 'webp' : 'jpeg'
}

/** The key of a finished picture: a safe file name, different for every different picture. */
export function pictureKey({ picture, width, quality, format }: PictureRequest): string {
  return `${picture.model}_${picture.view}_${picture.paint}_${width}_${quality}.${format}`
}
