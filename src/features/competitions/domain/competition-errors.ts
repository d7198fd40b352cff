import { FORM_ERRORS } from '#src/shared/domain/form/form-errors.ts'

/** Why a spin is refused: HTTP status and text for the entrant. */
export const COMPETITION_ERRORS = {
  not_open: { status: 409, message: 'This promotion is not open today.' },
  already_spun: {
    status: 409,
    message: 'This email address or phone number has already had a spin. There is one spin per person.',
  },
  nothing_left: { status: 409, message: 'Every prize has been given away.' },
  terms_not_accepted: { status: 422, message: 'Please read and accept the terms of the promotion.' },
  code_needed: {
    status: 403,
    message: 'One spin for each person, so we check that your mobile is yours. Everything you typed is kept.',
  },
  cross_origin: FORM_ERRORS.cross_origin,
  submit_failed: FORM_ERRORS.submit_failed,
} as const satisfies Record<string, { status: number; message: string }>

export type CompetitionErrorCode = keyof typeof COMPETITION_ERRORS
