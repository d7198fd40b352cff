import { createHash } from 'node:crypto'
import type { SiteContext } from '#src/features/sites/domain/site-config.ts'
import { PROOF_LIFE_MS, type ProofPurpose } from '../domain/code-purpose.ts'

export const SESSION_DAYS = 30
const DAY_S = 86_400
/** A code lives ten minutes; its cookie a little longer, so that the page can say it expired. */
const CHALLENGE_S = 15 * 60
/** 256 random bits as base64url. */
const TOKEN = /^[\w-]{43}$/
/** A vehicle's id or slug. */
const WISH = /^[\w-]{1,80}$/

type CookieSite = Pick<SiteContext, 'origin'>
/** `proof_…` is the challenge of a code for one purpose and, once the code was typed, the proof of its phone. */
type Kind = 'session' | 'challenge' | 'wish' | `proof_${ProofPurpose}`
/** Tells scripts only that someone is signed in, because public pages are the same for everyone. */
const MARKER = 'forecourt_in'

/** The secret of one kind in a Cookie header, or null if there is none that could be ours. */
export function readCookie(site: CookieSite, header: string | null, kind: Kind): string | null {
  const value = cookieValue(site, header, kind)
  return TOKEN.test(value) ? value : null
}

function cookieValue(site: CookieSite, header: string | null, kind: Kind): string {
  const name = `${nameOf(site, kind)}=`
  const found = (header ?? '')
    .split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(name))
  return found?.slice(name.length) ?? ''
}

/** Set-Cookie lines for a new session and its marker; the challenge ends. */
export function sessionCookies(site: CookieSite, token: string): string[] {
  const seconds = SESSION_DAYS * DAY_S
  return [
    line(site, { name: nameOf(site, 'session'), value: token, seconds, isHidden: true }),
    line(site, { name: MARKER, value: '1', seconds, isHidden: false }),
    challengeCookie(site, null),
  ]
}

export function endedCookies(site: CookieSite): string[] {
  return [
    line(site, { name: nameOf(site, 'session'), value: '', seconds: 0, isHidden: true }),
    line(site, { name: MARKER, value: '', seconds: 0, isHidden: false }),
  ]
}

/** The Set-Cookie line for the challenge behind a sent code; null ends it. */
export function challengeCookie(site: CookieSite, challenge: string | null): string {
  return line(site, {
    name: nameOf(site, 'challenge'),
    value: challenge ?? '',
    seconds: challenge === null ? 0 : CHALLENGE_S,
    isHidden: true,
  })
}

/** The Set-Cookie line for the challenge of one purpose, which becomes the phone's proof. */
export function proofCookie(site: CookieSite, purpose: ProofPurpose, challenge: string): string {
  return line(site, {
    name: nameOf(site, `proof_${purpose}`),
    value: challenge,
    seconds: PROOF_LIFE_MS / 1000 + CHALLENGE_S,
    isHidden: true,
  })
}

/** The vehicle somebody wanted to save before signing in, or null. It names a public vehicle and is no secret. */
export function readWish(site: CookieSite, header: string | null): string | null {
  const value = cookieValue(site, header, 'wish')
  return WISH.test(value) ? value : null
}

/** The Set-Cookie line that remembers the vehicle until the sign-in is over; null ends it. */
export function wishCookie(site: CookieSite, vehicleId: string | null): string {
  const value = vehicleId && WISH.test(vehicleId) ? vehicleId : ''
  return line(site, { name: nameOf(site, 'wish'), value, seconds: value ? CHALLENGE_S : 0, isHidden: true })
}

/** What is stored of a secret: enough to recognise it, useless to anyone who reads it. */
export function hashOfSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}

/** `__Host-` binds a cookie to its exact host and needs https. */
function nameOf(site: CookieSite, kind: Kind): string {
  return `${isSecure(site) ? '__Host-' : ''}forecourt_${kind}`
}

type Line = { name: string; value: string; seconds: number; isHidden: boolean }

function line(site: CookieSite, { name, value, seconds, isHidden }: Line): string {
  const hidden = isHidden ? '; HttpOnly' : ''
  const secure = isSecure(site) ? '; Secure' : ''
  return `${name}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax${hidden}${secure}`
}

function isSecure({ origin }: CookieSite): boolean {
  return origin.startsWith('https:')
}
