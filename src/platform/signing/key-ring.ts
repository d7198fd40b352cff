import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Clock } from '#src/shared/domain/clock.ts'
import type { Database, DatabaseTransaction } from '../database/database.ts'
import type { InstallationKey } from './installation-key.ts'
import type { KeyKind } from './signing-tables.ts'
import './signing-tables.ts'

/**
 * How long the key before the last rotation is still accepted: as long as the longest link lives
 * (link-periods.ts), so that a planned rotation ends no link early.
 */
export const KEY_OVERLAP_DAYS = 400
/** Spam Act 2003 s 18: an unsubscribe link works for at least 30 days after its mail. */
export const KEY_OVERLAP_DAYS_MIN = 30
/** Another process's rotation is known here within this time. */
const FRESH_MS = 1000
const DAY_MS = 86_400_000
const KEY_BYTES = 32
const PLATFORM = 'platform'

export type KeyRow = { id: string; kind: KeyKind; createdAt: Date; createdBy: string; endsAt: Date | null }
type OpenKey = KeyRow & { key: Buffer }
export type KeyRing = ReturnType<typeof createKeyRing>
type RingDeps = { db: Database; clock: Clock; installation: InstallationKey }

/** The database's keys were encrypted with an installation key that is not here. */
export class InstallationKeyMissingError extends Error {
  override name = 'InstallationKeyMissingError'
}

/**
 * The keys that sign, shared by every process of a database: one signs, earlier ones are accepted until they
 * end.
 */
export function createKeyRing(deps: RingDeps) {
  const { db, clock } = deps
  let opened: Promise<void> | null = null
  let known: { keys: OpenKey[]; readAt: number } | null = null

  /** Makes what is missing and takes over what an earlier version or installation key left; once. */
  function open(): Promise<void> {
    opened ??= prepare(deps)
      .then(async () => {
        known = { keys: await readKeys(deps), readAt: clock.now() }
      })
      .catch((error: unknown) => {
        opened = null
        throw error
      })
    return opened
  }

  async function keys(kind: KeyKind): Promise<OpenKey[]> {
    await open()
    const isOld = !known || clock.now() - known.readAt > FRESH_MS
    // The key for hashing people never changes, so it is not read again.
    if (!known || (isOld && kind === 'links')) known = { keys: await readKeys(deps), readAt: clock.now() }
    const now = clock.now()
    return known.keys.filter((key) => key.kind === kind && (!key.endsAt || key.endsAt.getTime() > now))
  }

  async function current(kind: KeyKind): Promise<Buffer> {
    const found = (await keys(kind)).find(({ endsAt }) => endsAt === null)
    if (!found) throw new Error(`There is no key for ${kind}`)
    return found.key
  }

  return {
    open,
    current,
    /** Every key whose signatures are accepted now, newest first. */
    believed: async (): Promise<Buffer[]> => (await keys('links')).map(({ key }) => key),
    /** The keys on record, newest first, without the keys themselves. */
    async list(): Promise<KeyRow[]> {
      await open()
      return (await readKeys(deps)).map(({ key: _key, ...row }) => row)
    },
    /**
     * A new key signs from now on; the previous one is accepted until `endsAt`, and older ones no longer than
     * that.
     */
    async rotate({ by, endsAt }: { by: string; endsAt: Date }): Promise<KeyRow> {
      await open()
      await db.transaction().execute(async (trx) => {
        await lock(trx)
        await trx
          .updateTable('wrapped_keys')
          .set({ ends_at: endsAt })
          .where('kind', '=', 'links')
          .where((where) => where.or([where('ends_at', 'is', null), where('ends_at', '>', endsAt)]))
          .execute()
        await addKey(trx, deps, { kind: 'links', by })
      })
      // Never empty in between: hashing within a transaction of a one-connection database must find the keys
      // here.
      known = { keys: await readKeys(deps), readAt: clock.now() }
      const [first] = known.keys
      if (!first) throw new Error('The new key is not there')
      const { key: _key, ...row } = first
      return row
    },
    /** Deletes keys that are no longer accepted; returns how many. */
    async prune(nowMs: number): Promise<number> {
      const gone = await db
        .deleteFrom('wrapped_keys')
        .where('ends_at', '<', new Date(nowMs - DAY_MS))
        .executeTakeFirst()
      return Number(gone.numDeletedRows)
    },
  }
}

