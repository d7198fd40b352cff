import { type FieldError, FORM_ERRORS } from '#src/shared/domain/form/form-errors.ts'
import { VALUATION_GONE_TEXT } from './trade-in-words.ts'

/** Trade-in errors: HTTP status and the visitor's exact text (ERR-024). */
export const TRADE_IN_ERRORS = {
  ...FORM_ERRORS,
  unsupported_media_type: { status: 415, message: 'Send the valuation as JSON.' },
  rego_not_found: {
    status: 404,
    message: 'We could not find that registration. Check it, or tell us the make, model and year yourself.',
  },
  lookup_unavailable: {
    status: 503,
    message:
      'The registration lookup is not answering at the moment. Tell us the make, model and year yourself.',
  },
  not_found: { status: 404, message: VALUATION_GONE_TEXT },
  step_missing: { status: 409, message: 'Something is still missing before this step.' },
  no_offer: { status: 409, message: 'There is no offer to accept.' },
  offer_expired: {
    status: 410,
    message: 'This offer has ended. Ask for a new one: your details are still here.',
  },
  trapped: { status: 422, message: 'The form could not be sent. Please call us.' },
  rate_limited: {
    status: 429,
    message: 'Too many attempts. Please try again in a few minutes, or call us.',
  },
  switched_off: { status: 404, message: 'This site does not take trade-ins online.' },
  not_an_image: { status: 415, message: 'That file is not a photo. Choose a JPEG, PNG or WebP picture.' },
  photo_too_large: { status: 413, message: 'That photo is too large. Choose one under 15 MB.' },
  photos_too_large: {
    status: 413,
    message: 'These photos are too large to send at once. Choose fewer, 60 MB in all at most.',
  },
  too_many_photos: { status: 409, message: 'You can add up to 10 photos.' },
  photos_busy: { status: 503, message: 'Many photos are arriving at the moment. Please try again shortly.' },
} as const satisfies Record<string, { readonly status: number; readonly message: string }>

export type TradeInErrorCode = keyof typeof TRADE_IN_ERRORS
export type TradeInError = {
  code: TradeInErrorCode
  status: number
  message: string
  fields: FieldError[]
}

/** An error with the fields it concerns. */
export function tradeInError(code: TradeInErrorCode, fields: FieldError[] = []): TradeInError {
  return { code, ...TRADE_IN_ERRORS[code], fields }
}
