import { randomBytes } from 'node:crypto'
import { fail, ok, type Result } from '#src/shared/domain/result.ts'
import { parseLeadReference } from '#src/features/leads/domain/intake/lead-reference.ts'
import type { Lead } from '#src/features/leads/domain/lead.ts'
import { ANSWER_LENGTH_MAX } from '#src/features/leads/domain/texts/shopper-text.ts'
import { textNumber, wantsTexts } from '#src/features/leads/domain/texts/text-consent.ts'
import { quietMs } from '#src/features/leads/domain/texts/text-hours.ts'
import { cleanText } from '#src/shared/domain/clean-text.ts'
import type { LeadId } from '#src/shared/domain/ids.ts'
import { messageHost, newDelivery, shopperKey } from '../intake/new-delivery.ts'
import { findCase, findLead, insertDeliveries, wakeDelivery } from '../lead-repository.ts'
import { textClock } from './text-clock.ts'
import { insertText, isStopped, listTexts } from './text-repository.ts'
import type { TextServiceDeps } from './text-service.ts'

/** Answers by text to one lead; after that a call is the better way. */
const ANSWERS_MAX = 10

const REFUSALS = {
  no_lead: 'There is no such lead. forecourt leads list shows them.',
  off: 'Texts are off on this site: set features.texts in its document.',
  no_mobile: 'The lead has no Australian mobile. Call or write instead.',
  not_asked: 'This shopper did not ask to be texted. Call them or write to them instead.',
  stopped: 'This number asked for no more texts. Call or write instead.',
  empty: 'Say what to text.',
  too_long: `A text can have ${ANSWER_LENGTH_MAX} characters at most.`,
  too_many: `This lead was answered by text ${ANSWERS_MAX} times. Call or write instead.`,
} as const
/** Why a dealer's text is not sent. */
export type AnswerRefusal = { code: keyof typeof REFUSALS; message: string }
type Answered = Result<{ waitsMs: number }, AnswerRefusal>

/** A dealer's answers to the questions of shoppers. */
export function createTextAnswers({ store, clock, links, findSite }: TextServiceDeps) {
  const { db } = store

  async function find(idOrReference: string): Promise<Lead | undefined> {
    const reference = parseLeadReference(idOrReference)
    return reference ? (await findCase(db, reference))[0] : findLead(db, { id: idOrReference as LeadId })
  }

  /** Why the words cannot go to the lead's shopper; null if they can. */
  async function refusalOf(
    lead: Lead,
    words: string,
    personKey: string,
  ): Promise<keyof typeof REFUSALS | null> {
    if (words === '') return 'empty'
    if (words.length > ANSWER_LENGTH_MAX) return 'too_long'
    if (textNumber(lead.person.phone) === null) return 'no_mobile'
    if (!wantsTexts(lead, 'answer')) return 'not_asked'
    if (await isStopped(db, lead.siteId, personKey)) return 'stopped'
    const out = (await listTexts(db, [lead.id])).filter(
      ({ id, direction }) => direction === 'out' && isAnswer(id),
    )
    return out.length >= ANSWERS_MAX ? 'too_many' : null
  }

  return {
    /**
     * Hands a dealer's words to a lead's shopper to delivery, by lead id or reference; `waitsMs` until the hours in which
     * texts go out. Refused with the reason, as a person reads it.
     */
    async answer(idOrReference: string, said: string): Promise<Answered> {
      const lead = await find(idOrReference)
      if (!lead) return refuse('no_lead')
      const site = await findSite(lead.siteId)
      if (!site?.config.features.texts) return refuse('off')
      const words = cleanText(said, false)
      const personKey = await links.personKey(lead.person.phone)
      const refusal = await refusalOf(lead, words, personKey)
      if (refusal) return refuse(refusal)
      const at = new Date(clock.now())
      const id = `text_${randomBytes(12).toString('hex')}`
      const delivery = newDelivery(messageHost(site), lead, {
        key: shopperKey(lead, id),
        receiver: { kind: 'shopper_text', id: 'answer', textId: id },
        at: at.toISOString(),
      })
      await db.transaction().execute(async (transaction) => {
        await insertText(transaction, { id, lead, direction: 'out', personKey, text: words, at })
        await insertDeliveries(transaction, [delivery])
        await wakeDelivery(transaction)
      })
      return ok({ waitsMs: quietMs(at.getTime(), textClock(site, lead)) })
    },

    /** What was texted about a lead both ways, oldest first. */
    textsOf: (leadId: LeadId) => listTexts(db, [leadId]),
  }
}

/** Texts about bookings carry the id of their message instead. */
function isAnswer(id: string): boolean {
  return id.startsWith('text_')
}

function refuse(code: keyof typeof REFUSALS): Answered {
  return fail({ code, message: REFUSALS[code] })
}
