import { isAvailable } from '#src/features/vehicles/domain/card/availability.ts'
import { searchHref } from '#src/features/sites/domain/document/site-defaults.ts'
import type { PageContext } from '#src/app/page-context.ts'
import type { LeadFormSite } from '#src/features/leads/domain/form/lead-form.ts'
import { formSiteAt, formSiteOf } from '#src/pages/leads/form-site.ts'
import type { ReservationError } from '#src/features/reservations/domain/reservation-errors.ts'

/** What a refused checkout says, and where it leads. */
export type Refusal = {
  message: string
  /** The vehicle whose page still has an enquiry form; null if it has none. */
  askSlug: string | null
  stockHref: string
}

function findAsked({ site, services: { vehicles } }: PageContext, asked: string) {
  return vehicles.findBySlug(site, asked).then((found) => found ?? vehicles.findById(site, asked))
}

/** What a checkout's form needs of its site, with the number of the vehicle, by slug or id. */
export async function checkoutSite(page: PageContext, asked: string): Promise<LeadFormSite> {
  const { config } = page.site
  const vehicle = await findAsked(page, asked)
  return vehicle ? formSiteOf(config, vehicle) : formSiteAt(config, null)
}

/**
 * Why the checkout of a vehicle, by slug or id, is refused, and whether the shopper can enquire about it
 * instead (VDP-046).
 */
export async function refusalOf(
  page: PageContext,
  asked: string,
  { message }: ReservationError,
): Promise<Refusal> {
  const vehicle = await findAsked(page, asked)
  return {
    message,
    askSlug: vehicle && isAvailable(vehicle) ? vehicle.slug : null,
    stockHref: searchHref(page.site.config, 'new-used-and-demo'),
  }
}
