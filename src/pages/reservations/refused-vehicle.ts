import { isAvailable } from '#src/features/vehicles/domain/card/availability.ts'
import { searchHref } from '#src/features/sites/domain/document/site-defaults.ts'
import type { PageContext } from '#src/app/page-context.ts'
import type { ReservationError } from '#src/features/reservations/domain/reservation-errors.ts'

/** What a refused checkout says, and where it leads. */
export type Refusal = {
  message: string
  /** The vehicle whose page still has an enquiry form; null if it has none. */
  askSlug: string | null
  /** All stock of the site. */
  stockHref: string
}

/**
 * Why the checkout of a vehicle, by slug or id, is refused, and whether the shopper can enquire about it
 * instead (VDP-046).
 */
export async function refusalOf(
  { site, services: { vehicles } }: PageContext,
  asked: string,
  { message }: ReservationError,
): Promise<Refusal> {
  const vehicle = (await vehicles.findBySlug(site, asked)) ?? (await vehicles.findById(site, asked))
  return {
    message,
    askSlug: vehicle && isAvailable(vehicle) ? vehicle.slug : null,
    stockHref: searchHref(site.config, 'new-used-and-demo'),
  }
}
