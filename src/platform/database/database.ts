import type { Kysely, Transaction } from 'kysely'

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
  /** Runs `onNotify` for each NOTIFY on the channel; a wake-up only, never the record. Returns unlisten. */
  listen(channel: string, onNotify: (payload: string) => void): Promise<() => Promise<void>>
  /** Says under this name that the process lives, until it ends however it ends. Returns the withdrawal. */
  hold(name: string): Promise<() => Promise<void>>
  /** Whether a living process of this store holds the name. A held name may look free while its process reconnects. */
  isHeld(name: string): Promise<boolean>
  /** Runs several SQL statements without values (migrations). */
  runScript(sql: string): Promise<void>
  close(): Promise<void>
}
