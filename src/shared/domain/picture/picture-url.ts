import { parseSamplePictureUrl, samplePictureUrl } from './sample-picture.ts'

/** Widths in CSS pixels that may be asked for; a bounded list bounds the cache. */
export const PICTURE_WIDTHS = [320, 480, 640, 960, 1200] as const
export type PictureWidth = (typeof PICTURE_WIDTHS)[number]

/** Qualities of the spec: 75 or 80. */
export const PICTURE_QUALITIES = [75, 80] as const
export type PictureQuality = (typeof PICTURE_QUALITIES)[number]

export const PICTURE_FORMATS = ['avif', 'webp', 'jpeg'] as const
export type PictureFormat = (typeof PICTURE_FORMATS)[number]

export type PictureOptions = { width?: number; quality?: PictureQuality }

/**
 * The URL of `source` at a width of at least `width` CSS pixels (the next listed width, at most 1200).
 * A sample picture's URL or key (`suv/36/red`) is sized; any other source is handed back untouched.
 */
export function pictureUrl(source: string, options: PictureOptions = {}): string {
  const picture = parseSamplePictureUrl(source)
  if (!picture) return source
  return `${samplePictureUrl(picture)}?w=${widthAtLeast(options.width ?? 640)}&q=${options.quality ?? 75}`
}

/** The srcset of `source` over the listed widths; undefined when the platform does not size this source. */
export function pictureSrcset(
  source: string,
  options: Omit<PictureOptions, 'width'> = {},
): string | undefined {
  if (!parseSamplePictureUrl(source)) return undefined
  return PICTURE_WIDTHS.map((width) => `${pictureUrl(source, { ...options, width })} ${width}w`).join(', ')
}

/** The narrowest listed width of at least `width` CSS pixels; 1200 beyond the list. */
export function widthAtLeast(width: number): PictureWidth {
  return PICTURE_WIDTHS.find((listed) => listed >= width) ?? 1200
}
