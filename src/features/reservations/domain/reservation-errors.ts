import type { LeadFieldError } from '#src/features/leads/domain/leads-errors.ts'
import { FORM_ERRORS } from '#src/shared/domain/form/form-errors.ts'

/** Why a reservation is refused: HTTP status and text for the shopper. */
export const RESERVATION_ERRORS = {
  ...FORM_ERRORS,
  unknown_vehicle: { status: 404, message: 'This vehicle is not in our stock any more.' },
  not_offered: {
    status: 409,
    message: 'This vehicle cannot be reserved online. Call or enquire and we will help you.',
  },
  no_processor: {
    status: 503,
    message: 'Deposits cannot be paid online at the moment. Call us and we will hold the vehicle for you.',
  },
  already_reserved: {
    status: 409,
    message:
      'Someone else has reserved this vehicle. Nothing was paid. Ask us to call you if it becomes available.',
  },
  being_paid: {
    status: 409,
    message:
      'Someone else is paying for this vehicle right now. Nothing was paid. Try again in 5 minutes, or call us.',
  },
  own_reservation: {
    status: 409,
    message:
      'You already hold this vehicle. Your confirmation is in your email; there is nothing more to pay.',
  },
  gateway_away: {
    status: 503,
    message: 'The payment page did not open and nothing was paid. Please try again in a moment, or call us.',
  },
  code_needed: {
    status: 403,
    message:
      'Many vehicles are being held from here without payment, so we check that your mobile is yours. Everything you typed is kept.',
  },
  too_many_holds: {
    status: 429,
    message:
      'You are holding other vehicles that are not paid for yet. Pay or cancel one of them first, or call us.',
  },
  rate_limited: {
    status: 429,
    message: 'Too many reservations were started from here. Please wait a few minutes, or call us.',
  },
} as const satisfies Record<string, { status: number; message: string }>

export type ReservationErrorCode = keyof typeof RESERVATION_ERRORS
export type ReservationError = {
  code: ReservationErrorCode
  status: number
  message: string
  fields: LeadFieldError[]
}

/** An error with the fields it concerns. */
export function reservationError(
  code: ReservationErrorCode,
  fields: LeadFieldError[] = [],
): ReservationError {
  return { code, ...RESERVATION_ERRORS[code], fields }
}
