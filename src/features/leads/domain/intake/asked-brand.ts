import { toPathSlug } from '#src/shared/domain/address/path-slug.ts'
import type { SiteLocation } from '#src/features/sites/domain/site-config.ts'
import type { RawFields } from '../form/enquiry-fields.ts'

type Place = Pick<SiteLocation, 'manufacturers' | 'isVisible'>
type About = Pick<RawFields, 'manufacturer_slug' | 'vehicle_of_interest' | 'vehicle_details'>

/** Visible locations that sell a brand, in any spelling of it. */
export function sellersOf<P extends Place>(places: readonly P[], brand: string): P[] {
  const slug = toPathSlug(brand)
  return places.filter(
    (place) => place.isVisible && place.manufacturers.some((each) => toPathSlug(each) === slug),
  )
}

/**
 * The brand of a form without a vehicle, spelt as on the site: that of its page, else the first in its text. Null
 * for a brand no location sells (pain 4).
 */
export function askedBrand(places: readonly Place[], about: About): string | null {
  const brands = [
    ...new Set(places.filter(({ isVisible }) => isVisible).flatMap((each) => each.manufacturers)),
  ]
  const named = brands.find((brand) => toPathSlug(brand) === about.manufacturer_slug)
  if (named) return named
  const text = `-${toPathSlug(`${about.vehicle_of_interest ?? ''} ${about.vehicle_details ?? ''}`)}-`
  const found = brands
    .map((brand) => ({ brand, at: text.indexOf(`-${toPathSlug(brand)}-`) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at)
  return found[0]?.brand ?? null
}

/** What a link with `?brand=` prefills: the brand, and the location if it is the only one selling it. */
export function brandInitial(places: readonly (Place & { slug: string })[], brand: string): RawFields {
  const known = askedBrand(places, { manufacturer_slug: toPathSlug(brand) })
  if (!known) return {}
  const [first, ...others] = sellersOf(places, known)
  const manufacturer_slug = toPathSlug(known)
  return first && others.length === 0 ? { manufacturer_slug, location: first.slug } : { manufacturer_slug }
}
