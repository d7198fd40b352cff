import { type DestinationStream, type Logger, pino } from 'pino'
import { safeError, withoutPersons, withoutSignature } from './safe-log.ts'

type LogOptions = { level: string; to?: DestinationStream }

/**
 * JSON lines without personal data: bodies, queries and headers are not logged at all, the fields named here
 * are removed, and errors, reasons and paths are stripped of anything about a person.
 */
export function createLog({ level, to }: LogOptions): Logger {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: safeError, error: safeError, reason: safeText, path: withoutSignature },
    redact: {
      paths: ['email', 'phone', 'name', 'message', '*.email', '*.phone', '*.message'],
      censor: '[cut]',
    },
  }
  return to ? pino(options, to) : pino(options)
}

function safeText(value: unknown): unknown {
  return typeof value === 'string' ? withoutPersons(value) : value
}
