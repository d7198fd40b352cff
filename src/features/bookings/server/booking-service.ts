import { randomBytes } from 'node:crypto'
import type { SiteContext, SiteLocation } from '#src/features/sites/domain/site-config.ts'
import type { Database, DatabaseTransaction, Store } from '#src/platform/database/database.ts'
import { addressTimeZone } from '#src/shared/domain/au-state.ts'
import type { Clock } from '#src/shared/domain/clock.ts'
import { type LeadId, toId, type VehicleId } from '#src/shared/domain/ids.ts'
import { fail, ok, type Result } from '#src/shared/domain/result.ts'
import type { Booking, NewBooking } from '../domain/booking.ts'
import { bookingRules } from '../domain/booking-rules.ts'
import { workshopFor } from '../domain/service-offer.ts'
import {
  driveNote,
  type DriveWish,
  drivePlace,
  streetText,
  type TestDriveOffer,
} from '../domain/test-drive-offer.ts'
import { FILLING_MS, freeDays, isOffered, type OfferedDay, withoutTime } from '../domain/booking-times.ts'
import { zonedMs } from '#src/shared/domain/local-date-time.ts'
import { judgeBooking, mayMove, mayRebook, recentMoves } from '../domain/booking-limits.ts'
import { visitorMarks } from '#src/platform/http/visitor/visitor-marks.ts'
import type { Signer } from '#src/platform/signing/signer.ts'
import { keptPhone } from '#src/shared/domain/phone/phone-number.ts'
import { proofOf, type Visitor } from '#src/shared/domain/visitor.ts'
import { countCancelled, countToCome, hasOwnDrive, lockBookings } from './booking-counts.ts'
import {
  cancelBooking,
  countTaken,
  findBooking,
  findBookings,
  findUnreminded,
  forgetMarks,
  insertBooking,
  markReminded,
  type Move,
  moveBooking,
  releaseBookings,
} from './booking-repository.ts'

export type BookingService = ReturnType<typeof createBookingService>
/** Why a time is not given. `own_drive`: the person has a drive of this vehicle to come. */
export type BookingRefusal = 'taken' | 'own_drive' | 'code_needed' | 'too_many' | 'too_many_cancelled'
type DriveOf = Omit<DriveWish, 'vehicle'> & {
  vehicle: (NonNullable<DriveWish['vehicle']> & { id: VehicleId; isReserved?: boolean }) | null
}
type Wish = (DriveOf & { kind: 'test_drive' }) | { kind: 'service'; locationSlug: string | null }
type Claim = {
  wish: Wish
  startsLocal: string
  /** Default: the time from one start to the next. */
  minutes?: number | undefined
  leadId: LeadId
  /** Who books; `visitor` is null if the platform itself does. */
  who: { phone: string; email: string; visitor: Visitor | null }
}
type BookingDeps = { store: Store; clock: Clock; signer: Signer }
const DAY_MS = 86_400_000
const UNKNOWN: Visitor = { address: '', device: null, provenPhone: null }

/** Bookings in lead retention: an upcoming one keeps its lead. */
const BOOKINGS_BY_LEAD = {
  async open(from: Database, _site: SiteContext, { leads, now }: { leads: { id: LeadId }[]; now: Date }) {
    const drives = await findBookings(
      from,
      leads.map(({ id }) => id),
    )
    return drives
      .filter(({ state, endsAt }) => state === 'booked' && Date.parse(endsAt) > now.getTime())
      .map(({ leadId }) => leadId)
  },
  forget: (transaction: DatabaseTransaction, leads: { id: LeadId }[]): Promise<void> =>
    forgetMarks(
      transaction,
      leads.map(({ id }) => id),
    ),
}

