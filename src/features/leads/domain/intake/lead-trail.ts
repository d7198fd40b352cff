import { cleanText } from '#src/shared/domain/clean-text.ts'
import { isPublicParameter, publicAddress } from '#src/shared/domain/address/public-address.ts'
import type { LeadUserData } from '../lead.ts'

/** Bounds of the helper data (LEAD-027): a hostile page list cannot grow a lead. */
export const TRAIL_PAGES_MAX = 20
const PARAMS_MAX = 20
const URL_LENGTH_MAX = 500
const VALUE_LENGTH_MAX = 200
const USER_AGENT_LENGTH_MAX = 300

/** Parameters of the landing address worth keeping: campaigns and click ids. */
const LINKED_PARAMS = /^(utm_[a-z_]+|gclid|gbraid|wbraid|fbclid|msclkid|ttclid|dclid|ref|source|campaign)$/

type TrailInput = {
  url?: unknown
  userAgent: string | null
  visitedPages?: unknown
  linkedQueryParams?: unknown
}

/** The visit's helper data of a lead, bounded and cleaned; anything odd is left out, the lead never fails for it. */
export function readUserData(input: TrailInput): LeadUserData {
  const pages = Array.isArray(input.visitedPages) ? input.visitedPages : []
  return {
    url: cleanUrl(input.url),
    source: 'Website',
    userAgent: input.userAgent ? cleanText(input.userAgent, false).slice(0, USER_AGENT_LENGTH_MAX) : null,
    visitedPages: pages
      .map(cleanUrl)
      .filter((page) => page !== null)
      .slice(-TRAIL_PAGES_MAX),
    linkedQueryParams: Object.fromEntries(
      Object.entries(cleanParams(input.linkedQueryParams)).filter((pair) => isPublicParameter(...pair)),
    ),
  }
}

/** What is sent of a stored visit: leads of before keys were cut from addresses still hold some. */
export function toSentUserData(stored: LeadUserData): LeadUserData {
  return {
    ...stored,
    url: stored.url && publicAddress(stored.url),
    visitedPages: stored.visitedPages.map(publicAddress),
  }
}

/** The parameters of a landing address that a lead keeps, from name and value pairs. */
export function linkedQueryParams(pairs: readonly (readonly [string, string])[]): Record<string, string> {
  return cleanParams(Object.fromEntries(pairs))
}

function cleanUrl(value: unknown): string | null {
  if (typeof value !== 'string') return null
  const text = publicAddress(encodeUrl(cleanText(value, false))).slice(0, URL_LENGTH_MAX)
  const whole = text.replace(/%[0-9a-f]?$/i, '')
  return /^(https?:\/\/|\/(?!\/))/.test(whole) ? whole : null
}

/** Receivers file a lead as invalid for a character that no address may hold, so those are percent-encoded (pain 2). */
function encodeUrl(text: string): string {
  return text.replace(/[^\x21-\x7e]|["<>\\^`{|}]/gu, encodeURIComponent)
}

function cleanParams(value: unknown): Record<string, string> {
  if (typeof value !== 'object' || value === null) return {}
  const pairs = Object.entries(value)
    .filter((pair): pair is [string, string] => typeof pair[1] === 'string' && LINKED_PARAMS.test(pair[0]))
    .slice(0, PARAMS_MAX)
  return Object.fromEntries(
    pairs.map(([name, text]) => [name, cleanText(text, false).slice(0, VALUE_LENGTH_MAX)]),
  )
}
