import { DatabaseUnavailableError, type Unavailability } from '../unavailable.ts'

/**
 * Node's codes for a connection that could not be made or that broke, and for a name that does not resolve.
 */
const BROKEN_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'EHOSTDOWN',
  'ENETUNREACH',
  'ENETDOWN',
  'EADDRNOTAVAIL',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ERR_STREAM_DESTROYED',
  'ERR_STREAM_PREMATURE_CLOSE',
])

/** SQLSTATEs (PostgreSQL 15, appendix A) and what they mean to a visitor. */
const STATES: Record<string, Unavailability> = {
  '57P01': 'away', // admin_shutdown
  '57P02': 'away', // crash_shutdown
  '57P03': 'away', // cannot_connect_now: starting up, in recovery, shutting down
  '57P05': 'away', // idle_session_timeout
  '25P03': 'away', // idle_in_transaction_session_timeout
  '53300': 'busy', // too_many_connections
  '53200': 'busy', // out_of_memory
  '53400': 'busy', // configuration_limit_exceeded
  '57014': 'busy', // query_canceled: the statement timeout
  '55P03': 'busy', // lock_not_available
  '40001': 'busy', // serialization_failure
  '40P01': 'busy', // deadlock_detected
  '25006': 'read_only', // read_only_sql_transaction
  '53100': 'full', // disk_full
}

/** What pg says of a lost connection, in words alone. */
const BROKEN_WORDS =
  /^Connection terminated|not queryable$|^timeout expired$|^Client network socket disconnected|^read ECONN|server closed the connection/
/** What pg and its pool say of a connection that could not be made in time. */
const CONNECT_TIMEOUT_WORDS = /^timeout expired$|due to connection timeout$/
/** What its pool says when no connection was returned in time. */
const WAITED_WORDS = /^timeout exceeded when trying to connect$/

/**
 * What an error of the driver means; null for one the statement itself caused, such as a violated constraint.
 */
export function faultOf(error: unknown): Unavailability | null {
  if (error instanceof DatabaseUnavailableError) return error.unavailability
  if (!(error instanceof Error)) return null
  const { code } = error as Error & { code?: unknown }
  if (typeof code === 'string') {
    if (STATES[code]) return STATES[code]
    // Class 08: connection exceptions.
    if (BROKEN_CODES.has(code) || /^08...$/.test(code)) return 'away'
  }
  if (WAITED_WORDS.test(error.message)) return 'busy'
  return BROKEN_WORDS.test(error.message) ? 'away' : null
}

/** Whether none of the pool's connections was free in time. */
export function isWaitTimeout(error: unknown): boolean {
  return error instanceof Error && WAITED_WORDS.test(error.message)
}

/** Whether a connection could not be made in time, rather than refused. */
export function isConnectTimeout(error: unknown): boolean {
  return error instanceof Error && CONNECT_TIMEOUT_WORDS.test(error.message)
}

/**
 * The error as the platform knows it. The server's own words stay inside as the cause, since they may hold
 * what was typed.
 */
export function toldError(error: unknown): unknown {
  const fault = faultOf(error)
  if (fault === null || error instanceof DatabaseUnavailableError) return error
  return new DatabaseUnavailableError(fault, REASONS[fault], error)
}

const REASONS: Record<Unavailability, string> = {
  away: 'The database is away',
  busy: 'The database has no room or time for this now',
  read_only: 'The database takes no writes now',
  full: 'The disk of the database is full',
  stopped: 'The database has stopped',
}

/** The cause in a few words for /readyz and the log, without addresses: the SQLSTATE or Node's code. */
export function shortReason(error: unknown): string {
  const cause = error instanceof DatabaseUnavailableError && error.cause ? error.cause : error
  const { code, message } = (cause ?? {}) as { code?: unknown; message?: unknown }
  const words = typeof code === 'string' ? WORDS[code] : undefined
  if (words) return `${words} (${code as string})`
  if (typeof code === 'string') return code
  return typeof message === 'string' && BROKEN_WORDS.test(message) && message !== 'timeout expired'
    ? 'connection lost'
    : 'no answer'
}

const WORDS: Record<string, string> = {
  ECONNREFUSED: 'nobody listens',
  '57P01': 'shut down by its operator',
  '57P03': 'starting up',
  '53300': 'too many clients',
  '53100': 'disk full',
  '25006': 'read only',
  '28P01': 'wrong password',
  '28000': 'access refused',
  '3D000': 'no such database',
}