/** Test drives and services: free times, booking one with its lead, and cancelling it. */
export function createBookingService({ store, clock, signer }: BookingDeps) {
  const { db } = store

  const lookUp = createLookUp({ db, clock })

  return {
    ...offering(lookUp),

    /**
     * A start as a booking to store with its lead; null if the location takes no bookings, so the start is only a
     * wish. Errors: the start is taken, or was never on offer.
     */
    async claim(
      site: SiteContext,
      claim: Claim,
    ): Promise<Result<NewBooking | null, 'taken' | 'not_offered'>> {
      const { place, days, everyDay } = await lookUp(site, claim.wish, FILLING_MS)
      const { kind, locationSlug } = claim.wish
      if (kind === 'service' && locationSlug && place?.slug !== locationSlug) return fail('not_offered')
      if (!place || days.length === 0) return ok(null)
      if (!isOffered(days, claim.startsLocal))
        return fail(isOffered(everyDay, claim.startsLocal) ? 'taken' : 'not_offered')
      const { slotMinutes, perSlot, perDay } = bookingRules(site.config, kind, place)
      const timeZone = addressTimeZone(place.address)
      const startsMs = zonedMs(claim.startsLocal, timeZone)
      return ok({
        kind,
        siteId: site.id,
        leadId: claim.leadId,
        dealershipId: place.dealershipId,
        locationId: place.id,
        vehicleId: vehicleOf(claim.wish),
        startsLocal: claim.startsLocal,
        startsAt: new Date(startsMs).toISOString(),
        endsAt: new Date(startsMs + (claim.minutes ?? slotMinutes) * 60_000).toISOString(),
        timeZone,
        place: `${place.name}, ${streetText(place)}`,
        createdAt: new Date(clock.now()).toISOString(),
        seats: perSlot,
        perDay,
        ...(await signs(signer, site, claim.who)),
      })
    },

    /** Takes the slot in the lead's transaction; `taken` if another visitor was quicker, else the limit reached. */
    async reserve(transaction: DatabaseTransaction, booking: NewBooking): Promise<'booked' | BookingRefusal> {
      const { siteId, kind, marks, proof } = booking
      const nowMs = clock.now()
      await lockBookings(transaction, booking)
      if (await hasOwnDrive(transaction, booking, nowMs)) return 'own_drive'
      const cancelled = await countCancelled(transaction, siteId, { kind, marks, nowMs })
      if (!mayRebook(marks, cancelled)) return 'too_many_cancelled'
      const counts = await countToCome(transaction, siteId, { kind, marks, nowMs })
      const verdict = judgeBooking(marks, counts, proof)
      if (verdict !== 'free') return verdict
      const id = toId('booking', randomBytes(12).toString('hex'))
      return (await insertBooking(transaction, id, booking)) ? 'booked' : 'taken'
    },

    /** Frees the slot; false if it was already cancelled or the time has passed. */
    cancel(transaction: DatabaseTransaction, booking: Pick<Booking, 'id'>): Promise<boolean> {
      return cancelBooking(transaction, booking.id, new Date(clock.now()))
    },

    ...moving({ db, clock, lookUp }),

    ...records({ db, clock }),
  }
}

/** `everyDay`: the days as if nothing were booked. */
type Found = { place: SiteLocation | null; days: OfferedDay[]; everyDay: OfferedDay[] }
type LookUp = (site: SiteContext, wish: Wish, shownForMs?: number) => Promise<Found>

/** Finds where a wish is granted and when. */
function createLookUp({ db, clock }: { db: Database; clock: Clock }): LookUp {
  return async function lookUp(site: SiteContext, wish: Wish, shownForMs = 0): Promise<Found> {
    const nowMs = clock.now()
    const { kind } = wish
    const place =
      kind === 'service' ? workshopFor(site.config, wish.locationSlug) : drivePlace(site.config, wish)
    if (!place) return { place: null, days: [], everyDay: [] }
    const taken = await countTaken(db, {
      kind,
      dealershipId: place.dealershipId,
      locationId: place.id,
      vehicleId: vehicleOf(wish),
      fromLocal: new Date(nowMs - DAY_MS).toISOString().slice(0, 10),
    })
    const rules = bookingRules(site.config, kind, place)
    const daysWithout = (booked: Map<string, number>) =>
      freeDays(place, rules, { nowMs, taken: booked, shownForMs })
    return { place, days: daysWithout(taken), everyDay: daysWithout(new Map()) }
  }
}

async function signs(signer: Signer, site: SiteContext, { phone, email, visitor }: Claim['who']) {
  const marks = await visitorMarks(signer, site.id, { ...(visitor ?? UNKNOWN), phone, email })
  return { marks, proof: proofOf(visitor, keptPhone(phone)) }
}

/** What a form can choose from. */
function offering(lookUp: LookUp) {
  return {
    /**
     * The location and free times for a request (LEAD-029). No days means the location has no sales hours or is
     * full.
     */
    async offer(site: SiteContext, wish: DriveOf): Promise<TestDriveOffer> {
      return { ...shown(await lookUp(site, { kind: 'test_drive', ...wish })), note: driveNote(wish.vehicle) }
    },

    /** The workshop and free times for a service (LEAD-028). No days means it has no hours or is full. */
    async offerService(site: SiteContext, locationSlug: string | null): Promise<TestDriveOffer> {
      return shown(await lookUp(site, { kind: 'service', locationSlug }))
    },
  }
}

