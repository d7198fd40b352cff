import {
  PICTURE_WIDTHS,
  pictureUrl,
  widthAtLeast,
  type PictureOptions,
  type PictureQuality,
} from './picture-url.ts'
import { parseSamplePictureUrl, samplePictureUrl } from './sample-picture.ts'

/** `fit` shows the whole picture; `fill` crops it to 3:2, the shape of cards and the stage. */
export const PICTURE_CROPS = ['fit', 'fill'] as const
export type PictureCrop = (typeof PICTURE_CROPS)[number]

/**
 * An image CDN: its address with {source}, {width}, {quality} and {crop} to fill in, and the origin for our
 * own paths.
 */
export type PictureCdn = { template: string; origin: string }

export type StockPictureOptions = PictureOptions & { crop?: PictureCrop; cdn?: PictureCdn | null }

export const FEED_PICTURE_PATH = '/img/feed'

/**
 * The URL of a vehicle's picture with width, quality 75 or 80, automatic format and crop (API-016): a sample
 * picture, an http(s) address from a feed, or either through the site's image CDN. Anything else comes back
 * unchanged.
 */
export function stockPictureUrl(source: string, options: StockPictureOptions = {}): string {
  const { quality = 75, crop = 'fill', cdn } = options
  const width = widthAtLeast(options.width ?? 640)
  const sample = parseSamplePictureUrl(source)
  if (!sample && !isFeedPicture(source)) return source
  if (cdn)
    return cdnUrl(sample ? cdn.origin + samplePictureUrl(sample) : source, { width, quality, crop, cdn })
  if (sample) return `${pictureUrl(source, { width, quality })}&f=auto&c=${crop}`
  return `${FEED_PICTURE_PATH}?src=${encodeURIComponent(source)}&w=${width}&q=${quality}&f=auto&c=${crop}`
}

/** The srcset of a vehicle's picture over the listed widths; undefined for a source that is not sized. */
export function stockPictureSrcset(
  source: string,
  options: Omit<StockPictureOptions, 'width'> = {},
): string | undefined {
  if (!parseSamplePictureUrl(source) && !isFeedPicture(source)) return undefined
  return PICTURE_WIDTHS.map((width) => `${stockPictureUrl(source, { ...options, width })} ${width}w`).join(
    ', ',
  )
}

/** Whether a source is an address from a feed, whose picture the platform fetches and keeps. */
export function isFeedPicture(source: string): boolean {
  return /^https?:\/\//i.test(source)
}

type CdnPicture = { width: number; quality: PictureQuality; crop: PictureCrop; cdn: PictureCdn }

function cdnUrl(source: string, { width, quality, crop, cdn }: CdnPicture): string {
  return cdn.template
    .replaceAll('{source}', encodeURIComponent(source))
    .replaceAll('{width}', String(width))
    .replaceAll('{quality}', String(quality))
    .replaceAll('{crop}', crop)
}
