import { siteDay } from '#src/features/sites/domain/site-day.ts'
import { plainText } from '#src/features/vehicles/domain/facts/comments-preview.ts'
import { toPathSlug } from '#src/shared/domain/address/path-slug.ts'
import type { AuState } from '#src/shared/domain/au-state.ts'

/** An advertised offer (DATA-024). Days are YYYY-MM-DD at the site, both inclusive. */
export type Offer = {
  id: string
  name: string
  /** As the dealer wrote it, possibly HTML; never shown. */
  description: string
  /** The same as text, paragraphs parted by line breaks. */
  sanitizedDescription: string
  disclaimer: string
  category: string
  imageUrl: string | null
  imageOrModelImage: { url: string } | null
  manufacturer: string | null
  model: { name: string; slug: string; overrideUrl: string | null } | null
  excludedWebsiteIds: string[]
  start: string | null
  end: string | null
}

type OfferSite = { id: string; config: { slug: string; state: AuState; manufacturer: string | null } }

/** Texts up to this length stand whole (PAGE-025, PAGE-026). */
export const OFFER_TEXT_WHOLE_MAX = 200
/** About so much shows of a longer one (PAGE-025). */
export const OFFER_PREVIEW_LENGTH = 160

/** HTML of an offer as plain text (DATA-024 sanitized_description): React escapes it, so nothing of it can run. */
export function sanitizeOfferText(description: string): string {
  return plainText(description)
}

/** The offers a site shows now: running today at the site (both days inclusive) and not excluded there (PAGE-027). */
export function currentOffers(site: OfferSite, offers: readonly Offer[], nowMs: number): Offer[] {
  const today = siteDay(site, nowMs)
  return offers.filter(
    ({ start, end, excludedWebsiteIds }) =>
      (start === null || start <= today) &&
      (end === null || today <= end) &&
      !excludedWebsiteIds.includes(site.id) &&
      !excludedWebsiteIds.includes(site.config.slug),
  )
}

/** ROUTE-046: `/offers/{id}` on a single-manufacturer site, else `/offers/{manufacturer}/{id}` where the offer names one. */
export function offerHref(
  site: { manufacturer: string | null },
  { id, manufacturer }: Pick<Offer, 'id' | 'manufacturer'>,
): string {
  return site.manufacturer !== null || manufacturer === null
    ? `/offers/${id}`
    : `/offers/${toPathSlug(manufacturer)}/${id}`
}

/** The picture of an offer, whichever of the two fields carries it (DATA-024). */
export function offerImage({ imageUrl, imageOrModelImage }: Offer): string | null {
  return imageUrl ?? imageOrModelImage?.url ?? null
}

/** What is shown first of a text, or null when it stands whole (PAGE-025: 200 whole, about 160 shown). */
export function previewOf(text: string): string | null {
  if (text.length <= OFFER_TEXT_WHOLE_MAX) return null
  const slice = text.slice(0, OFFER_PREVIEW_LENGTH)
  const space = Math.max(slice.lastIndexOf(' '), slice.lastIndexOf('\n'))
  const cut = space > OFFER_PREVIEW_LENGTH * 0.8 ? slice.slice(0, space) : slice
  return cut.replace(/[\ud800-\udbff]$/, '').trimEnd()
}
