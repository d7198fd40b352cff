import { unavailability } from '../database/unavailable.ts'

/** What is logged of an error: enough to find the fault, nothing a visitor typed. */
export type LoggedError = {
  type: string
  code?: string
  severity?: string
  where?: string
  /** Absent for an unavailable database: where it was noticed reveals nothing. */
  stack?: string
  /** Why the database cannot be used now. */
  unavailability?: string
}

const MAIL_ADDRESS = /[^\s<>"'(),:;@]+@[^\s<>"'(),:;@]+/g
/** Eight digits or more, as phone numbers are written. */
const LONG_NUMBER = /\+?\d(?:[ ()-]{0,2}\d){7,}/g
/** Anybody with one of these addresses may read or cancel what it opens. */
const SIGNED_PATH = /^\/+(consent|test-drive|service-booking|reservation)\/+([^/]+)\/.*$/i

/** Text from somebody else, such as a mail server's answer, without mail addresses and phone numbers. */
export function withoutPersons(text: string): string {
  return text.replace(MAIL_ADDRESS, '[address]').replace(LONG_NUMBER, '[number]')
}

/** The path of a request without the signature that opens it. */
export function withoutSignature(path: string): string {
  return path.replace(SIGNED_PATH, '/$1/$2/[signature]')
}

/**
 * An error for the log. Of a database error only what it is and where: its message, its detail and the
 * parameters of its statement hold what was typed.
 */
export function safeError(error: unknown): LoggedError | string {
  if (!(error instanceof Error)) return withoutPersons(String(error))
  const told = error as Error & Record<string, unknown>
  const text = (name: string) => (typeof told[name] === 'string' ? (told[name] as string) : undefined)
  const why = unavailability(error)
  if (why !== null)
    return {
      type: error.name,
      unavailability: why,
      ...(text('code') ? { code: text('code') as string } : {}),
    }
  const isDatabases = text('severity') !== undefined
  const stack = error.stack ?? error.message
  const logged: LoggedError = {
    type: error.name,
    stack: isDatabases ? framesOf(stack) : withoutPersons(stack),
  }
  for (const name of ['code', 'severity'] as const) if (text(name)) logged[name] = text(name) as string
  const where = ['table', 'column', 'constraint', 'routine'].flatMap((name) => text(name) ?? [])
  if (isDatabases && where.length > 0) logged.where = where.join(' ')
  return logged
}

function framesOf(stack: string): string {
  return stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n')
}
