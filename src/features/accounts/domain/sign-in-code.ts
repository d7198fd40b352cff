import type { AccountErrorCode } from './accounts-errors.ts'
import { CODE_PURPOSES, type CodePurpose } from './code-purpose.ts'

const MINUTE_MS = 60_000
const QUARTER_MS = 15 * MINUTE_MS
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** CONST: digits of a code. */
export const CODE_LENGTH = 6
export const CODE_LIFE_MS = 10 * MINUTE_MS
/** Wrong attempts before a code is blocked. With the sending limits that is 150 guesses a day in a million. */
export const CODE_TRIES_MAX = 5

/**
 * How many codes are sent, all purposes together (AUTH-018 leaves this to us; standards.md B10: counted on
 * sending). `asker` is one phone requested from one network (an IPv4 address or IPv6 /48), set far below the
 * phone's total so that no stranger's requests can lock out its owner. A phone counts across all sites, because
 * texts annoy its owner whoever sends them. `network` is an IPv4 address or IPv6 /64, `wide` the /48 around it.
 * `site` and `platform` cap the cost of a distributed attack: a text is about 5 cents.
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
 * Windows for a browser that has verified the phone before. Such browsers are counted separately, also for cost,
 * so that the phone's owner can always get in whatever strangers request.
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

/** Older than any window, so the code no longer matters. */
export const CODE_KEPT_MS = DAY_MS

/** The first window with no room for another code, given the numbers sent in each; null if one may be sent. */
export function fullWindow(counts: SendCounts, isKnown: boolean): SendWindow | null {
  const windows = isKnown ? KNOWN_WINDOWS : (Object.keys(SEND_LIMITS) as SendWindow[])
  return windows.find((each) => counts[each] >= SEND_LIMITS[each].max) ?? null
}

/** What a visitor is told about a full window: too many requests (ERR-016), or no texts left. */
export function refusalOf(window: SendWindow): Extract<AccountErrorCode, 'too_many' | 'texts_spent'> {
  return MONEY_WINDOWS.includes(window) ? 'texts_spent' : 'too_many'
}

/** What is wrong with a typed code before it is checked, or null. Spaces between digits are fine (AUTH-014). */
export function codeFault(typed: string): Extract<AccountErrorCode, 'code_required' | 'code_length'> | null {
  const code = plainCode(typed)
  if (code === '') return 'code_required'
  return /^\d{6}$/.test(code) ? null : 'code_length'
}

/** The code without spaces. */
export function plainCode(typed: string): string {
  return typed.replace(/\s/g, '')
}

/** The text message; its last line lets a browser fill in the code on this site only (origin-bound code). */
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
