/** One wrong field and what to do about it. */
export type LeadFieldError = { field: string; message: string }

type Entry = { readonly status: number; readonly message: string }

/** Every way a lead can be refused: HTTP status and the visitor's text (ERR-011, ERR-015, ERR-019, ERR-024). */
export const LEAD_ERRORS = {
  invalid_fields: { status: 422, message: 'Please fix the following errors:' },
  idempotency_conflict: {
    status: 409,
    message:
      'This form was already sent with other details. Your first message is safe with us; please send again.',
  },
  invalid_idempotency_key: {
    status: 400,
    message: 'The idempotency key must be 16 to 80 letters, digits, - or _.',
  },
  invalid_body: { status: 400, message: 'The form could not be read.' },
  body_too_large: { status: 413, message: 'The form is too large. Please shorten your message.' },
  unsupported_media_type: { status: 415, message: 'Send the form as JSON or as an HTML form.' },
  cross_origin: { status: 403, message: 'The form must be sent from this website.' },
  rate_limited: {
    status: 429,
    message: 'Too many forms were sent. Please wait a minute and try again, or call us.',
  },
  unknown_site: { status: 404, message: 'There is no website at this address.' },
  time_taken: { status: 409, message: 'Please fix the following errors:' },
  unexpected: { status: 500, message: 'An unexpected error occured' },
  submit_failed: { status: 503, message: 'An error occurred when submitting this form' },
} as const satisfies Record<string, Entry>

export type LeadErrorCode = keyof typeof LEAD_ERRORS

export type LeadError = { code: LeadErrorCode; status: number; message: string; fields: LeadFieldError[] }

/** Said at the times when the chosen one is not free (LEAD-029). */
export const TIME_TAKEN_TEXT = 'That time is not free any more. Please choose another.'

/** Builds an error of the table, with the fields it is about. */
export function leadError(code: LeadErrorCode, fields: LeadFieldError[] = []): LeadError {
  return { code, ...LEAD_ERRORS[code], fields }
}

/** The text a visitor sees for an answer of the lead call: the server's own, else the fallback (ERR-011, ERR-019). */
export function leadErrorText(answer: { error?: unknown } | null): string {
  const text = answer?.error
  return typeof text === 'string' && text !== '' ? text : LEAD_ERRORS.unexpected.message
}
