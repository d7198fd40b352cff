/**
 * Why the database cannot be used now: it is `away`, `busy` (no connection or answer in time), takes no
 * writes (`read_only`), its disk is `full`, or PGlite has `stopped` until the process is started again.
 */
export type Unavailability = 'away' | 'busy' | 'read_only' | 'full' | 'stopped'

/** The state of the database, and if it is not well, since when (Unix milliseconds) and in one line why. */
export type StoreHealth = { kind: 'ok' } | { kind: Unavailability; sinceMs: number; reason: string }

/** How long a visitor waits before the next try, in seconds: most restarts are over by then. */
export const RETRY_AFTER_SECONDS = 5

/** The request may or may not have been carried out, and may be repeated. */
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

/**
 * PostgreSQL's `disk_full`, the only one of these that PGlite gives as well, and the file system's own codes.
 */
const FULL_CODES = new Set(['53100', 'ENOSPC', 'EDQUOT'])
const CAUSES_MAX = 5

/** Why an error, or its cause, means that the database cannot be used now; null for every other error. */
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
