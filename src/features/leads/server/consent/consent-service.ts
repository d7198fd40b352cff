import type { SiteContext } from '#src/features/sites/domain/site-config.ts'
import type { Database, Store } from '#src/platform/database/database.ts'
import type { Clock } from '#src/shared/domain/clock.ts'
import { normaliseEmailAddress } from '#src/shared/domain/email-address.ts'
import type { SiteId } from '#src/shared/domain/ids.ts'
import {
  type ConsentAnswer,
  maskEmail,
  mayMarket,
} from '#src/features/leads/domain/consent/marketing-consent.ts'
import { parseLeadReference } from '#src/features/leads/domain/intake/lead-reference.ts'
import type { Lead } from '#src/features/leads/domain/lead.ts'
import { findLead, insertDeliveries, wakeDelivery } from '../lead-repository.ts'
import './consent-tables.ts'
import type { LeadLinks } from './lead-links.ts'
import { withdrawalDeliveries } from './withdrawal-deliveries.ts'

type ConsentServiceDeps = { store: Store; clock: Clock; links: LeadLinks }
export type ConsentLink = { reference: string; signature: string }

/** What the consent page shows to anyone with a mail's link. */
export type ConsentView = { email: string; mayMarket: boolean; label: string; answers: ConsentAnswer[] }

/** The consent centre: what a person agreed to on a site, and changing it. Each answer is logged; none is modified. */
export function createConsentService({ store, clock, links }: ConsentServiceDeps) {
  const { db } = store

  const stateOf = (site: SiteContext, link: ConsentLink) => links.stateOf('consent', site.id, link)

  async function leadOf(site: SiteContext, link: ConsentLink, isEndedGood = false): Promise<Lead | null> {
    const state = await stateOf(site, link)
    const reference = parseLeadReference(link.reference)
    if (!reference || (state !== 'good' && !(isEndedGood && state === 'ended'))) return null
    const lead = await findLead(db, { siteId: site.id, reference })
    return lead && lead.person.email !== '' ? lead : null
  }

  return {
    /** Why a link from a mail cannot be opened, for its page. */
    stateOf,

    /** What a person agreed to on the site; null if the link is not ours or the person was erased. */
    async open(site: SiteContext, link: ConsentLink): Promise<ConsentView | null> {
      const lead = await leadOf(site, link)
      if (!lead) return null
      const answers = await answersOf({ db, links }, site.id, lead.person.email)
      return {
        email: maskEmail(lead.person.email),
        mayMarket: mayMarket(answers),
        label: site.config.consent.marketingLabel,
        answers,
      }
    },

    /**
     * Records a withdrawal or a yes; false if the link is not ours. An expired link still accepts a withdrawal. The
     * notices to everyone who received the person's leads are stored in the same transaction.
     */
    async answer(
      site: SiteContext,
      link: ConsentLink,
      given: { granted: boolean; channel: 'consent_page' | 'one_click' },
    ): Promise<boolean> {
      const lead = await leadOf(site, link, !given.granted)
      if (!lead) return false
      const { marketingLabel, textVersion } = site.config.consent
      const nowMs = clock.now()
      const before = await answersOf({ db, links }, site.id, lead.person.email)
      const isNews = !given.granted && mayMarket(before)
      const told = isNews ? await withdrawalDeliveries(db, site, { lead, nowMs, count: before.length }) : []
      const event = {
        site_id: site.id,
        person_key: await links.personKey(lead.person.email),
        purpose: 'marketing' as const,
        granted: given.granted,
        text: marketingLabel,
        text_version: textVersion,
        channel: given.channel,
        answered_at: new Date(nowMs),
      }
      await db.transaction().execute(async (transaction) => {
        await transaction.insertInto('consent_events').values(event).execute()
        if (told.length === 0) return
        await insertDeliveries(transaction, told)
        await wakeDelivery(transaction)
      })
      return true
    },

    /** Whether a site may send a person marketing; checked before every mailing. */
    async mayMarket(site: Pick<SiteContext, 'id'>, email: string): Promise<boolean> {
      return mayMarket(await answersOf({ db, links }, site.id, email))
    },
  }
}

async function answersOf(
  { db, links }: { db: Database; links: LeadLinks },
  siteId: SiteId,
  email: string,
): Promise<ConsentAnswer[]> {
  const forms = await db
    .selectFrom('lead_consents')
    .innerJoin('leads', 'leads.id', 'lead_consents.lead_id')
    .select(['granted', 'text_version', 'consented_at'])
    .where('leads.site_id', '=', siteId)
    .where('leads.email_key', '=', normaliseEmailAddress(email))
    .where('purpose', '=', 'marketing')
    .execute()
  const events = await db
    .selectFrom('consent_events')
    .select(['granted', 'text_version', 'answered_at', 'channel'])
    .where('site_id', '=', siteId)
    .where('person_key', '=', await links.personKey(email))
    .where('purpose', '=', 'marketing')
    .execute()
  return [
    ...forms.map((row) => ({
      granted: row.granted,
      from: 'form' as const,
      textVersion: row.text_version,
      at: row.consented_at.toISOString(),
    })),
    ...events.flatMap(({ granted, channel, text_version, answered_at }) =>
      channel === 'text_message'
        ? []
        : [{ granted, from: channel, textVersion: text_version, at: answered_at.toISOString() }],
    ),
  ].sort((a, b) => a.at.localeCompare(b.at))
}
