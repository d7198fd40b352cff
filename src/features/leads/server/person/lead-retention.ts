import { sql } from 'kysely'
import type { Due, RetainedRecords } from '#src/features/privacy/server/retention-service.ts'
import type { RetentionKind } from '#src/features/privacy/domain/retention-kind.ts'
import type { SiteContext } from '#src/features/sites/domain/site-config.ts'
import type { Database } from '#src/platform/database/database.ts'
import type { LeadId } from '#src/shared/domain/ids.ts'
import { SHOPPER_KINDS } from '#src/features/leads/domain/lead.ts'
import type { LeadLinks } from '../consent/lead-links.ts'
import { type FoundLead, forgetLeads } from './forget-leads.ts'
import type { LeadRecords, PersonLead } from './person-records.ts'

/** Every lead is one of these, set when it is stored. */
const LEAD_KINDS = ['enquiries', 'testDrives', 'tradeIns', 'reservations', 'competitions'] as const
const PAGE = 200

type RetentionDeps = {
  db: Database
  links: LeadLinks
  /** Other features' records linked to leads; a function, because they register after leads are created. */
  byLead(): readonly LeadRecords[]
}
type Candidate = FoundLead & { keptFrom: Date }

/**
 * Anonymises expired leads with everything linked to them. One that was not delivered to its dealer, or that
 * another feature still has open, is kept whatever its age.
 */
export function createLeadRetention(deps: RetentionDeps): RetainedRecords[] {
  return LEAD_KINDS.map((kind) => ({
    kind,
    prepare: () => deps.links.personKey(''),
    async count(site, due) {
      const over = await countOver(deps.db, site, { kind, due })
      let closed = 0
      for await (const page of pagesOfClosed(deps, deps.db, { site, kind, due })) closed += page.length
      return { due: closed, open: over - closed }
    },
    async expire(transaction, site, { limit, ...due }) {
      const found: Candidate[] = []
      for await (const page of pagesOfClosed(deps, transaction, { site, kind, due })) {
        found.push(...page.slice(0, limit - found.length))
        if (found.length >= limit) break
      }
      const leads = found.map(toPersonLead)
      if (leads.length === 0) return 0
      for (const records of deps.byLead()) await records.forget(transaction, leads)
      await forgetLeads(transaction, found, { links: deps.links, now: due.now })
      return found.length
    },
  }))
}

type Sought = { site: SiteContext; kind: RetentionKind; due: Due }

async function countOver(
  db: Database,
  site: SiteContext,
  { kind, due }: Omit<Sought, 'site'>,
): Promise<number> {
  const row = await over(db, { site, kind, due })
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

function over(db: Database, { site, kind, due }: Sought) {
  return db
    .selectFrom('leads')
    .where('site_id', '=', site.id)
    .where('retention_kind', '=', kind)
    .where('kept_from', '<', due.before)
    .where('redacted_at', 'is', null)
}

/** Leads with nothing open, oldest first. A receipt refused by the shopper's mailbox counts as closed. */
async function* pagesOfClosed(
  { byLead }: RetentionDeps,
  from: Database,
  sought: Sought,
): AsyncGenerator<Candidate[]> {
  let after: Candidate | null = null
  while (true) {
    const page: Candidate[] = await readPage(from, sought, after)
    const last = page.at(-1)
    if (!last) return
    const leads = page.map(toPersonLead)
    const open = new Set<LeadId>()
    for (const records of byLead())
      for (const id of await records.open(from, sought.site, { leads, now: sought.due.now })) open.add(id)
    yield page.filter(({ id }) => !open.has(id))
    if (page.length < PAGE) return
    after = last
  }
}

function readPage(from: Database, sought: Sought, after: Candidate | null): Promise<Candidate[]> {
  const undelivered = sql<boolean>`exists (
    select 1 from lead_deliveries d where d.lead_id = leads.id and (
      d.state in ('pending', 'delivering', 'retrying')
      or (d.state = 'dead' and d.receiver ->> 'kind' not in (${sql.join(SHOPPER_KINDS)}))))`
  return over(from, sought)
    .select(['id', 'lead', 'kept_from as keptFrom'])
    .where((eb) => eb.not(undelivered))
    .$if(after !== null, (query) =>
      query.where(sql<boolean>`(kept_from, id) > (${after?.keptFrom}, ${after?.id})`),
    )
    .orderBy('kept_from')
    .orderBy('id')
    .limit(PAGE)
    .execute()
}

function toPersonLead({ id, lead }: FoundLead): PersonLead {
  return { id, siteId: lead.siteId, reference: lead.reference }
}
