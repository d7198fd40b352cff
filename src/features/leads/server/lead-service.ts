import { createHash, randomBytes } from 'node:crypto'
import type { AnalyticsEventName } from '#src/features/analytics/domain/analytics-event.ts'
import { leadEvent } from '../domain/lead-event.ts'
import type { SiteContext } from '#src/features/sites/domain/site-config.ts'
import type { DatabaseTransaction, Store } from '#src/platform/database/database.ts'
import type { Clock } from '#src/shared/domain/clock.ts'
import { type LeadId, type SiteId, toId } from '#src/shared/domain/ids.ts'
import { fail, ok, type Result } from '#src/shared/domain/result.ts'
import type { Lead } from '../domain/lead.ts'
import type { EnquiryInput } from '../domain/form/enquiry-input.ts'
import { canonicalContent, derivedKeys, isBrowserKey } from '../domain/intake/lead-content.ts'
import { toLeadReference } from '../domain/intake/lead-reference.ts'
import { type LeadError, leadError } from '../domain/leads-errors.ts'
import type { LeadLinks } from './consent/lead-links.ts'
import { createLeadDesk } from './lead-desk.ts'
import { buildLead, type FindVehicle, readContent } from './intake/lead-intake.ts'
import { DriveRefusedError, takeTime, type TestDriveBook } from './intake/test-drive-book.ts'
import { findLeadByKeys, insertLead, type NewLead } from './lead-repository.ts'
import { readReceipt } from './lead-receipt.ts'
import { listOwnLeads } from './own-leads.ts'

/** `isRepeat`: the same form was stored before. `event` is a new lead's analytics event, for its page to announce. */
export type EnquiryReceipt = {
  leadId: LeadId
  reference: string
  isRepeat: boolean
  event: AnalyticsEventName | null
}

export type { LeadReceipt } from './lead-receipt.ts'

/** Stored together with a new lead or not at all. */
export type AlsoStoreLead = (transaction: DatabaseTransaction, lead: Lead) => Promise<void>

export type LeadServiceDeps = {
  store: Store
  clock: Clock
  findVehicle: FindVehicle
  /** Books test drives with their leads; without it a time is only a wish. */
  bookings?: TestDriveBook
  /** Signs the links to a customer's own drives. */
  links?: LeadLinks
  /** The current site, so that a replay uses the receiver as corrected. */
  findSite?: (siteId: SiteId) => Promise<SiteContext | null | undefined>
  /** Called for each new lead once stored; it handles its own failures. */
  onStored?: (site: SiteContext, lead: Lead, event: AnalyticsEventName) => Promise<void>
}

/** Leads from form to delivery worker: stored first, then answered (LEAD-001, pain 1). */
export function createLeadService(deps: LeadServiceDeps) {
  const { store, clock } = deps
  const { db } = store

  /**
   * Stores an enquiry with its consent evidence and deliveries in one transaction. Errors: invalid_fields,
   * idempotency_conflict, invalid_idempotency_key. Throws only if the database is unavailable, when nothing was
   * acknowledged. `also` runs in the same transaction, once, for a new lead; what it throws is thrown here and
   * nothing is stored.
   */
  async function submitEnquiry(
    site: SiteContext,
    input: EnquiryInput & { also?: AlsoStoreLead },
  ): Promise<Result<EnquiryReceipt, LeadError>> {
    const nowMs = clock.now()
    const content = readContent(input.fields)
    const contentHash = createHash('sha256').update(canonicalContent(content.hashed)).digest('hex')
    const keys = idempotencyKeys(input.fields.idempotency_key, contentHash, nowMs)
    if (!keys) return fail(leadError('invalid_idempotency_key'))
    const earlier = await findLeadByKeys(db, site.id, keys)
    if (earlier) return repeat(earlier, contentHash)
    const built = await buildLead({ db, findVehicle: deps.findVehicle, bookings: deps.bookings }, site, {
      input,
      content,
      nowMs,
      ...newIds(),
    })
    if (!built.ok) {
      // If sent twice at once, a form may find its time taken by itself.
      const twin = await findLeadByKeys(db, site.id, keys)
      return twin ? repeat(twin, contentHash) : built
    }
    return storeOnce(site, { ...built.value, idempotencyKey: keys[0], contentHash }, input.also)
  }

  async function storeOnce(
    site: SiteContext,
    row: NewLead,
    also: AlsoStoreLead | undefined,
  ): Promise<Result<EnquiryReceipt, LeadError>> {
    const stored = await insertLead(db, row, async (transaction) => {
      // Two visitors never get the same time: the second finds it taken and nothing is stored (LEAD-029)
      await takeTime(deps.bookings, transaction, row.booking)
      await also?.(transaction, row.lead)
    }).catch((error: unknown) => {
      if (error instanceof DriveRefusedError) return error
      throw error
    })
    if (stored instanceof DriveRefusedError) return fail(stored.refusal)
    if (stored) return ok(await firstReceipt(deps, site, row.lead))
    const winner = await findLeadByKeys(db, site.id, [row.idempotencyKey])
    if (!winner) throw new Error('A lead key is taken and not to be found')
    return repeat(winner, row.contentHash)
  }

  return {
    submitEnquiry,
    /** What the success page shows, or null if the site has no such lead. */
    receipt: (site: SiteContext, text: string) => readReceipt(deps, site, text),
    ...ownLeads(deps),
    ...createLeadDesk(deps),
  }
}

function ownLeads({ store, bookings, links, clock }: LeadServiceDeps) {
  return {
    /** What a verified phone's customer sent on this site, newest first, at most 30. */
    listOwn: (site: SiteContext, phone: string) =>
      listOwnLeads({ db: store.db, bookings, links, now: clock.now() }, site, phone),
  }
}

export type LeadService = ReturnType<typeof createLeadService>

async function firstReceipt(
  { onStored }: LeadServiceDeps,
  site: SiteContext,
  lead: Lead,
): Promise<EnquiryReceipt> {
  const event = leadEvent(lead)
  if (event) await onStored?.(site, lead, event)
  return { leadId: lead.id, reference: lead.reference, isRepeat: false, event }
}

function repeat(
  stored: { id: LeadId; reference: string; contentHash: string },
  contentHash: string,
): Result<EnquiryReceipt, LeadError> {
  if (stored.contentHash !== contentHash) return fail(leadError('idempotency_conflict'))
  return ok({ leadId: stored.id, reference: stored.reference, isRepeat: true, event: null })
}

function idempotencyKeys(given: unknown, contentHash: string, nowMs: number): [string, ...string[]] | null {
  if (given === undefined || given === null || given === '') return derivedKeys(contentHash, nowMs)
  return typeof given === 'string' && isBrowserKey(given) ? [given] : null
}

function newIds(): { leadId: LeadId; reference: string } {
  return { leadId: toId('lead', randomBytes(12).toString('hex')), reference: toLeadReference(randomBytes(8)) }
}
