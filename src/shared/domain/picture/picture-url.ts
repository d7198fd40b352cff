import { parseSamplePictureUrl, samplePictureUrl } from './sample-picture.ts'

/** Widths that may be requested, in CSS pixels; the list keeps the cache bounded. */
export const PICTURE_WIDTHS = [320, 480, 640, 960, 1200] as const
/** For a picture that is enlarged; never in a srcset. */
export const LARGE_PICTURE_WIDTH = 2000
export type PictureWidth = (typeof PICTURE_WIDTHS)[number] | typeof LARGE_PICTURE_WIDTH

/** The spec's qualities. */
export const PICTURE_QUALITIES = [75, 80] as const
export type PictureQuality = (typeof PICTURE_QUALITIES)[number]

export const PICTURE_FORMATS = ['avif', 'webp', 'jpeg'] as const
export type PictureFormat = (typeof PICTURE_FORMATS)[number]

export type PictureOptions = { width?: number; quality?: PictureQuality }

/**
 * The URL of `source` at the next listed width of at least `width` CSS pixels (1200 at most). Sample
 * pictures, by URL or by key (`suv/36/red`), are sized; any other source comes back unchanged.
 */
export function pictureUrl(source: string, options: PictureOptions = {}): string {
  const picture = parseSamplePictureUrl(source)
  if (!picture) return source
  return `${samplePictureUrl(picture)}?w=${widthAtLeast(options.width ?? 640)}&q=${options.quality ?? 75}`
}

/** The srcset of `source` over the listed widths; undefined for a source the platform does not size. */
export function pictureSrcset(
  source: string,
  options: Omit<PictureOptions, 'width'> = {},
): string | undefined {
  if (!parseSamplePictureUrl(source)) return undefined
  return PICTURE_WIDTHS.map((width) => `${pictureUrl(source, { ...options, width })} ${width}w`).join(', ')
}

/** The narrowest listed width of at least `width` CSS pixels; 1200 beyond the list, unless the large one is meant. */
export function widthAtLeast(width: number): PictureWidth {
  if (width === LARGE_PICTURE_WIDTH) return width
  return PICTURE_WIDTHS.find((listed) => listed >= width) ?? 1200
}
