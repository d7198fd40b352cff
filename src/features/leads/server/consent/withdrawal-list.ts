import type { Database } from '#src/platform/database/database.ts'
import type { DeliveryState } from '#src/features/leads/domain/delivery/delivery-state.ts'
import type { Withdrawal } from '#src/features/leads/domain/consent/withdrawal-sheet.ts'
import '../lead-tables.ts'
import './consent-tables.ts'

/** How consent ends: on the page, by a mail program's own button, or with the person. */
const CHANNELS = ['consent_page', 'one_click', 'erasure'] as const

/**
 * Withdrawals of consent to marketing, newest first, at most `limit`, each with the receivers told of it: a row of its
 * own for each. Whose it was is known while a lead of theirs is kept; the evidence itself has only the keyed hash.
 */
export async function listWithdrawals(
  db: Database,
  { siteSlug, since, limit }: { siteSlug?: string | undefined; since?: Date | undefined; limit: number },
): Promise<Withdrawal[]> {
  const rows = await db
    .selectFrom('consent_events as e')
    .leftJoin('lead_deliveries as d', (join) =>
      join
        .onRef('d.site_id', '=', 'e.site_id')
        .onRef('d.created_at', '=', 'e.answered_at')
        .on((eb) => eb(eb.ref('d.receiver', '->>').key('kind'), '=', 'withdrawal')),
    )
    .leftJoin('leads as l', 'l.id', 'd.lead_id')
    .select(['e.site_id', 'e.answered_at', 'e.channel', 'e.text', 'e.text_version', 'e.person_key'])
    .select(['l.email', 'l.name', 'l.reference', 'd.receiver_id', 'd.state', 'd.delivered_at'])
    .where('e.purpose', '=', 'marketing')
    .where('e.granted', '=', false)
    .where('e.channel', 'in', CHANNELS)
    .$if(since !== undefined, (query) => query.where('e.answered_at', '>=', since ?? new Date(0)))
    .$if(siteSlug !== undefined, (query) => query.where('e.site_id', '=', `site_${siteSlug}` as never))
    .orderBy('e.answered_at', 'desc')
    .orderBy('e.id', 'desc')
    .orderBy('d.position')
    .limit(limit)
    .execute()
  return rows.map((row) => ({
    at: row.answered_at.toISOString(),
    siteSlug: row.site_id.replace(/^site_/, ''),
    personKey: row.person_key,
    name: row.name,
    email: row.email,
    reference: row.reference,
    channel: row.channel,
    text: row.text,
    textVersion: row.text_version,
    told: row.receiver_id?.replace(/\/withdrawn-\d+$/, '') ?? null,
    state: row.state as DeliveryState | null,
    toldAt: row.delivered_at?.toISOString() ?? null,
  }))
}
