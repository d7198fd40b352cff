import { siteDay } from '#src/features/sites/domain/site-day.ts'
import { plainText } from '#src/features/vehicles/domain/facts/comments-preview.ts'
import { toPathSlug } from '#src/shared/domain/address/path-slug.ts'
import type { AuState } from '#src/shared/domain/au-state.ts'

/** An advertised offer (DATA-024). Days are YYYY-MM-DD in the site's time zone, both inclusive. */
export type Offer = {
  id: string
  name: string
  /** As the dealer wrote it, possibly HTML; never shown. */
  description: string
  /** The same as plain text, with line breaks between paragraphs. */
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

/** Texts up to this length are shown in full (PAGE-025, PAGE-026). */
export const OFFER_TEXT_WHOLE_MAX = 200
/** Approximate length shown of a longer text (PAGE-025). */
export const OFFER_PREVIEW_LENGTH = 160

/** An offer's HTML as plain text (DATA-024 sanitized_description). React escapes it, so nothing in it can run. */
export function sanitizeOfferText(description: string): string {
  return plainText(description)
}

/** Offers running today in the site's time zone, both days inclusive, and not excluded here (PAGE-027). */
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

/** ROUTE-046: `/offers/{id}` on a single-make site, else `/offers/{manufacturer}/{id}` if the offer names one. */
export function offerHref(
  site: { manufacturer: string | null },
  { id, manufacturer }: Pick<Offer, 'id' | 'manufacturer'>,
): string {
  return site.manufacturer !== null || manufacturer === null
    ? `/offers/${id}`
    : `/offers/${toPathSlug(manufacturer)}/${id}`
}

/** The offer's picture, from whichever of the two fields has it (DATA-024). */
export function offerImage({ imageUrl, imageOrModelImage }: Offer): string | null {
  return imageUrl ?? imageOrModelImage?.url ?? null
}

/** The start of a text, or null if it is shown in full (PAGE-025: up to 200 in full, else about 160). */
export function previewOf(text: string): string | null {
  if (text.length <= OFFER_TEXT_WHOLE_MAX) return null
  const slice = text.slice(0, OFFER_PREVIEW_LENGTH)
  const space = Math.max(slice.lastIndexOf(' '), slice.lastIndexOf('\n'))
  const cut = space > OFFER_PREVIEW_LENGTH * 0.8 ? slice.slice(0, space) : slice
  return cut.replace(/[\ud800-\udbff]$/, '').trimEnd()
}
