import { serviceNamed, takesServiceBookings } from '#src/features/bookings/domain/service-offer.ts'
import type { BookingRefusal, BookingService } from '#src/features/bookings/server/booking-service.ts'
import type { NewBooking } from '#src/features/bookings/domain/booking.ts'
import type { SiteContext } from '#src/features/sites/domain/site-config.ts'
import type { FormName } from '#src/features/leads/domain/form-kind/form-name.ts'
import type { DatabaseTransaction } from '#src/platform/database/database.ts'
import type { Visitor } from '#src/shared/domain/visitor.ts'
import { fail, ok, type Result } from '#src/shared/domain/result.ts'
import type { EnquiryFields } from '#src/features/leads/domain/form/enquiry-fields.ts'
import type { Lead } from '#src/features/leads/domain/lead.ts'
import {
  type LeadError,
  type LeadErrorCode,
  leadError,
  TIME_TAKEN_TEXT,
  TIME_UNKNOWN_TEXT,
} from '#src/features/leads/domain/leads-errors.ts'

export type TestDriveBook = Pick<BookingService, 'claim' | 'reserve' | 'findByLead' | 'listByLeads'>

type Asked = { form: FormName; lead: Lead; fields: EnquiryFields; visitor: Visitor | null }

/** Thrown to roll back the lead's transaction. */
export class DriveRefusedError extends Error {
  readonly refusal: LeadError
  constructor(refusal: LeadError) {
    super(refusal.code)
    this.refusal = refusal
  }
}

const REFUSALS = {
  own_drive: 'drive_booked',
  code_needed: 'drives_code_needed',
  too_many: 'too_many_drives',
  too_many_cancelled: 'too_many_cancelled',
} as const satisfies Record<Exclude<BookingRefusal, 'taken'>, LeadErrorCode>

/** Takes the time in the lead's transaction; throws if it is taken or the visitor has too many. */
export async function takeTime(
  bookings: TestDriveBook | undefined,
  transaction: DatabaseTransaction,
  booking: NewBooking | null,
): Promise<void> {
  const taken = booking && bookings ? await bookings.reserve(transaction, booking) : 'booked'
  if (taken !== 'booked')
    throw new DriveRefusedError(taken === 'taken' ? timeTaken() : leadError(REFUSALS[taken]))
}

/** The error at the form's times. */
function timeTaken(): LeadError {
  return leadError('time_taken', [{ field: 'dateTime', message: TIME_TAKEN_TEXT }])
}

/** For a time outside the hours or the notice, or made up: no page offered it. */
function timeUnknown(): LeadError {
  return leadError('invalid_fields', [{ field: 'dateTime', message: TIME_UNKNOWN_TEXT }])
}

/** The drive or service to store with its lead; null for other forms, and for a held bot, which takes no slot. */
export async function claimTime(
  bookings: TestDriveBook | undefined,
  site: SiteContext,
  { form, lead, fields, visitor }: Asked,
): Promise<Result<NewBooking | null, LeadError>> {
  const startsLocal = fields.answers.dateTime
  const isService = form === 'service' && takesServiceBookings(site.config)
  if (!bookings || !startsLocal || lead.spam.verdict === 'held') return ok(null)
  if (!isService && form !== 'test_drive') return ok(null)
  const { locationSlug } = fields
  const claimed = await bookings.claim(site, {
    wish: isService
      ? { kind: 'service', locationSlug }
      : { kind: 'test_drive', vehicle: lead.vehicle, locationSlug },
    minutes: isService ? serviceNamed(site.config, fields.answers.service ?? '')?.minutes : undefined,
    startsLocal,
    leadId: lead.id,
    who: { phone: lead.person.phone ?? '', email: lead.person.email, visitor },
  })
  if (claimed.ok) return claimed
  return fail(claimed.error === 'taken' ? timeTaken() : timeUnknown())
}
