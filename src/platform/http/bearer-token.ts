import { createHash, timingSafeEqual } from 'node:crypto'

/** RFC 6750, 2.1 with RFC 9110, 11.1: the scheme in any letter case, one or more spaces, a token68. */
const CREDENTIALS = /^bearer +([\w\-.~+/]+=*) *$/i

/** The token of an Authorization header, or null if it holds no bearer token. */
export function bearerToken(authorization: string | undefined): string | null {
  return CREDENTIALS.exec(authorization ?? '')?.[1] ?? null
}

/** Whether two secrets are the same, in a time that reveals nothing about either, not even its length. */
export function isSameSecret(given: string, wanted: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(wanted))
}
