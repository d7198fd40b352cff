import { placePhone } from '#src/features/locations/domain/place-phone.ts'
import { type LeadFormSite, toLeadFormSite } from '#src/features/leads/domain/form/lead-form.ts'
import type { SiteConfig } from '#src/features/sites/domain/site-config.ts'
import { vehiclePhone } from '#src/features/vehicles/domain/page/contact-phone.ts'
import type { Vehicle } from '#src/features/vehicles/domain/vehicle.ts'

/** What a form needs of its site, with the number of the location (by slug) that answers it. */
export function formSiteAt(config: SiteConfig, slug: string | null | undefined): LeadFormSite {
  const place = config.locations.find((each) => each.slug === slug)
  return { ...toLeadFormSite(config), phone: placePhone(config, place) }
}

/** What a form about a vehicle needs of its site, with the vehicle's own number. */
export function formSiteOf(
  config: SiteConfig,
  vehicle: Pick<Vehicle, 'carType' | 'dealershipId' | 'locationId'>,
): LeadFormSite {
  return { ...toLeadFormSite(config), phone: vehiclePhone(config, vehicle) ?? config.phones.main }
}
