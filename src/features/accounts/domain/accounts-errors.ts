/** Sign-in and garage errors: HTTP status and the visitor's text. */
export const ACCOUNT_ERRORS = {
  // AUTH-022
  invalid_phone: { status: 422, message: 'Please enter an Australian mobile number, such as 0412 345 678.' },
  // For sites that text Australian mobiles only
  overseas_phone: {
    status: 422,
    message:
      'We text codes to Australian mobiles only: a number that starts with 04 or +61 4. Please call us if you have none.',
  },
  invalid_mobile: {
    status: 422,
    message:
      'Please enter a mobile number, such as 0412 345 678, or one from overseas with its country code, such as +64 21 345 678.',
  },
  // AUTH-014
  code_required: { status: 422, message: 'This is a required field.' },
  code_length: { status: 422, message: 'Code must be 6 digits.' },
  // ERR-016, AUTH-018
  too_many: { status: 429, message: 'Too many verification attempts. Please try again later.' },
  texts_spent: {
    status: 503,
    message: 'We cannot text any more codes right now. Please try again in an hour, or call us.',
  },
  // ERR-017
  wrong_code: { status: 422, message: 'The verification code is invalid. Please try again.' },
  // ERR-020
  not_sent: {
    status: 503,
    message: 'The code could not be sent just now. Please try again, or call us.',
  },
  invalid_email: { status: 422, message: 'Please enter a complete email address, such as jo@example.com.' },
  signed_out: { status: 401, message: 'Please sign in first.' },
  other_phone: { status: 403, message: 'That is not the phone number you signed in with.' },
  cross_origin: { status: 403, message: 'The form must be sent from this website.' },
  invalid_body: { status: 400, message: 'The form could not be read.' },
} as const satisfies Record<string, { status: number; message: string }>

export type AccountErrorCode = keyof typeof ACCOUNT_ERRORS
export type AccountError = { code: AccountErrorCode; status: number; message: string }

export function accountError(code: AccountErrorCode): AccountError {
  return { code, ...ACCOUNT_ERRORS[code] }
}
