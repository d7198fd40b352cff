import { type FieldError, FORM_ERRORS } from '#src/shared/domain/form/form-errors.ts'
import { UNEXPECTED_TEXT } from '#src/shared/domain/form/form-texts.ts'

export type LeadFieldError = FieldError

type Entry = { readonly status: number; readonly message: string }

/** Lead errors: HTTP status and the visitor's text (ERR-011, ERR-015, ERR-019, ERR-024). */
export const LEAD_ERRORS = {
  ...FORM_ERRORS,
  idempotency_conflict: {
    status: 409,
    message:
      'This form was already sent with other details. Your first message is safe with us; please send again.',
  },
  invalid_idempotency_key: {
    status: 400,
    message: 'The idempotency key must be 16 to 80 letters, digits, - or _.',
  },
  time_taken: { status: 409, message: FORM_ERRORS.invalid_fields.message },
  drives_code_needed: {
    status: 403,
    message:
      'Many times are booked from here, so we check that your mobile is yours. Everything you typed is kept.',
  },
  too_many_drives: {
    status: 429,
    message: 'You have other bookings to come. Cancel one of them first, or call us and we will help you.',
  },
  too_many_cancelled: {
    status: 429,
    message: 'Several bookings were cancelled from here today. Call us, and we book the next one with you.',
  },
  drive_booked: {
    status: 409,
    message: 'You have a test drive of this vehicle already. Move it with the link in its email, or call us.',
  },
  unexpected: { status: 500, message: UNEXPECTED_TEXT },
} as const satisfies Record<string, Entry>

export type LeadErrorCode = keyof typeof LEAD_ERRORS

export type LeadError = { code: LeadErrorCode; status: number; message: string; fields: LeadFieldError[] }

/** Shown at the times if the chosen one is taken (LEAD-029). */
export const TIME_TAKEN_TEXT = 'That time is not free any more. Please choose another.'

/** Shown at the times if the one sent was never offered (LEAD-005). */
export const TIME_UNKNOWN_TEXT = 'No bookings are taken at that time. Please choose one of the times shown.'

/** An error with the fields it concerns. */
export function leadError(code: LeadErrorCode, fields: LeadFieldError[] = []): LeadError {
  return { code, ...LEAD_ERRORS[code], fields }
}
