import type { AccountErrorCode } from './accounts-errors.ts'

const MINUTE_MS = 60_000

/** CONST: digits of a code. */
export const CODE_LENGTH = 6
/** How long a code can be used. */
export const CODE_LIFE_MS = 10 * MINUTE_MS
/** Wrong tries after which a code is dead: with the limits of sending, 100 guesses a day among a million codes. */
export const CODE_TRIES_MAX = 5

/**
 * How many codes are sent (AUTH-018 lets the implementer choose; standards.md B10: by phone, address and site, counted
 * where codes are sent). A phone is counted over all sites: a text costs its owner's peace whoever sent it.
 */
export const SEND_LIMITS = {
  phone: { max: 5, windowMs: 15 * MINUTE_MS },
  phoneDay: { max: 20, windowMs: 24 * 60 * MINUTE_MS },
  address: { max: 20, windowMs: 15 * MINUTE_MS },
  site: { max: 300, windowMs: 60 * MINUTE_MS },
} as const
export type SendCounts = Record<keyof typeof SEND_LIMITS, number>

/** Codes older than every window, and used to nobody. */
export const CODE_KEPT_MS = SEND_LIMITS.phoneDay.windowMs

/** Whether one more code may be sent, given how many were in each window. */
export function maySend(counts: SendCounts): boolean {
  return (Object.keys(SEND_LIMITS) as (keyof SendCounts)[]).every(
    (each) => counts[each] < SEND_LIMITS[each].max,
  )
}

/** What is wrong with a typed code before it is checked, or null; blanks between digits are no mistake (AUTH-014). */
export function codeFault(typed: string): Extract<AccountErrorCode, 'code_required' | 'code_length'> | null {
  const code = plainCode(typed)
  if (code === '') return 'code_required'
  return /^\d{6}$/.test(code) ? null : 'code_length'
}

/** The code without blanks, as messages may show it. */
export function plainCode(typed: string): string {
  return typed.replace(/\s/g, '')
}

/** The text message: its last line lets a browser fill the code in on this site only (origin-bound one-time codes). */
export function codeMessage({
  code,
  siteName,
  host,
}: {
  code: string
  siteName: string
  host: string
}): string {
  return `${code} is your ${siteName} sign-in code. It works for 10 minutes. We never ask for it by phone.\n\n@${host.replace(/:\d+$/, '')} #${code}`
}
