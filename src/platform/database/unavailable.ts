/**
 * Why the database does not do its work now: it is `away`, it is `busy` (no connection or answer in time), it takes
 * no writes (`read_only`), its disk is `full`, or PGlite has `stopped` until the process is started again.
 */
export type Unavailability = 'away' | 'busy' | 'read_only' | 'full' | 'stopped'

/** How the database is, with since when (Unix milliseconds) and in one line what is wrong. */
export type StoreHealth = { kind: 'ok' } | { kind: Unavailability; sinceMs: number; reason: string }

/** What a visitor waits before the next try, in seconds: most restarts are over by then. */
export const RETRY_AFTER_SECONDS = 5

/** Nothing of what was asked is known to be done; the same may be asked again. */
export class DatabaseUnavailableError extends Error {
  override name = 'DatabaseUnavailableError'
  readonly unavailability: Unavailability
  readonly code: string | undefined
  constructor(unavailability: Unavailability, message: string, cause?: unknown) {
    super(message, { cause })
    this.unavailability = unavailability
    const { code } = (cause ?? {}) as { code?: unknown }
    this.code = typeof code === 'string' ? code : undefined
  }
}

/** PostgreSQL's `disk_full`, the only one of these that PGlite gives as well, and the file system's own. */
const FULL_CODES = new Set(['53100', 'ENOSPC', 'EDQUOT'])
const CAUSES_MAX = 5

/** Why an error, or what caused it, means that the database does no work now; null for every other error. */
export function unavailability(error: unknown): Unavailability | null {
  let next = error
  for (let depth = 0; depth < CAUSES_MAX && next instanceof Error; depth += 1) {
    const told = next as Error & { unavailability?: Unavailability; code?: unknown }
    if (told.unavailability) return told.unavailability
    if (typeof told.code === 'string' && FULL_CODES.has(told.code)) return 'full'
    next = told.cause
  }
  return null
}
