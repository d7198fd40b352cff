import { expressionBuilder, sql } from 'kysely'
import type { Database, DatabaseTransaction, Tables } from '#src/platform/database/database.ts'
import type { SiteId } from '#src/shared/domain/ids.ts'
import { SEND_LIMITS, type SendCounts, type SendWindow } from '#src/features/accounts/domain/sign-in-code.ts'
import '../account-tables.ts'

/** Who requests a code for which phone; networks as keyed hashes. */
export type CodeAsker = {
  phone: string
  siteId: SiteId
  network: string
  /** The /48 around an IPv6 network; null for IPv4. */
  wide: string | null
  /** Whether this browser verified the phone before. */
  isKnown: boolean
}

/** Serialises codes per phone and network across all processes, so that the count holds until the code is stored. */
export async function lockAsker(trx: DatabaseTransaction, { phone, network, wide }: CodeAsker) {
  for (const key of [`code ${phone}`, `code from ${wide ?? network}`])
    await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(trx)
}

/** Codes sent in each window, counted separately for browsers that verified the phone before and all others. */
export async function countSent(db: Database, asker: CodeAsker, nowMs: number): Promise<SendCounts> {
  const { phone, siteId, network, wide, isKnown } = asker
  // Not in raw SQL, because the phone may be encrypted at rest (decision 0037)
  const ofPhone = sql`${expressionBuilder<Tables, 'customer_codes'>()('customer_codes.phone', '=', phone)}`
  const ofAsker = sql`${ofPhone} and coalesce(wide_hash, address_hash) = ${wide ?? network}`
  const ofWide = wide === null ? sql`false` : sql`wide_hash = ${wide}`
  const count = (of: ReturnType<typeof sql>, window: SendWindow) =>
    sql`count(*) filter (where ${of} and sent_at > ${new Date(nowMs - SEND_LIMITS[window].windowMs)}) as ${sql.id(window)}`
  const { rows } = await sql<Record<SendWindow, string>>`
    select ${sql.join([
      count(ofAsker, 'asker'),
      count(ofAsker, 'askerDay'),
      count(ofPhone, 'phone'),
      count(ofPhone, 'phoneDay'),
      count(sql`address_hash = ${network}`, 'network'),
      count(sql`address_hash = ${network}`, 'networkDay'),
      count(ofWide, 'wide'),
      count(ofWide, 'wideDay'),
      count(sql`site_id = ${siteId}`, 'site'),
      count(sql`site_id = ${siteId}`, 'siteDay'),
      count(sql`true`, 'platform'),
      count(sql`true`, 'platformDay'),
    ])}
    from customer_codes
    where is_known = ${isKnown} and sent_at > ${new Date(nowMs - SEND_LIMITS.platformDay.windowMs)}`.execute(
    db,
  )
  const [row] = rows
  return Object.fromEntries(
    (Object.keys(SEND_LIMITS) as SendWindow[]).map((window) => [window, Number(row?.[window] ?? 0)]),
  ) as SendCounts
}
