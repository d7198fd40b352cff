import { createWorkLoop } from '#src/platform/jobs/work-loop.ts'
import type { Store } from '#src/platform/database/database.ts'
import type { Clock } from '#src/shared/domain/clock.ts'
import type { SiteId } from '#src/shared/domain/ids.ts'
import { HELD_SHOWN, heldMail } from '#src/features/leads/domain/alarm/held-mail.ts'
import type { LeadDelivery } from '#src/features/leads/domain/lead.ts'
import { findHeldLeads, insertDeliveries, wakeDelivery } from '../lead-repository.ts'
import { messageHost, newDelivery } from '../intake/new-delivery.ts'
import { fallbackOf } from '../receivers/fallback-receiver.ts'
import type { RemindOfDrives } from '../consent/drive-reminders.ts'
import type { FindSite } from '../receivers/present-receiver.ts'
import { markHeldTold, markTold, settleAlarms, sitesWithHeld } from './alarm-repository.ts'
import { alarmOf, type AlarmSenderDeps, contactsOf, tell } from './alarm-sender.ts'
import { findUnheard, listTroubles, markPassedOn, newestOf, type Trouble } from './troubled-deliveries.ts'

/** What the watch did, for the log: ids and codes only. */
export type WatchEvent =
  | { kind: 'passed_on'; leadId: string; from: string; to: string }
  | { kind: 'nobody_left'; leadId: string; from: string }
  | { kind: 'alarm'; siteId: string; receiver: string; fault: string; leads: number; isTold: boolean }
  | { kind: 'held_told'; siteId: string; leads: number; isTold: boolean }
  | { kind: 'watch_error'; reason: string }

export type DeliveryWatchDeps = AlarmSenderDeps & {
  store: Store
  clock: Clock
  findSite: FindSite
  onEvent: (event: WatchEvent) => void
  /** Hands over the reminders of drives that are due. */
  remind?: RemindOfDrives
  pollMs?: number
}

const POLL_MS = 20_000
/** A flood of bots causes one digest an hour. */
const DIGEST_MS = 3_600_000
/** Alarms per check, because a mail server that hangs must not delay passing leads on. */
const ALARMS_MAX = 20

/**
 * Makes sure someone hears of every lead (pain 1). One that no receiver accepts goes to the site's mailbox, then
 * to the platform's operator; people are told once of each cause; leads held as bots are reported in a digest.
 */
export function createDeliveryWatch(deps: DeliveryWatchDeps) {
  const { store, clock } = deps
  let troubles: Trouble[] = []
  const loop = createWorkLoop({
    work: async () => {
      await store.exclusively('delivery-watch', lookOnce)
      return false
    },
    pollMs: deps.pollMs ?? POLL_MS,
    onError: (error) =>
      deps.onEvent({ kind: 'watch_error', reason: (error as NodeJS.ErrnoException).code ?? error.name }),
  })

  async function lookOnce(): Promise<void> {
    await deps.remind?.()
    for (const delivery of await findUnheard(store.db, clock.now())) await passOn(deps, delivery)
    troubles = await listTroubles(store.db, clock.now())
    const untold = await settleAlarms(store.db, troubles, clock.now())
    for (const trouble of untold.slice(0, ALARMS_MAX)) await sound(deps, trouble)
    for (const siteId of await sitesWithHeld(store.db, clock.now() - DIGEST_MS)) await tellHeld(deps, siteId)
  }

  return {
    lookOnce,
    start: () => loop.start(),
    stop: () => loop.stop(),
    /** Receivers that did not accept leads at the last check, for metrics and /readyz. */
    troubles: (): readonly Trouble[] => troubles,
  }
}

async function passOn(deps: DeliveryWatchDeps, delivery: LeadDelivery): Promise<void> {
  const { store, clock, agency } = deps
  const site = (await deps.findSite(delivery.siteId)) ?? null
  const fallback = fallbackOf(delivery, { config: site?.config ?? null, agencyMail: agency.mail })
  const from = delivery.receiverKey
  await store.db.transaction().execute(async (transaction) => {
    await markPassedOn(transaction, [delivery.id], clock.now())
    if (!fallback) return
    const host = site ? messageHost(site) : (deps.mailFrom.split('@')[1] ?? 'localhost')
    const about = { id: delivery.leadId, siteId: delivery.siteId }
    const at = new Date(clock.now()).toISOString()
    await insertDeliveries(transaction, [newDelivery(host, about, { ...fallback, at })])
    await wakeDelivery(transaction)
  })
  deps.onEvent(
    fallback
      ? { kind: 'passed_on', leadId: delivery.leadId, from, to: fallback.key }
      : { kind: 'nobody_left', leadId: delivery.leadId, from },
  )
}

async function sound(deps: DeliveryWatchDeps, trouble: Trouble): Promise<void> {
  const newest = await newestOf(deps.store.db, trouble)
  if (!newest) return
  const site = (await deps.findSite(trouble.siteId)) ?? null
  const told = alarmOf(trouble, newest, { site, agencyMail: deps.agency.mail })
  const isTold = await tell(deps, contactsOf(site, trouble.receiverKey, deps.agency), told)
  if (isTold) await markTold(deps.store.db, trouble, deps.clock.now())
  const { siteId, receiverKey: receiver, fault, leads } = trouble
  deps.onEvent({ kind: 'alarm', siteId, receiver, fault, leads, isTold })
}

async function tellHeld(deps: DeliveryWatchDeps, siteId: SiteId): Promise<void> {
  const { db } = deps.store
  const nowMs = deps.clock.now()
  const held = await findHeldLeads(db, siteId)
  const site = (await deps.findSite(siteId)) ?? null
  const leads = held.map(({ lead }) => lead)
  const [first] = leads
  if (!first) return
  const shown = leads.slice(0, HELD_SHOWN)
  const mail = heldMail({ name: site?.config.name ?? first.siteName }, shown, leads.length - shown.length)
  const isTold = await tell(deps, contactsOf(site, 'site', deps.agency), {
    ...mail,
    id: `held ${siteId} ${leads.at(-1)?.id} ${leads.length}`,
    short: null,
  })
  if (isTold) {
    await markPassedOn(
      db,
      held.flatMap(({ deliveryIds }) => deliveryIds),
      nowMs,
    )
    await markHeldTold(db, siteId, nowMs)
  }
  deps.onEvent({ kind: 'held_told', siteId, leads: leads.length, isTold })
}
