import { createHash } from 'node:crypto'
import type { SiteContext } from '#src/features/sites/domain/site-config.ts'
import type { DatabaseTransaction } from '#src/platform/database/database.ts'
import { cleanText } from '#src/shared/domain/clean-text.ts'
import type { SiteId } from '#src/shared/domain/ids.ts'
import { readPhone } from '#src/shared/domain/phone/phone-number.ts'
import type { Lead, LeadDelivery } from '#src/features/leads/domain/lead.ts'
import { textWord } from '#src/features/leads/domain/texts/text-word.ts'
import { mailboxesOf } from '../consent/ended-deliveries.ts'
import { messageHost, newDelivery } from '../intake/new-delivery.ts'
import { findLead, insertDeliveries, listLeadsByPhone, wakeDelivery } from '../lead-repository.ts'
import { insertText, insertTextAnswer, isStopped, lastTextedLead, sitesTexting } from './text-repository.ts'
import type { TextOutcome } from './text-sender.ts'
import type { TextServiceDeps } from './text-service.ts'

/** How long a lead stays what a number's texts are about: the furthest booking ahead, and a month. */
const CONVERSATION_MS = 90 * 86_400_000
/** The longest text that carriers join from parts. */
const TEXT_LENGTH_MAX = 1600

/** A text as the carrier reports it: `from` in E.164, and the carrier's own id. */
export type IncomingText = { from: string; text: string; carrierId: string }
export type Received = Extract<TextOutcome, 'stopped' | 'started' | 'received' | 'repeated' | 'unknown'>
type Said = { phone: string; text: string; personKey: string; carrierId: string }

/** Does what a text asks; the number is unknown if nobody here has a lead of it. */
export async function takeText(
  deps: TextServiceDeps,
  site: SiteContext,
  { from, text: sent, carrierId }: IncomingText,
): Promise<Received> {
  const phone = readPhone(from)
  if (phone === null) return 'unknown'
  const text = cleanText(sent, true).slice(0, TEXT_LENGTH_MAX)
  const said = { phone, text, personKey: await deps.links.personKey(phone), carrierId }
  const word = textWord(text)
  if (word) return settle(deps, site, word, said)
  const lead = text === '' ? undefined : await leadOf(deps, site, said)
  if (!lead) return 'unknown'
  const note = await noteOf(deps, lead, said)
  const isNew = await deps.store.db.transaction().execute((transaction) => pass(transaction, note))
  return isNew ? 'received' : 'repeated'
}

/** Every site that texted the number strikes it off, or takes it on again, and its dealer is told. */
async function settle(
  deps: TextServiceDeps,
  site: SiteContext,
  word: 'stop' | 'start',
  said: Said,
): Promise<Received> {
  const { db } = deps.store
  const { personKey } = said
  const texting = await sitesTexting(db, personKey)
  const granted = word === 'start'
  for (const siteId of texting.length > 0 ? texting : [site.id]) {
    const lead = await newestOf(deps, { siteId, phone: said.phone, sinceMs: 0 })
    const note = lead && (await noteOf(deps, lead, said))
    const at = new Date(deps.clock.now())
    await db.transaction().execute(async (transaction) => {
      if ((await isStopped(transaction, siteId, personKey)) === !granted) return
      await insertTextAnswer(transaction, { siteId, personKey, granted, text: word.toUpperCase(), at })
      if (note) await pass(transaction, note)
    })
  }
  return granted ? 'started' : 'stopped'
}

/** The lead a text is about: that of the newest text to its number, else the number's newest on the site asked. */
async function leadOf(deps: TextServiceDeps, site: SiteContext, said: Said): Promise<Lead | undefined> {
  const sinceMs = deps.clock.now() - CONVERSATION_MS
  const texted = await lastTextedLead(deps.store.db, said.personKey, new Date(sinceMs))
  if (texted) return findLead(deps.store.db, { id: texted })
  return newestOf(deps, { siteId: site.id, phone: said.phone, sinceMs })
}

async function newestOf(
  { store }: TextServiceDeps,
  { siteId, phone, sinceMs }: { siteId: SiteId; phone: string; sinceMs: number },
): Promise<Lead | undefined> {
  const [lead] = await listLeadsByPhone(store.db, { siteId, phone, limit: 1 })
  return lead && Date.parse(lead.createdAt) > sinceMs ? lead : undefined
}

type Note = { row: Parameters<typeof insertText>[1]; deliveries: LeadDelivery[] }

/** A text to keep with its lead, and its mails to the mailboxes that got the lead. */
async function noteOf(
  deps: TextServiceDeps,
  lead: Lead,
  { text, personKey, carrierId }: Said,
): Promise<Note> {
  const at = new Date(deps.clock.now())
  const id = `text_${createHash('sha256').update(`${lead.siteId} ${carrierId}`).digest('hex').slice(0, 24)}`
  const site = await deps.findSite(lead.siteId)
  const row = { id, lead, direction: 'in', personKey, text, carrierId, at } as const
  if (!site) return { row, deliveries: [] }
  const boxes = await mailboxesOf(deps.store.db, site, lead)
  return {
    row,
    deliveries: boxes.map(({ key, to }) =>
      newDelivery(messageHost(site), lead, {
        key: `${key}/${id}`,
        receiver: { kind: 'text_mail', id, to },
        at: at.toISOString(),
      }),
    ),
  }
}

/** False if the text was reported before. */
async function pass(transaction: DatabaseTransaction, { row, deliveries }: Note): Promise<boolean> {
  if (!(await insertText(transaction, row))) return false
  if (deliveries.length > 0) await insertDeliveries(transaction, deliveries)
  await wakeDelivery(transaction)
  return true
}
