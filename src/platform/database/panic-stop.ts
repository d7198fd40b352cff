import type { PGlite } from '@electric-sql/pglite'

/** The database of this process is gone until it is started again. */
export class DatabaseStoppedError extends Error {
  override name = 'DatabaseStoppedError'
  readonly unavailability = 'stopped'
}

/** Since when the database has been stopped by a PANIC, in Unix milliseconds; null while it is not. */
export type PanicStop = { stoppedSinceMs(): number | null }

/**
 * After a PANIC PostgreSQL must not go on: its next statement would loop for ever and take this whole process
 * with it. From then on every statement is refused at once, so that answers say so and /readyz asks for a
 * restart.
 */
export function stopAfterPanic(pglite: PGlite): PanicStop {
  let panic: Error | null = null
  let sinceMs: number | null = null
  const { execProtocolRawSync, execProtocol, execProtocolStream } = pglite
  function watch<Answer>(answer: Promise<Answer>): Promise<Answer> {
    return answer.catch((error: Error & { severity?: string }) => {
      if (error.severity === 'PANIC') {
        panic = error
        sinceMs = Date.now()
      }
      throw error
    })
  }
  pglite.execProtocolRawSync = (message) => {
    if (panic)
      throw new DatabaseStoppedError('The database has stopped; start the server again', { cause: panic })
    return execProtocolRawSync.call(pglite, message)
  }
  pglite.execProtocol = (message, options) => watch(execProtocol.call(pglite, message, options))
  pglite.execProtocolStream = (message, options) => watch(execProtocolStream.call(pglite, message, options))
  return { stoppedSinceMs: () => sinceMs }
}
