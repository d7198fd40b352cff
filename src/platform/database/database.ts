import type { Kysely, Transaction } from 'kysely'
import type { StoreHealth } from './unavailable.ts'

/**
 * Every table of the platform. Each feature adds its own in `<noun>-tables.ts` by declaration merging:
 * `declare module '#src/platform/database/database.ts' { interface Tables { leads: LeadsTable } }`.
 */
// biome-ignore lint/suspicious/noEmptyInterface: features merge their tables into it
export interface Tables {}

export type Database = Kysely<Tables>
export type DatabaseTransaction = Transaction<Tables>

/** A database with everything that differs between drivers. */
export type Store = {
  db: Database
  kind: 'pglite' | 'postgresql'
  /** The state of the database as this process knows it, without asking it. */
  health(): StoreHealth
  /**
   * Runs `onNotify` for each NOTIFY on the channel, once at the start, and again after a lost connection, as
   * some may have been missed; it is only a wake-up, never the record. Never rejects. Returns unlisten.
   */
  listen(channel: string, onNotify: (payload: string) => void): Promise<() => Promise<void>>
  /**
   * Announces under this name that the process is alive, until it ends in any way. Returns a function that
   * withdraws it.
   */
  hold(name: string): Promise<() => Promise<void>>
  /**
   * Whether a living process of this store holds the name. A held name may look free while its process
   * reconnects.
   */
  isHeld(name: string): Promise<boolean>
  /** Runs `work` while no other process of this store runs anything under the same name; they take turns. */
  exclusively<Done>(name: string, work: () => Promise<Done>): Promise<Done>
  /** Runs several SQL statements without values (migrations). */
  runScript(sql: string): Promise<void>
  close(): Promise<void>
}
