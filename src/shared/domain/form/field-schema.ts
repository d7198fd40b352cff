import { z } from 'zod'
import { AU_STATES } from '../au-state.ts'

/** Longest single text in a site document, so that a mistaken paste does not fill every page. */
const TEXT_LENGTH_MAX = 2000

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
const HEX_COLOUR = /^#[0-9a-f]{6}$/i
const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/
const DATE = /^(\d{4})-(\d{2})-(\d{2})$/
const MOMENT = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2})?(?:Z|[+-]\d{2}:\d{2}))?$/
const HOST = /^(?=.{1,253}$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/
/** Links a dealer may write: a page, an anchor or a safe scheme, never `javascript:` or `data:`. */
const HREF = /^(?:\/(?![/\\])[^\s\\]*|#[\w-]*|https?:\/\/[^\s\\]+|tel:[+0-9 ()-]+|mailto:[^\s@]+@[^\s@]+)$/i
const PICTURE_URL = /^(?:\/(?![/\\])[^\s\\]*|https:\/\/[^\s\\]+)$/i
const AU_PHONE = /^(?:\+?61|0)[2-478]\d{8}$|^1[38]00\d{6}$|^13\d{4}$/
const ENV_NAME = /^[A-Z][A-Z0-9_]*$/

/**
 * Text that must match `form`. Any other value, including a number or nothing, is refused with the same
 * advice (`mend`).
 */
export function formed(form: RegExp | ((value: string) => boolean), mend: string) {
  return z.string(mend).refine((value) => (typeof form === 'function' ? form(value) : form.test(value)), mend)
}

export const text = z.string().trim().min(1, 'must not be empty').max(TEXT_LENGTH_MAX)
export const slug = formed(SLUG, 'must be lower-case words joined by hyphens such as north-lakes').max(
  63,
  'must be at most 63 characters',
)
export const hexColour = formed(HEX_COLOUR, 'must be a hex colour such as #0b5fff')
export const timeOfDay = formed(TIME, 'must be a 24-hour time such as 08:30')
/** Midnight at the end of the day may be written 24:00 or 00:00 and is kept as 24:00. */
export const closingTime = formed(
  (value) => value === '24:00' || TIME.test(value),
  'must be a 24-hour time such as 17:30',
).transform((value) => (value === '00:00' ? '24:00' : value))
export const calendarDate = formed(isRealDate, 'must be a date such as 2027-01-26')
export const moment = formed(
  (value) => MOMENT.test(value) && isRealDate(value.slice(0, 10)),
  'must be a date such as 2027-01-26, or a time with its zone such as 2027-01-26T09:00:00+10:00',
)
export const hostName = formed(
  HOST,
  'must be a host name such as www.example.com.au, in lower case, without scheme, port or path',
)
export const href = formed(
  HREF,
  'must be a path such as /special-offers, or an https:, tel: or mailto: address',
).max(TEXT_LENGTH_MAX)
export const pictureUrl = formed(
  PICTURE_URL,
  'must be a path such as /media/logo.svg or an https: address',
).max(TEXT_LENGTH_MAX)
/** A picture: a studio key, a path on the site or an https address. */
export const pictureSource = formed(
  /^(?:[a-z0-9]+\/-?\d+\/[a-z]+|\/(?![/\\])[^\s\\]*|https:\/\/[^\s\\]+)$/,
  'must be a picture key such as suv/36/red, a path or an https address',
).max(500)
export const httpsUrl = formed(
  /^https:\/\/[^\s\\]+$/i,
  'must be an https: address such as https://example.com.au/page',
).max(TEXT_LENGTH_MAX)
export const emailAddress = formed(
  /^[^\s@<>"',;:]+@[a-z0-9-]+(?:\.[a-z0-9-]+)+$/i,
  'must be one mail address such as sales@example.com.au',
).max(254)
export const phone = formed(
  (value) => AU_PHONE.test(value.replace(/[\s()-]/g, '')),
  'must be an Australian phone number such as 07 5550 1234',
)
export const postcode = formed(/^\d{4}$/, 'must be a 4-digit postcode in quotes such as "4000"')
/** `document-rules` checks its grammar, since it may ask the search feature. */
export const searchFilter = z.string('must be a search filter such as make = "Kia"').max(TEXT_LENGTH_MAX)
export const auState = z.enum(AU_STATES)
export const environmentName = formed(
  ENV_NAME,
  'must be the name of an environment variable such as FORECOURT_SECRET_LEADS, never the secret itself',
)

export const link = z.strictObject({
  label: text.describe('Text of the link.'),
  href: href.describe('Where it goes.'),
})
export type Link = z.output<typeof link>

/** Both ends are optional; it shows from `start` until `expiry`. */
export const showPeriod = {
  start: moment.nullable().default(null).describe('When it first shows; null for straight away.'),
  expiry: moment.nullable().default(null).describe('When it stops showing; null for never.'),
}

/** Whether the day exists in the calendar: 2027-02-29 does not. */
function isRealDate(value: string): boolean {
  const parts = DATE.exec(value)
  if (!parts) return false
  const [year, month, day] = [Number(parts[1]), Number(parts[2]), Number(parts[3])]
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
  const days = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]
  return days !== undefined && day >= 1 && day <= days
}
