import { centsFromDollars, formatCents } from '#src/shared/domain/money.ts'
import type { SiteConfig, SiteLocation } from '#src/features/sites/domain/site-config.ts'
import type { OfferedService } from './service-booking-schema.ts'

/** Visible workshops, where a service can be booked. */
export function workshops({ locations }: Pick<SiteConfig, 'locations'>): SiteLocation[] {
  return locations.filter(({ isVisible, types }) => isVisible && types.includes('service'))
}

/** The workshop asked for by slug, else the site's main one, else its first; null if it has none. */
export function workshopFor(config: Pick<SiteConfig, 'locations'>, slug: string | null): SiteLocation | null {
  const all = workshops(config)
  return all.find((place) => place.slug === slug) ?? all.find(({ isPrimary }) => isPrimary) ?? all[0] ?? null
}

/** What to say if the location a link names (by slug) has no workshop; null if it has, or none is named. */
export function noWorkshopText(config: Pick<SiteConfig, 'locations'>, slug: string | null): string | null {
  if (!slug || workshops(config).some((place) => place.slug === slug)) return null
  const name = config.locations.find((place) => place.isVisible && place.slug === slug)?.name
  return name ? `${name} does no servicing.` : 'The location in that link has no workshop here.'
}

/** Whether services are booked by time here: some are named, there is a workshop, and no other system takes them. */
export function takesServiceBookings(config: Pick<SiteConfig, 'locations' | 'forms'>): boolean {
  const { services } = config.forms.service
  return services.length > 0 && config.forms.serviceUrl === null && workshops(config).length > 0
}

/** The site's service of this name; undefined if it has none such. */
export function serviceNamed({ forms }: Pick<SiteConfig, 'forms'>, name: string): OfferedService | undefined {
  return forms.service.services.find((each) => each.name === name)
}

/** `from $289 including GST`, `$289 including GST`, or that the price is quoted. */
export function servicePriceText({ dollars, isFrom }: Pick<OfferedService, 'dollars' | 'isFrom'>): string {
  if (dollars === null) return 'quoted before the work starts'
  return `${isFrom ? 'from ' : ''}${formatCents(centsFromDollars(dollars))} including GST`
}
