import type { FieldError } from '#src/shared/domain/form/form-errors.ts'

/** Quote and application errors: HTTP status and the visitor's exact text (ERR-018). */
export const FINANCE_ERRORS = {
  quote_failed: { status: 502, message: 'Failed to get YouX quick quote' },
  customer_failed: { status: 502, message: 'Failed to create YouX customer' },
  lead_failed: { status: 502, message: 'Lead submission failed' },
  no_redirect: { status: 502, message: 'Failed to create customer or no redirect URL received.' },
  unknown: { status: 500, message: 'An unknown error occurred.' },
  phone_unproven: {
    status: 403,
    message:
      'Verify your mobile first: ask for a code under Your Details and enter it there. The lender calls that number.',
  },
  invalid_fields: { status: 422, message: 'Please fix the following errors:' },
  invalid_body: { status: 400, message: 'The request could not be read.' },
  cross_origin: { status: 403, message: 'The form must be sent from this website.' },
  switched_off: { status: 404, message: 'This site has no lender online.' },
  rate_limited: { status: 429, message: 'Too many attempts. Please try again in a few minutes, or call us.' },
} as const satisfies Record<string, { readonly status: number; readonly message: string }>

export type FinanceErrorCode = keyof typeof FINANCE_ERRORS
export type FinanceError = { code: FinanceErrorCode; status: number; message: string; fields: FieldError[] }

/** An error; a lender's own text replaces the table's (ERR-018). */
export function financeError(
  code: FinanceErrorCode,
  { message, fields = [] }: { message?: string | null; fields?: FieldError[] } = {},
): FinanceError {
  return {
    code,
    status: FINANCE_ERRORS[code].status,
    message: message || FINANCE_ERRORS[code].message,
    fields,
  }
}