function shown({ place, days }: Omit<Found, 'everyDay'>): TestDriveOffer {
  const at = place && { slug: place.slug, name: place.name, address: streetText(place) }
  return { place: at, days, note: null }
}

function vehicleOf(wish: Wish): VehicleId | null {
  return wish.kind === 'service' ? null : (wish.vehicle?.id ?? null)
}

/** What was booked, by its lead. */
function records({ db, clock }: { db: Database; clock: Clock }) {
  return {
    /** The drive or service booked with a lead of the site, or null. */
    async findByLead(site: Pick<SiteContext, 'id'>, leadId: LeadId): Promise<Booking | null> {
      return (await findBooking(db, site.id, leadId)) ?? null
    },

    /** The drives of leads, for a person's data request (APP 12). */
    listByLeads(leadIds: LeadId[]): Promise<Booking[]> {
      return findBookings(db, leadIds)
    },

    /** Frees the slots of an erased person; returns how many. */
    release(transaction: DatabaseTransaction, leadIds: LeadId[]): Promise<number> {
      return releaseBookings(transaction, leadIds, new Date(clock.now()))
    },

    byLead: BOOKINGS_BY_LEAD,
  }
}

/** What happens to a drive between its booking and its start. */
function moving({ db, clock, lookUp }: { db: Database; clock: Clock; lookUp: LookUp }) {
  async function daysFor(site: SiteContext, booking: Booking, shownForMs = 0): Promise<OfferedDay[]> {
    const { kind, vehicleId: id, dealershipId, locationId } = booking
    const locationSlug = site.config.locations.find((place) => place.id === locationId)?.slug ?? null
    const vehicle = id && { id, dealershipId, locationId }
    const { place, days } = await lookUp(
      site,
      kind === 'service' ? { kind, locationSlug } : { kind, vehicle: vehicle || null, locationSlug },
      shownForMs,
    )
    return place?.id === locationId ? withoutTime(days, booking.startsLocal) : []
  }

  return {
    /** The other free times of a booked drive, at its own location; none if that takes no bookings any more. */
    daysFor: (site: SiteContext, booking: Booking) => daysFor(site, booking),

    /** Where a drive would be moved to; null if that start is not on offer. */
    async planMove(site: SiteContext, booking: Booking, startsLocal: string): Promise<Move | null> {
      const place = site.config.locations.find(({ id }) => id === booking.locationId)
      if (!place || !isOffered(await daysFor(site, booking, FILLING_MS), startsLocal)) return null
      const { perSlot, perDay } = bookingRules(site.config, booking.kind, place)
      const startsMs = zonedMs(startsLocal, booking.timeZone)
      const lengthMs = Date.parse(booking.endsAt) - Date.parse(booking.startsAt)
      return {
        startsLocal,
        startsAt: new Date(startsMs).toISOString(),
        endsAt: new Date(startsMs + lengthMs).toISOString(),
        seats: perSlot,
        perDay,
      }
    },

    /** Whether a booking may be moved once more today. */
    mayMove: (booking: Booking): boolean => mayMove(booking, clock.now()),

    /** Moves an upcoming drive in a transaction; false if that start is taken, or the drive moved, meanwhile. */
    async move(transaction: DatabaseTransaction, booking: Booking, to: Move): Promise<boolean> {
      await lockBookings(transaction, booking)
      const now = new Date(clock.now())
      const moves = [...recentMoves(booking.moves, now.getTime()), now.toISOString()]
      return moveBooking(transaction, booking, { ...to, now, moves })
    },

    /** Booked drives without a reminder that start within so many milliseconds from now, at most `limit`. */
    unreminded: (withinMs: number, limit: number): Promise<Booking[]> =>
      findUnreminded(db, {
        from: new Date(clock.now()),
        to: new Date(clock.now() + withinMs),
        limit,
      }),

    /** Notes that a reminder is settled, once; false if it was or the drive changed. */
    markReminded: (transaction: DatabaseTransaction, booking: Booking): Promise<boolean> =>
      markReminded(transaction, booking, new Date(clock.now())),
  }
}
