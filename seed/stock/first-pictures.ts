import type { PictureWidth } from '#src/shared/domain/picture/picture-url.ts'
import { parseSamplePictureUrl, type SamplePicture } from '#src/shared/domain/picture/sample-picture.ts'
import { DEMO_SEED, DEMO_SITES } from '../sites/demo-sites.ts'
import { generateStock } from './generate.ts'

/**
 * What cards request on a phone, a tablet and a desktop; 1200 only on a phone with three pixels per point.
 */
export const CARD_WIDTHS: readonly PictureWidth[] = [320, 480, 640, 960]

/**
 * Days whose combined stock shows nearly every paint a model comes in, since the vehicles change by the day.
 */
const DAYS = [
  '2026-11-22',
  '2026-12-22',
  '2027-01-22',
  '2027-02-22',
  '2027-04-22',
  '2027-06-22',
  '2027-09-22',
]

export function firstPictures(days: readonly string[] = DAYS): SamplePicture[] {
  const found = new Map<string, SamplePicture>()
  for (const asAt of days)
    for (const { rows } of generateStock({ seed: DEMO_SEED, asAt, sites: DEMO_SITES }))
      for (const { primary_image_url: url } of rows) {
        const picture = url ? parseSamplePictureUrl(url) : undefined
        if (url && picture) found.set(url, picture)
      }
  return [...found.values()]
}
