import { cleanText } from '#src/shared/domain/clean-text.ts'
import { isPublicParameter, publicAddress } from '#src/shared/domain/address/public-address.ts'
import type { LeadUserData } from '../lead.ts'
import { cleanParams, TRAIL_PAGES_MAX } from './landing-params.ts'

const URL_LENGTH_MAX = 500
const USER_AGENT_LENGTH_MAX = 300

type TrailInput = {
  url?: unknown
  userAgent: string | null
  visitedPages?: unknown
  linkedQueryParams?: unknown
}

/** A lead's visit data, limited and cleaned. Odd values are dropped and never fail the lead. */
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

/** The visit data to send: older leads may still contain keys in addresses. */
export function toSentUserData(stored: LeadUserData): LeadUserData {
  return {
    ...stored,
    url: stored.url && publicAddress(stored.url),
    visitedPages: stored.visitedPages.map(publicAddress),
  }
}

function cleanUrl(value: unknown): string | null {
  if (typeof value !== 'string') return null
  const text = publicAddress(encodeUrl(cleanText(value, false))).slice(0, URL_LENGTH_MAX)
  const whole = text.replace(/%[0-9a-f]?$/i, '')
  return /^(https?:\/\/|\/(?!\/))/.test(whole) ? whole : null
}

/** Some receivers call a lead invalid over a character not allowed in an address, so percent-encode them (pain 2). */
function encodeUrl(text: string): string {
  return text.replace(/[^\x21-\x7e]|["<>\\^`{|}]/gu, encodeURIComponent)
}
