import type { LinkState, SignedLinks } from '#src/platform/signing/signed-links.ts'
import type { SiteId } from '#src/shared/domain/ids.ts'
import { parseLeadReference } from '#src/features/leads/domain/intake/lead-reference.ts'
import type { Reservation } from '../domain/reservation.ts'

export type ReservationLink = { reference: string; signature: string }
export type ReservationLinks = ReturnType<typeof createReservationLinks>

/** Links to a reservation's own page, signed so that knowing a reference opens nothing. */
export function createReservationLinks({ signed }: { signed: SignedLinks }) {
  return {
    /** The page's path on its site; always the same, because gateways receive it repeatedly. */
    async pathOf(reservation: Pick<Reservation, 'siteId' | 'reference' | 'createdAt'>): Promise<string> {
      const { siteId, reference, createdAt } = reservation
      const link = { purpose: 'reservation', siteId, subject: reference } as const
      return `/reservation/${reference}/${await signed.token(link, Date.parse(createdAt))}`
    },
    /** Whether a link of a site is valid; one with a malformed reference was never ours. */
    async stateOf(siteId: SiteId, { reference: typed, signature }: ReservationLink): Promise<LinkState> {
      const reference = parseLeadReference(typed)
      if (!reference) return 'wrong'
      const link = { purpose: 'reservation', siteId, subject: reference } as const
      return signed.check(link, signature, `reservation:${siteId}:${reference}`)
    },
  }
}
