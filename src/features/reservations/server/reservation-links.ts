import type { LinkState, SignedLinks } from '#src/platform/signing/signed-links.ts'
import type { SiteId } from '#src/shared/domain/ids.ts'
import type { Reservation } from '../domain/reservation.ts'

export type ReservationLink = { reference: string; signature: string }
export type ReservationLinks = ReturnType<typeof createReservationLinks>

/** Links to a reservation's own page: signed, so that a reference said on the phone opens nothing. */
export function createReservationLinks({ signed }: { signed: SignedLinks }) {
  return {
    /** The path of the page on its own site; the same each time, as gateways are told it again. */
    async pathOf(reservation: Pick<Reservation, 'siteId' | 'reference' | 'createdAt'>): Promise<string> {
      const { siteId, reference, createdAt } = reservation
      const link = { purpose: 'reservation', siteId, subject: reference } as const
      return `/reservation/${reference}/${await signed.token(link, Date.parse(createdAt))}`
    },
    /** How a link of a site stands. */
    stateOf: (siteId: SiteId, { reference, signature }: ReservationLink): Promise<LinkState> =>
      signed.check(
        { purpose: 'reservation', siteId, subject: reference },
        signature,
        `reservation:${siteId}:${reference}`,
      ),
  }
}
