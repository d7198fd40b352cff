/** Attempts before a picture is given up. A new address in the feed starts again. */
export const FETCH_ATTEMPTS_MAX = 6
/** After this another worker may take over a claimed picture; longer than any fetch can take. */
export const FETCH_LEASE_MS = 120_000
const FIRST_DELAY_MS = 30_000
const DELAY_FACTOR = 4
const DELAY_MS_MAX = 6 * 3_600_000

/** Reasons that mean not there yet: retried after an hour, 6 hours, then daily for about a month. */
const MISSING_REASONS: readonly string[] = ['HTTP 404', 'HTTP 410', 'HTTP 403']
const MISSING_DELAYS_MS = [3_600_000, 6 * 3_600_000]
const MISSING_DELAY_MS = 24 * 3_600_000
const MISSING_ATTEMPTS_MAX = 32
/** Stored pictures are checked for changes once a week. */
const CHECK_EVERY_MS = 7 * 24 * 3_600_000

/** Why a fetch failed; `isPermanent` if trying again would not help. */
export type FetchFailure = { reason: string; isPermanent: boolean }

/** The failure of a host that no site of the dealership lists, the only one a settings change can resolve. */
export const HOST_NOT_LISTED = 'The host is not on the list of picture sources'

/**
 * Milliseconds until the next attempt after `attempts` failures: 30 s, 2 min, 8 min and so on up to 6 hours,
 * varied by up to a fifth (`random` from 0 to 1) so that a dealer's recovering server is not flooded. A
 * missing picture (404, 410, 403) may still be uploaded: 1 h, 6 h, then daily for a month. Null if the
 * picture is given up.
 */
export function retryDelayMs(attempts: number, random: number, reason = ''): number | null {
  const isMissing = MISSING_REASONS.includes(reason)
  if (attempts >= (isMissing ? MISSING_ATTEMPTS_MAX : FETCH_ATTEMPTS_MAX)) return null
  const missing = MISSING_DELAYS_MS[attempts - 1] ?? MISSING_DELAY_MS
  const plain = isMissing ? missing : Math.min(FIRST_DELAY_MS * DELAY_FACTOR ** (attempts - 1), DELAY_MS_MAX)
  return Math.round(plain * (0.9 + 0.2 * random))
}

/** Milliseconds until a stored picture is next checked for changes: a week, varied by up to a fifth. */
export function checkDelayMs(random: number): number {
  return Math.round(CHECK_EVERY_MS * (0.9 + 0.2 * random))
}

type ParsedAddress = { protocol: string; hostname: string; username: string; password: string }

/** Whether a picture may be fetched from this address: http(s), no credentials, and exactly a host a site lists. */
export function mayFetch(url: ParsedAddress, hosts: readonly string[]): boolean {
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return false
  if (url.username || url.password) return false
  return hosts.includes(url.hostname.toLowerCase().replace(/^\[|\]$/g, ''))
}

/** The picture type by its first bytes, whatever its server claims; null for anything else, including SVG and HTML. */
export function sniffPicture(head: Uint8Array): 'jpeg' | 'png' | 'webp' | 'avif' | null {
  const text = (from: number, to: number) => String.fromCharCode(...head.subarray(from, to))
  if (head[0] === 0xff && head[1] === 0xd8 && head[2] === 0xff) return 'jpeg'
  if (head[0] === 0x89 && text(1, 4) === 'PNG') return 'png'
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp'
  return text(4, 8) === 'ftyp' && /^avi[fs]|^mif1/.test(text(8, 12)) ? 'avif' : null
}
