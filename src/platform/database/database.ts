import type { Kysely, Transaction } from 'kysely'
import type { StoreHealth } from './unavailable.ts'

/**
 * Every table of the platform. Each feature adds its own `<noun>-tables.ts` by declaration merging:
 * `declare module '#src/platform/database/database.ts' { interface Tables { leads: LeadsTable } }`.
 */
// biome-ignore lint/suspicious/noEmptyInterface: features merge their tables into it
export interface Tables {}

export type Database = Kysely<Tables>
export type DatabaseTransaction = Transaction<Tables>

/** A database with what the driver differs in: listening, closing and its name. */
export type Store = {
  db: Database
  kind: 'pglite' | 'postgresql'
  /** How the database is, as far as this process knows without asking it. */
  health(): StoreHealth
  /**
   * Runs `onNotify` for each NOTIFY on the channel, and at once when it is listened to and again after a lost
   * connection, as some were missed; a wake-up only, never the record. Never rejects. Returns unlisten.
   */
  listen(channel: string, onNotify: (payload: string) => void): Promise<() => Promise<void>>
  /** Says under this name that the process lives, until it ends however it ends. Returns the withdrawal. */
  hold(name: string): Promise<() => Promise<void>>
  /** Whether a living process of this store holds the name. A held name may look free while its process reconnects. */
  isHeld(name: string): Promise<boolean>
  /** Runs `work` while no process of this store runs anything else under the same name: each waits its turn. */
  exclusively<Done>(name: string, work: () => Promise<Done>): Promise<Done>
  /** Runs several SQL statements without values (migrations). */
  runScript(sql: string): Promise<void>
  close(): Promise<void>
}
