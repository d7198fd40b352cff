import type { SiteContext } from '#src/features/sites/domain/site-config.ts'
import type { DatabaseTransaction, Store } from '#src/platform/database/database.ts'
import type { Clock } from '#src/shared/domain/clock.ts'
import type { LeadId, SiteId } from '#src/shared/domain/ids.ts'
import { overallState, statesBefore } from '../domain/delivery/delivery-state.ts'
import { parseLeadReference } from '../domain/intake/lead-reference.ts'
import {
  countDeliveries,
  findFailedDeliveries,
  findDeliveries,
  replayDelivery,
} from './delivery-repository.ts'
import { createPresentReceiver, type FindSite } from './receivers/present-receiver.ts'
import { listTroubles } from './watch/troubled-deliveries.ts'
import { listWithdrawals } from './consent/withdrawal-list.ts'
import { endedDeliveries } from './consent/ended-deliveries.ts'
import {
  findCase,
  findConsents,
  findLead,
  insertDeliveries,
  type LeadListFilter,
  listLeads,
  wakeDelivery,
} from './lead-repository.ts'

type LeadDeskDeps = {
  store: Store
  clock: Clock
  /** The current site, so that a replay uses the receiver as corrected. */
  findSite?: FindSite
}

/** Stored leads for the dealer's staff: list, show, send again. Nothing here deletes. */
export function createLeadDesk(deps: LeadDeskDeps) {
  const { store, clock } = deps
  const { db } = store
  const presentReceiver = createPresentReceiver(deps.findSite ?? (async () => null))

  /** Leads newest first, each with its worst delivery state; `limit` at most 1000. */
  async function list(filter: Omit<LeadListFilter, 'limit'> & { limit?: number }) {
    const rows = await listLeads(db, { ...filter, limit: Math.min(filter.limit ?? 50, 1000) })
    return rows.map(({ lead, states }) => ({ lead, state: overallState(states) }))
  }

  /** The leads of an id, or of a reference newest first, each with its deliveries and consent evidence. */
  async function showAll(idOrReference: string) {
    const reference = parseLeadReference(idOrReference)
    const byId = reference ? null : await findLead(db, { id: idOrReference as LeadId })
    const leads = reference ? await findCase(db, reference) : byId ? [byId] : []
    return Promise.all(
      leads.map(async (lead) => ({
        lead,
        deliveries: await findDeliveries(db, lead.id),
        consents: await findConsents(db, lead.id),
      })),
    )
  }

  /** The newest of them; or null. */
  async function show(idOrReference: string) {
    return (await showAll(idOrReference))[0] ?? null
  }

  /** Sends a lead's undelivered deliveries, a site's failed ones, or every dead letter, again; returns how many. */
  async function replay(what: { leadId: LeadId } | { siteId: SiteId } | { allDead: true }): Promise<number> {
    const deliveries =
      'leadId' in what
        ? await findDeliveries(db, what.leadId)
        : await findFailedDeliveries(db, 'siteId' in what ? what.siteId : null)
    const replayable = deliveries.filter((each) => statesBefore('replay').includes(each.state))
    let count = 0
    for (const delivery of replayable) {
      if (
        await replayDelivery(db, { delivery, receiver: await presentReceiver(delivery), nowMs: clock.now() })
      )
        count += 1
    }
    return count
  }

  /** Tells dealer and shopper that what the lead held has ended, in the same transaction. */
  async function tellEnded(
    transaction: DatabaseTransaction,
    site: SiteContext,
    leadId: LeadId,
  ): Promise<void> {
    const lead = await findLead(transaction, { id: leadId })
    if (!lead) return
    await insertDeliveries(
      transaction,
      await endedDeliveries(transaction, site, { lead, nowMs: clock.now(), sequence: 0 }),
    )
    await wakeDelivery(transaction)
  }

  return {
    list,
    show,
    showAll,
    replay,
    tellEnded,
    countDeliveries: () => countDeliveries(db),
    /** Withdrawn consents and who was told, newest first. */
    listWithdrawals: (filter: Parameters<typeof listWithdrawals>[1]) => listWithdrawals(db, filter),
    /** Receivers currently not accepting leads, by fault. */
    listTroubles: () => listTroubles(db, clock.now()),
  }
}
