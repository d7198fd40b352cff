import type { AccountErrorCode } from './accounts-errors.ts'
import { CODE_PURPOSES, type CodePurpose } from './code-purpose.ts'

const MINUTE_MS = 60_000
const QUARTER_MS = 15 * MINUTE_MS
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** CONST: digits of a code. */
export const CODE_LENGTH = 6
/** How long a code can be used. */
export const CODE_LIFE_MS = 10 * MINUTE_MS
/** Wrong tries after which a code is dead, the person is not: with the limits of sending, 150 guesses a day among a million codes. */
export const CODE_TRIES_MAX = 5

/**
 * How many codes are sent (AUTH-018 lets the implementer choose; standards.md B10: counted where codes are sent), all
 * purposes together. `asker` is one phone asked for from one network (an IPv4 address, an IPv6 /48): far below what a
 * phone gets from all of them, so that no stranger's asking stops its owner. A phone is counted over all sites: a text
 * costs its owner's peace whoever sent it. `network` is an IPv4 address or IPv6 /64, `wide` the /48 around it. `site`
 * and `platform` bound what an attack from everywhere costs: a text is about 5 cents.
 */
export const SEND_LIMITS = {
  asker: { max: 5, windowMs: QUARTER_MS },
  askerDay: { max: 8, windowMs: DAY_MS },
  phone: { max: 15, windowMs: QUARTER_MS },
  phoneDay: { max: 30, windowMs: DAY_MS },
  network: { max: 20, windowMs: QUARTER_MS },
  networkDay: { max: 80, windowMs: DAY_MS },
  wide: { max: 60, windowMs: QUARTER_MS },
  wideDay: { max: 240, windowMs: DAY_MS },
  site: { max: 300, windowMs: HOUR_MS },
  siteDay: { max: 2000, windowMs: DAY_MS },
  platform: { max: 1000, windowMs: HOUR_MS },
  platformDay: { max: 5000, windowMs: DAY_MS },
} as const
export type SendWindow = keyof typeof SEND_LIMITS
export type SendCounts = Record<SendWindow, number>

/**
 * The windows of a browser that proved the phone before. They are counted among such browsers alone, the money's too:
 * whatever strangers ask for, the owner of a phone has a way in.
 */
const KNOWN_WINDOWS: readonly SendWindow[] = [
  'asker',
  'phone',
  'phoneDay',
  'site',
  'siteDay',
  'platform',
  'platformDay',
]
const MONEY_WINDOWS: readonly SendWindow[] = ['site', 'siteDay', 'platform', 'platformDay']

/** Codes older than every window, and used to nobody. */
export const CODE_KEPT_MS = DAY_MS

/** The first window that has no room for one more code, given how many were sent in each; null when one may go out. */
export function fullWindow(counts: SendCounts, isKnown: boolean): SendWindow | null {
  const windows = isKnown ? KNOWN_WINDOWS : (Object.keys(SEND_LIMITS) as SendWindow[])
  return windows.find((each) => counts[each] >= SEND_LIMITS[each].max) ?? null
}

/** What a visitor is told of a full window: that they asked too often (ERR-016), or that no texts are left. */
export function refusalOf(window: SendWindow): Extract<AccountErrorCode, 'too_many' | 'texts_spent'> {
  return MONEY_WINDOWS.includes(window) ? 'texts_spent' : 'too_many'
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

/**
 * The text message: it says what the code is for, and its last line lets a browser fill the code in on this site only
 * (origin-bound one-time codes).
 */
export function codeMessage({
  code,
  purpose,
  siteName,
  host,
}: {
  code: string
  purpose: CodePurpose
  siteName: string
  host: string
}): string {
  return `${code} is your ${siteName} ${CODE_PURPOSES[purpose]}. It works for 10 minutes. We never ask for it by phone.\n\n@${host.replace(/:\d+$/, '')} #${code}`
}
