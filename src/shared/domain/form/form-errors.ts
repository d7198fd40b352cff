import { INVALID_FIELDS_TEXT, SUBMIT_FAILED_TEXT } from './form-texts.ts'

/** A field that was refused, and what to do about it. */
export type FieldError = { field: string; message: string }

/** Refusals that all shopper forms share: HTTP status and the exact text shown (ERR-024). */
export const FORM_ERRORS = {
  invalid_fields: { status: 422, message: INVALID_FIELDS_TEXT },
  invalid_body: { status: 400, message: 'The form could not be read.' },
  body_too_large: { status: 413, message: 'The form is too large. Please shorten your message.' },
  unsupported_media_type: { status: 415, message: 'Send the form as JSON or as an HTML form.' },
  body_too_slow: { status: 408, message: 'The form took too long to arrive. Please try again.' },
  cross_origin: { status: 403, message: 'The form must be sent from this website.' },
  submit_failed: { status: 503, message: SUBMIT_FAILED_TEXT },
} as const satisfies Record<string, { readonly status: number; readonly message: string }>
