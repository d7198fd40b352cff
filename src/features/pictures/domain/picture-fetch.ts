/** Attempts at a picture before it is given up; a new address in the feed starts anew. */
export const FETCH_ATTEMPTS_MAX = 6
/** A claimed picture is another worker's again after this: longer than any fetch may take. */
export const FETCH_LEASE_MS = 120_000
const FIRST_DELAY_MS = 30_000
const DELAY_FACTOR = 4
const DELAY_MS_MAX = 6 * 3_600_000

/** A picture that is not there (yet) is asked for again after an hour, 6 hours, then daily, for a month in all. */
const MISSING_REASONS: readonly string[] = ['HTTP 404', 'HTTP 410', 'HTTP 403']
const MISSING_DELAYS_MS = [3_600_000, 6 * 3_600_000]
const MISSING_DELAY_MS = 24 * 3_600_000
const MISSING_ATTEMPTS_MAX = 32
/** A stored picture is asked once a week whether it changed. */
const CHECK_EVERY_MS = 7 * 24 * 3_600_000

/** Why a picture could not be fetched: `isPermanent` when asking again would give the same. */
export type FetchFailure = { reason: string; isPermanent: boolean }

/** The reason of a host that no site of the dealership lists; the one refusal that a new setting lifts. */
export const HOST_NOT_LISTED = 'The host is not on the list of picture sources'

/**
 * Milliseconds until the next attempt after `attempts` failures: 30 s, 2 min, 8 min and so on to 6 hours, spread by
 * up to a fifth (`random` from 0 to 1) so that a dealer's server that comes back is not asked for everything at once.
 * A picture that its server has not (404, 410, 403) may still be uploaded: 1 h, 6 h, then daily for a month. Null when
 * the picture is given up.
 */
export function retryDelayMs(attempts: number, random: number, reason = ''): number | null {
  const isMissing = MISSING_REASONS.includes(reason)
  if (attempts >= (isMissing ? MISSING_ATTEMPTS_MAX : FETCH_ATTEMPTS_MAX)) return null
  const missing = MISSING_DELAYS_MS[attempts - 1] ?? MISSING_DELAY_MS
  const plain = isMissing ? missing : Math.min(FIRST_DELAY_MS * DELAY_FACTOR ** (attempts - 1), DELAY_MS_MAX)
  return Math.round(plain * (0.9 + 0.2 * random))
}

/** Milliseconds until a stored picture is asked again whether it changed: a week, spread by up to a fifth. */
export function checkDelayMs(random: number): number {
  return Math.round(CHECK_EVERY_MS * (0.9 + 0.2 * random))
}

/** An address in its parts, as URL gives them. */
type ParsedAddress = { protocol: string; hostname: string; username: string; password: string }

/** Whether a picture may be asked of this address: http(s), no password, and its very host listed by a site. */
export function mayFetch(url: ParsedAddress, hosts: readonly string[]): boolean {
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return false
  if (url.username || url.password) return false
  return hosts.includes(url.hostname.toLowerCase().replace(/^\[|\]$/g, ''))
}

/** The kind of picture by its first bytes, whatever its server calls it; null for anything else, SVG and HTML too. */
export function sniffPicture(head: Uint8Array): 'jpeg' | 'png' | 'webp' | 'avif' | null {
  const text = (from: number, to: number) => String.fromCharCode(...head.subarray(from, to))
  if (head[0] === 0xff && head[1] === 0xd8 && head[2] === 0xff) return 'jpeg'
  if (head[0] === 0x89 && text(1, 4) === 'PNG') return 'png'
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp'
  return text(4, 8) === 'ftyp' && /^avi[fs]|^mif1/.test(text(8, 12)) ? 'avif' : null
}
