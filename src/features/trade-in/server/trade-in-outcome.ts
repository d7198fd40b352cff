import type { SiteContext } from '#src/features/sites/domain/site-config.ts'
import type { Clock } from '#src/shared/domain/clock.ts'
import { fail, ok, type Result } from '#src/shared/domain/result.ts'
import type { Database } from '#src/platform/database/database.ts'
import type { TradeIn, TradeInFacts, TradeInOffer } from '../domain/trade-in.ts'
import { readContact, type Raw, TRAP_FIELD, textOf } from '../domain/trade-in-fields.ts'
import { type TradeInError, tradeInError } from '../domain/trade-in-errors.ts'
import { onlineLimit } from '../domain/trade-limits.ts'
import type { TradeInProviders } from './providers/trade-in-providers.ts'
import { markAccepted, type OpenTradeIn, updateTradeIn } from './trade-in-repository.ts'
import { locationIdsOf, yearAt } from '../domain/trade-in-site.ts'
import type { createTradeInSubmission, Visit } from './trade-in-submission.ts'

type OutcomeDeps = {
  db: Database
  clock: Clock
  providersFor: TradeInProviders
  open: OpenTradeIn
  submit: ReturnType<typeof createTradeInSubmission>
  onFault?: ((reason: string) => void) | undefined
}
type Answer<T> = Promise<Result<T, TradeInError>>
const DAY_MS = 86_400_000

export function createTradeInOutcome({ db, clock, providersFor, open, submit, onFault }: OutcomeDeps) {
  const now = () => new Date(clock.now())

  /**
   * Values the vehicle and stores the lead with the result, whatever it is, before answering (TRADE-001,
   * TRADE-005, TRADE-010). A filled trap creates no lead (TRADE-003). Errors: not_found, trapped, step_missing,
   * invalid_fields, submit_failed.
   */
  async function setContact(
    site: SiteContext,
    token: string,
    { raw, visit }: { raw: Raw; visit: Visit },
  ): Answer<TradeIn> {
    const tradeIn = await open(site, token)
    if (!tradeIn) return fail(tradeInError('not_found'))
    if (tradeIn.acceptedAt) return ok(tradeIn)
    if (textOf(raw, TRAP_FIELD) !== '') return fail(tradeInError('trapped'))
    if (!tradeIn.facts.adjustments) return fail(tradeInError('step_missing'))
    const contact = readContact(raw, { locationIds: locationIdsOf(site) })
    if (!contact.ok) return fail(tradeInError('invalid_fields', contact.error))
    const told = { ...tradeIn, facts: { ...tradeIn.facts, contact: contact.value } }
    const offer = isOpen(tradeIn.offer, clock.now()) ? tradeIn.offer : await valueNow(site, told.facts)
    const stage = offer.kind === 'price' ? 'offered' : 'requested'
    const sent = await submit(site, told, { offer, stage, visit })
    if (!sent.ok) return sent
    const { leadId, reference } = sent.value
    const change = { facts: told.facts, offer, leadId, leadReference: reference }
    await updateTradeIn(db, tradeIn, { change, at: now() })
    return ok({ ...told, offer, leadId, leadReference: reference })
  }

  async function valueNow(site: SiteContext, facts: TradeInFacts): Promise<TradeInOffer> {
    const asAtMs = clock.now()
    const { vehicle, kms, rego, regoState, adjustments } = facts
    if (!vehicle) return { kind: 'none', reason: 'unknown_vehicle', asAtMs }
    const limit = onlineLimit({ vehicle, kms, adjustments }, yearAt(site, asAtMs))
    if (limit) return { kind: 'none', reason: limit, asAtMs }
    const terms = site.config.tradeIn
    const question = { rego, regoState, vehicle, kms, adjustments: adjustments ?? [], terms }
    const value = await providersFor(site).valuation.value(question)
    if (value.ok) return { kind: 'price', validUntilMs: asAtMs + terms.offerDays * DAY_MS, ...value.value }
    if (value.error.kind === 'no_value') return { kind: 'none', reason: value.error.reason, asAtMs }
    onFault?.(value.error.reason)
    return { kind: 'none', reason: 'unavailable', asAtMs }
  }

  /** Accepts the offer: a linked lead (TRADE-008). Errors: not_found, no_offer, offer_expired, submit_failed. */
  async function accept(site: SiteContext, token: string, visit: Visit): Answer<TradeIn> {
    const tradeIn = await open(site, token)
    if (!tradeIn) return fail(tradeInError('not_found'))
    if (tradeIn.acceptedAt) return ok(tradeIn)
    if (tradeIn.offer?.kind !== 'price') return fail(tradeInError('no_offer'))
    if (!isOpen(tradeIn.offer, clock.now())) return fail(tradeInError('offer_expired'))
    const sent = await submit(site, tradeIn, { offer: tradeIn.offer, stage: 'accepted', visit })
    if (!sent.ok) return sent
    await markAccepted(db, tradeIn, { leadId: sent.value.leadId, at: now() })
    return ok({ ...tradeIn, acceptedAt: now(), acceptedLeadId: sent.value.leadId })
  }

  /** Asks the dealer to call the shopper. Errors: not_found, step_missing, submit_failed. */
  async function askForCall(site: SiteContext, token: string, visit: Visit): Answer<{ reference: string }> {
    const tradeIn = await open(site, token)
    if (!tradeIn) return fail(tradeInError('not_found'))
    if (!tradeIn.offer) return fail(tradeInError('step_missing'))
    return submit(site, tradeIn, { offer: tradeIn.offer, stage: 'call', visit })
  }

  return { setContact, accept, askForCall }
}

function isOpen(offer: TradeInOffer | null, nowMs: number): offer is TradeInOffer & { kind: 'price' } {
  return offer?.kind === 'price' && nowMs < offer.validUntilMs
}