async function prepare(deps: RingDeps): Promise<void> {
  if (await isPrepared(deps)) return
  await deps.db.transaction().execute(async (trx) => {
    await lock(trx)
    if (await isPrepared({ ...deps, db: trx })) return
    const rows = await trx.selectFrom('wrapped_keys').select(['id', 'wrapped']).execute()
    if (rows.length === 0 && !deps.installation.isThere()) deps.installation.make()
    for (const { id, wrapped } of rows) {
      const { key, isStale } = unwrapped(deps, { id, wrapped })
      if (isStale)
        await trx
          .updateTable('wrapped_keys')
          .set({ wrapped: deps.installation.wrap(id, key) })
          .where('id', '=', id)
          .execute()
    }
    await takeOver(trx, deps)
    for (const kind of ['people', 'links'] as const)
      if (!(await hasCurrent(trx, kind))) await addKey(trx, deps, { kind, by: PLATFORM })
  })
}

/** Whether this start has nothing to do here, which is usual: then nothing is written. */
async function isPrepared({ db, installation }: RingDeps): Promise<boolean> {
  const rows = await db.selectFrom('wrapped_keys').select(['id', 'wrapped', 'kind', 'ends_at']).execute()
  const clear = await db.selectFrom('signing_keys').select('purpose').executeTakeFirst()
  return (
    clear === undefined &&
    rows.filter(({ ends_at }) => ends_at === null).length === 2 &&
    rows.every(({ id, wrapped }) => installation.unwrap(id, wrapped)?.isStale === false)
  )
}

/**
 * The key of earlier versions: people stay hashed with it, and links it signed are accepted for the usual
 * time.
 */
async function takeOver(trx: DatabaseTransaction, deps: RingDeps): Promise<void> {
  const clear = await trx.deleteFrom('signing_keys').returning('key_hex').execute()
  for (const { key_hex } of clear) {
    const key = Buffer.from(key_hex, 'hex')
    if (!(await hasCurrent(trx, 'people'))) await addKey(trx, deps, { kind: 'people', by: PLATFORM, key })
    const endsAt = new Date(deps.clock.now() + KEY_OVERLAP_DAYS * DAY_MS)
    await addKey(trx, deps, { kind: 'links', by: PLATFORM, key, endsAt })
  }
}

async function hasCurrent(trx: DatabaseTransaction, kind: KeyKind): Promise<boolean> {
  const query = trx.selectFrom('wrapped_keys').select('id').where('kind', '=', kind)
  return (await query.where('ends_at', 'is', null).executeTakeFirst()) !== undefined
}

async function addKey(
  trx: DatabaseTransaction,
  { installation, clock }: RingDeps,
  made: { kind: KeyKind; by: string; key?: Buffer; endsAt?: Date },
): Promise<void> {
  const id = `key_${randomBytes(4).toString('hex')}`
  await trx
    .insertInto('wrapped_keys')
    .values({
      id,
      kind: made.kind,
      wrapped: installation.wrap(id, made.key ?? randomBytes(KEY_BYTES)),
      created_at: new Date(clock.now()),
      created_by: made.by,
      ends_at: made.endsAt ?? null,
    })
    .execute()
}

async function readKeys(deps: RingDeps): Promise<OpenKey[]> {
  const rows = await deps.db
    .selectFrom('wrapped_keys')
    .selectAll()
    .orderBy(sql`ends_at is not null`)
    .orderBy('created_at', 'desc')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    createdAt: row.created_at,
    createdBy: row.created_by,
    endsAt: row.ends_at,
    key: unwrapped(deps, row).key,
  }))
}

function unwrapped({ installation }: RingDeps, { id, wrapped }: { id: string; wrapped: string }) {
  const found = installation.unwrap(id, wrapped)
  if (found) return found
  throw new InstallationKeyMissingError(
    'The keys of this database were encrypted with another installation key. Give it in FORECOURT_SIGNING_KEY, in ' +
      'FORECOURT_SIGNING_KEY_PREVIOUS if it was replaced, or as signing.key in the data directory (docs/operations.md).',
  )
}

/** Two processes that start at once make one key. */
async function lock(trx: DatabaseTransaction): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('signing keys'))`.execute(trx)
}
