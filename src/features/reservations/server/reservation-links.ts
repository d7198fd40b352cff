import type { Signer } from '#src/platform/signing/signer.ts'
import type { SiteId } from '#src/shared/domain/ids.ts'
import type { Reservation } from '../domain/reservation.ts'

export type ReservationLink = { reference: string; signature: string }
export type ReservationLinks = ReturnType<typeof createReservationLinks>

/** Links to a reservation's own page: signed, so that a reference said on the phone opens nothing. */
export function createReservationLinks({ signer }: { signer: Signer }) {
  const words = (siteId: SiteId, reference: string) => `reservation:${siteId}:${reference}`
  return {
    /** The path of the page on its own site. */
    async pathOf({ siteId, reference }: Pick<Reservation, 'siteId' | 'reference'>): Promise<string> {
      return `/reservation/${reference}/${await signer.sign(words(siteId, reference))}`
    },
    /** Whether a link of a site is one of ours. */
    isOurs: (siteId: SiteId, link: ReservationLink) =>
      signer.verify(words(siteId, link.reference), link.signature),
  }
}
