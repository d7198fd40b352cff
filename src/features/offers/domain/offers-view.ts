import { dateInWords } from '#src/shared/domain/calendar-date.ts'
import { toPathSlug } from '#src/shared/domain/address/path-slug.ts'
import { type Offer, offerHref, offerImage, previewOf } from './offer.ts'
import { statesRate } from './offer-law.ts'

export type OfferCardView = {
  id: string
  href: string
  name: string
  category: string
  manufacturer: string | null
  image: string | null
  text: string
  /** The start of a longer text; null if it is shown in full (PAGE-025). */
  preview: string | null
  ends: string | null
  /** The conditions of an offer that states a rate, shown wherever the rate is (s 164 NCC). */
  rateConditions: string | null
}
/** An offer as shown on its page. */
export type OfferView = OfferCardView & {
  disclaimer: string
  disclaimerPreview: string | null
  /** The conditions of a rate are never collapsed (s 164 NCC). */
  isDisclaimerOpen: boolean
  model: { name: string; href: string } | null
}
export type OfferChoice = { label: string; href: string; isChosen: boolean }
export type OfferFilters = { manufacturer: string | null; category: string | null }

/** ERR-001, exact wording. */
export const NO_OFFERS = {
  title: 'No Results Available',
  text: 'There appears to be no offers currently available that meet the conditions of your search',
} as const

/** An offer as a card (PAGE-024). */
export function toOfferCard(site: { manufacturer: string | null }, offer: Offer): OfferCardView {
  return {
    id: offer.id,
    href: offerHref(site, offer),
    name: offer.name,
    category: offer.category,
    manufacturer: offer.manufacturer,
    image: offerImage(offer),
    text: offer.sanitizedDescription,
    preview: previewOf(offer.sanitizedDescription),
    ends: offer.end === null ? null : dateInWords(offer.end),
    rateConditions: statesRate(offer) ? offer.disclaimer : null,
  }
}

/** An offer's page: description, image and disclaimer (PAGE-024 to PAGE-026). */
export function toOfferView(site: { manufacturer: string | null }, offer: Offer): OfferView {
  return {
    ...toOfferCard(site, offer),
    disclaimer: offer.disclaimer,
    disclaimerPreview: previewOf(offer.disclaimer),
    isDisclaimerOpen: statesRate(offer),
    model: offer.model && {
      name: offer.model.name,
      href: offer.model.overrideUrl ?? `/${offer.model.slug}`,
    },
  }
}

/** Reads the filters from a query string, ignoring unknown keys. */
export function readOfferFilters(params: { get(name: string): string | null }): OfferFilters {
  return { manufacturer: params.get('manufacturer') || null, category: params.get('category') || null }
}

/** Offers for the chosen make and category. Offers for every make appear under each make. */
export function filterOffers(offers: readonly Offer[], filters: OfferFilters): Offer[] {
  const matches = (value: string | null, wanted: string | null) =>
    wanted === null || (value !== null && toPathSlug(value) === toPathSlug(wanted))
  return offers.filter(
    ({ manufacturer, category }) =>
      (manufacturer === null || matches(manufacturer, filters.manufacturer)) &&
      matches(category, filters.category),
  )
}

/** Links that choose one value or all; no links if there is nothing to choose. */
export function offerChoices(
  offers: readonly Offer[],
  filters: OfferFilters,
  key: keyof OfferFilters,
): OfferChoice[] {
  const values = [...new Set(offers.flatMap((offer) => offer[key] ?? []))].sort()
  if (values.length < 2) return []
  const chosen = filters[key]
  const href = (value: string | null) => offersHref({ ...filters, [key]: value })
  return [
    { label: 'All', href: href(null), isChosen: chosen === null },
    ...values.map((value) => ({
      label: value,
      href: href(toPathSlug(value)),
      isChosen: chosen !== null && toPathSlug(chosen) === toPathSlug(value),
    })),
  ]
}

/** `/special-offers` with its filters (ROUTE-016, ROUTE-051). */
export function offersHref(filters: OfferFilters): string {
  const pairs = Object.entries(filters).flatMap(([name, value]) =>
    value === null ? [] : `${name}=${encodeURIComponent(value)}`,
  )
  return pairs.length > 0 ? `/special-offers?${pairs.join('&')}` : '/special-offers'
}
