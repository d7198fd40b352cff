import type { Booking } from '#src/features/bookings/domain/booking.ts'
import type { BookingLink, BookingView } from '#src/features/bookings/domain/booking-view.ts'
import { placePhone } from '#src/features/locations/domain/place-phone.ts'
import { startText } from '#src/features/bookings/domain/booking-times.ts'
import type { BookingService } from '#src/features/bookings/server/booking-service.ts'
import type { SiteContext } from '#src/features/sites/domain/site-config.ts'
import type { Store } from '#src/platform/database/database.ts'
import type { Clock } from '#src/shared/domain/clock.ts'
import { parseLeadReference } from '#src/features/leads/domain/intake/lead-reference.ts'
import type { Lead } from '#src/features/leads/domain/lead.ts'
import { bookedThing, bookingWords } from '#src/features/leads/domain/booking-words.ts'
import { findLead, insertDeliveries, keepUntilAfter, wakeDelivery } from '../lead-repository.ts'
import { endedDeliveries, movedDeliveries } from './ended-deliveries.ts'
import type { LeadLinks } from './lead-links.ts'

type DriveDeskDeps = {
  store: Store
  clock: Clock
  links: LeadLinks
  bookings: Pick<BookingService, 'findByLead' | 'cancel' | 'daysFor' | 'planMove' | 'mayMove' | 'move'>
}

/** A shopper's own test drive: viewing and cancelling it, with both sides told. */
export function createDriveDesk({ store, clock, links, bookings }: DriveDeskDeps) {
  const stateOf = (site: SiteContext, { purpose, ...link }: BookingLink) =>
    links.stateOf(purpose, site.id, link)

  async function find(
    site: SiteContext,
    link: BookingLink,
  ): Promise<{ lead: Lead; booking: Booking } | null> {
    const reference = parseLeadReference(link.reference)
    if (!reference || (await stateOf(site, link)) !== 'good') return null
    const lead = await findLead(store.db, { siteId: site.id, reference })
    const booking = lead && (await bookings.findByLead(site, lead.id))
    return lead && booking && bookingWords(lead).purpose === link.purpose ? { lead, booking } : null
  }

  return {
    /** Why a link from a mail cannot be opened, for its page. */
    stateOf,

    /** The drive of a link; null if the link is not ours. */
    async open(site: SiteContext, link: BookingLink): Promise<BookingView | null> {
      const found = await find(site, link)
      if (!found) return null
      const { lead, booking } = found
      const isPast = Date.parse(booking.startsAt) <= clock.now()
      const state = booking.state === 'booked' && isPast ? 'past' : booking.state
      return {
        when: startText(booking.startsLocal),
        place: booking.place,
        about: booking.kind === 'service' ? bookedThing(lead) : (lead.vehicle?.name ?? null),
        state,
        price: lead.answers.service_price ?? null,
        phone: placePhone(
          site.config,
          site.config.locations.find(({ id }) => id === booking.locationId),
        ),
        canMove: bookings.mayMove(booking),
        days: state === 'booked' ? await bookings.daysFor(site, booking) : [],
      }
    },

    /** Moves the drive and tells both sides, all or nothing; `taken` if that time is not free. */
    async move(
      site: SiteContext,
      link: BookingLink,
      startsLocal: string,
    ): Promise<'moved' | 'taken' | 'too_often'> {
      const found = await find(site, link)
      if (!found) return 'taken'
      const { lead, booking } = found
      if (!bookings.mayMove(booking)) return 'too_often'
      const to = await bookings.planMove(site, booking, startsLocal)
      if (!to) return 'taken'
      const about = { lead, nowMs: clock.now(), sequence: booking.sequence + 1 }
      const told = await movedDeliveries(store.db, site, about)
      return store.db.transaction().execute(async (transaction) => {
        if (!(await bookings.move(transaction, booking, to))) return 'taken'
        if (booking.kind === 'test_drive') await keepUntilAfter(transaction, lead.id, to.endsAt)
        await insertDeliveries(transaction, told)
        await wakeDelivery(transaction)
        return 'moved'
      })
    },

    /** Frees the time and tells both sides, all or nothing; repeating it has no effect. */
    async cancel(site: SiteContext, link: BookingLink): Promise<void> {
      const found = await find(site, link)
      if (!found) return
      const { lead, booking } = found
      const about = { lead, nowMs: clock.now(), sequence: booking.sequence }
      const told = await endedDeliveries(store.db, site, about)
      await store.db.transaction().execute(async (transaction) => {
        if (!(await bookings.cancel(transaction, booking))) return
        await insertDeliveries(transaction, told)
        await wakeDelivery(transaction)
      })
    },
  }
}
