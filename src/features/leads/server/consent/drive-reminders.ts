import type { Booking } from '#src/features/bookings/domain/booking.ts'
import type { BookingService } from '#src/features/bookings/server/booking-service.ts'
import type { SiteContext } from '#src/features/sites/domain/site-config.ts'
import type { Store } from '#src/platform/database/database.ts'
import type { Clock } from '#src/shared/domain/clock.ts'
import type { Lead } from '#src/features/leads/domain/lead.ts'
import { messageHost, newDelivery, shopperKey } from '../intake/new-delivery.ts'
import { findLead, insertDeliveries, wakeDelivery } from '../lead-repository.ts'
import { textDeliveries } from '../texts/text-deliveries.ts'
import type { FindSite } from '../receivers/present-receiver.ts'

const HOUR_MS = 3_600_000
/** The same time the day before. */
const BEFORE_MS = 24 * HOUR_MS
/** A drive booked closer to its start than this needs no reminder. */
const BOOKED_BEFORE_MS = 36 * HOUR_MS
/** After an outage, a reminder this close to the start is of no use. */
const TOO_LATE_MS = 2 * HOUR_MS
const REMINDERS_MAX = 100

type ReminderDeps = {
  store: Store
  clock: Clock
  bookings: Pick<BookingService, 'unreminded' | 'markReminded'>
  findSite: FindSite
}

export type RemindOfDrives = () => Promise<void>

/**
 * Hands the reminders that are due to delivery, once each: the note and the mail are stored together, so a crash neither
 * loses nor doubles one. A moved drive is reminded of again.
 */
export function createDriveReminders({ store, clock, bookings, findSite }: ReminderDeps): RemindOfDrives {
  return async () => {
    for (const booking of await bookings.unreminded(BEFORE_MS, REMINDERS_MAX)) {
      const site = await findSite(booking.siteId)
      const lead = await findLead(store.db, { id: booking.leadId })
      const nowMs = clock.now()
      const isDue = site && lead && isTimely(booking, nowMs)
      await store.db.transaction().execute(async (transaction) => {
        if (!(await bookings.markReminded(transaction, booking)) || !isDue) return
        const reminders = remindersOf(site, lead, {
          sequence: booking.sequence,
          at: new Date(nowMs).toISOString(),
        })
        if (reminders.length === 0) return
        await insertDeliveries(transaction, reminders)
        await wakeDelivery(transaction)
      })
    }
  }
}

/** By mail where the site confirms by mail, and by text where the shopper asked for it. */
function remindersOf(site: SiteContext, lead: Lead, { sequence, at }: { sequence: number; at: string }) {
  const isMailed =
    site.config.features.receipt_mail && lead.spam.verdict === 'clean' && lead.person.email !== ''
  const key = shopperKey(lead, `reminder-${sequence}`)
  const mail = { key, receiver: { kind: 'shopper_mail', id: 'reminder' }, at } as const
  return [
    ...(isMailed ? [newDelivery(messageHost(site), lead, mail)] : []),
    ...textDeliveries(site, lead, { id: 'reminder', sequence, at }),
  ]
}

function isTimely(booking: Booking, nowMs: number): boolean {
  const startsMs = Date.parse(booking.startsAt)
  return startsMs - Date.parse(booking.createdAt) >= BOOKED_BEFORE_MS && startsMs - nowMs >= TOO_LATE_MS
}
