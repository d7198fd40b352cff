import { toSentCategory } from '../form/lead-category.ts'
import type { ContactMethod, Lead } from '../lead.ts'
import { FORM_KINDS } from './form-kind.ts'
import { FORM_NAMES, type FormName } from './form-name.ts'

/** What a shopper reads about what they sent, on the page and in the mail, and a dealer in a subject. */
type ReceiptWords = {
  /** First words of page and mail, and the mail's subject; no full stop. */
  receipt: string
  /** What happens next, by whom, and in the way the shopper chose, if they did. */
  next: (place: string, way: ContactMethod | null) => string
  /** What it is, in a few words. */
  about: string
}

/** Only a way the shopper chose is promised. */
const ANSWER: Record<ContactMethod, string> = {
  Phone: 'calls you',
  Email: 'answers you by email',
  SMS: 'answers you by text message',
}
const ANSWERED: ReceiptWords['next'] = (place, way) =>
  `Someone from ${place} reads it and ${way ? ANSWER[way] : 'answers you'} during opening hours.`

/** How the subject of a spin's lead begins. */
export const SPIN_SUBJECT = 'Spin to win: '

/** A kind of lead without an entry does not compile (LEAD-012). */
const RECEIPTS: Record<FormName | 'competition', ReceiptWords> = {
  enquiry: { receipt: 'We have your enquiry', next: ANSWERED, about: 'Enquiry' },
  instant_message: { receipt: 'We have your message', next: ANSWERED, about: 'Message' },
  reserve: {
    receipt: 'We have your request to reserve',
    next: (place) =>
      `Nothing is held and nothing was paid: someone from ${place} calls during opening hours to tell you whether the vehicle is free.`,
    about: 'Reserve request',
  },
  photos: {
    receipt: 'We have your request for photos',
    next: (place) => `Someone from ${place} will take the photos and send them to you during opening hours.`,
    about: 'Photo request',
  },
  test_drive: {
    receipt: 'We have your test drive request',
    next: (place) =>
      `No time is booked yet: someone from ${place} settles one with you during opening hours.`,
    about: 'Test drive',
  },
  call_back: {
    receipt: 'We have your request for a call',
    next: (place) =>
      `Someone from ${place} rings you at the time you gave, or first thing when they are next open.`,
    about: 'Call back',
  },
  service: {
    receipt: 'We have your service request',
    next: (place) => `Nothing is booked yet: the workshop of ${place} confirms the day with you.`,
    about: 'Service',
  },
  parts: {
    receipt: 'We have your parts enquiry',
    next: (place) =>
      `Someone at the parts counter of ${place} looks it up and answers with price and availability.`,
    about: 'Parts',
  },
  fleet: {
    receipt: 'We have your fleet enquiry',
    next: (place) => `The person for business customers at ${place} answers you during opening hours.`,
    about: 'Fleet enquiry',
  },
  careers: {
    receipt: 'We have your application',
    next: (place) => `A person at ${place} reads it and answers you either way.`,
    about: 'Job application',
  },
  sell_car: {
    receipt: 'We have the details of your vehicle',
    next: (place) =>
      `A buyer from ${place} contacts you during opening hours. Nothing is offered or agreed yet.`,
    about: 'Vehicle to sell',
  },
  finance: {
    receipt: 'We have your finance enquiry',
    next: (place) =>
      `Someone from ${place} contacts you during opening hours. It is no application and no credit check was made.`,
    about: 'Finance enquiry',
  },
  pre_approval: {
    receipt: 'We have your request for pre-approval',
    next: (place) =>
      `Someone from ${place} contacts you during opening hours with what they need. Nothing is approved yet.`,
    about: 'Finance pre-approval',
  },
  competition: {
    receipt: 'We have your entry',
    next: (place) => `If you won, someone from ${place} contacts you about the prize.`,
    about: 'Competition entry',
  },
}

type Sent = Pick<Lead, 'category' | 'subcategory'>

/** The words for a stored lead, by the category and subcategory its form sends. */
export function receiptWords(lead: Sent): ReceiptWords {
  return RECEIPTS[formOfLead(lead) ?? formOfLead({ ...lead, subcategory: null }) ?? restKind(lead)]
}

/** What a lead is, in a few words: `Call back`, and `Trade In: 3. Offer Accepted` where no form sends it so. */
export function leadAbout(lead: Sent): string {
  const kind = formOfLead(lead)
  if (kind === 'competition') return lead.subcategory ?? RECEIPTS.competition.about
  return kind ? RECEIPTS[kind].about : [lead.category, lead.subcategory].filter(Boolean).join(': ')
}

/** Every form with a category of its own, and what its leads are sent as. */
const SENT = FORM_NAMES.flatMap((form) => {
  const { category, subcategory } = FORM_KINDS[form]
  return category ? [{ form, ...toSentCategory(category, subcategory) }] : []
})

/** The form whose leads are sent so; undefined for what no form sends, such as a stage of a valuation. */
export function formOfLead({ category, subcategory }: Sent): FormName | 'competition' | undefined {
  if (subcategory?.startsWith(SPIN_SUBJECT)) return 'competition'
  return SENT.find((sent) => sent.category === category && sent.subcategory === subcategory)?.form
}

/** Of a category whose forms all name a subject of their own. */
function restKind({ category }: Sent): FormName {
  return category === 'Trade In' ? 'sell_car' : 'enquiry'
}
