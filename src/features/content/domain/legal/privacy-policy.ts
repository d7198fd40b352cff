import { retentionLines } from '#src/features/privacy/domain/retention-words.ts'
import { contactBlocks, type LegalDocument, type LegalFacts, type LegalSection } from './legal-document.ts'

/** LEGAL-005, spec section 9: days in which a request or complaint is acknowledged, ideally and finally resolved. */
export const PRIVACY_TIMINGS = { acknowledgedDays: 7, aimDays: 14, resolvedDays: 30 } as const
/** Spam Act 2003 Sch 2: an unsubscribe takes effect within this many working days. */
const UNSUBSCRIBE_WORKING_DAYS = 5

/**
 * The platform's privacy policy for one site: what Australian Privacy Principles 1 and 5 require, and only
 * what the website really does (LEGAL-005, ROUTE-040).
 */
export function privacyPolicy(facts: LegalFacts): LegalDocument {
  return {
    title: 'Privacy policy',
    intro: `This policy says what personal information ${facts.name} collects through this website, why, who gets it, and how you can see it, correct it or complain.`,
    sections: [
      whoWeAre(facts),
      ...collection(facts),
      ...measuring(facts),
      use(facts),
      disclosure(),
      marketing(),
      ...texting(facts),
      ...keeping(facts),
      ...rights(),
      { id: 'contact', heading: 'How to reach us', blocks: contactBlocks(facts) },
    ],
  }
}

function whoWeAre({ name, sellers }: LegalFacts): LegalSection {
  return {
    id: 'who-we-are',
    heading: 'Who we are',
    blocks: [`${name} on this website means these licensed dealers:`, sellers],
  }
}

function collection({ texts }: LegalFacts): LegalSection[] {
  return [
    {
      id: 'what-we-collect',
      heading: 'What we collect',
      blocks: [
        'You can look at every vehicle without telling us who you are. When you send us a form we collect what you enter in it:',
        [
          'your name, email address, phone number and, if you give it, your postcode',
          'your comments and how you would like us to reply',
          'the vehicle, location, booking time or trade-in your form is about',
          'whether you asked for offers by email, with the wording you agreed to and the time',
          ...(texts ? ['whether you asked for texts about a booking, and the texts between you and us'] : []),
        ],
        'With the form your browser also tells us the pages of this website you viewed in the same tab, the advertisement or link that brought you here, and the kind of browser you use. It helps us to answer the question you have. We use your internet address to protect the website from misuse.',
      ],
    },
    {
      id: 'if-you-do-not',
      heading: 'If you do not give us details',
      blocks: [
        'Without a name and a way to reach you we cannot reply to a form. You can always call or visit us instead.',
      ],
    },
    {
      id: 'your-browser',
      heading: 'What stays in your browser',
      blocks: [
        'So that you need not type again, your browser keeps your contact details after you send a form, a form that could not be sent, your favourites and the vehicles you compare. It stays on your device for this website only. Clearing the website data in your browser removes all of it.',
      ],
    },
  ]
}

/** What is measured, in line with docs/analytics.md: the counts, and the vendor if the site has one. */
function measuring({ analytics: { firstParty, ga4 } }: LegalFacts): LegalSection[] {
  const counts =
    'We count by day how often things happen on this website, such as a vehicle being opened, saved or enquired about. The counts hold no name, no internet address and no number that stands for you or your browser, and need no cookie.'
  const vendor = [
    `Only if you accept do we tell Google Analytics which pages and vehicles you open, under a random number that ${ga4?.via === 'browser' ? 'Google’s script keeps in cookies' : 'is kept'} in your browser${ga4?.measuresAds ? ', and which of our advertisements brought you' : ''}. Until you accept, and if you decline, nothing is sent to Google; without scripts nothing ever is. Google may handle it outside Australia.`,
    'You can change your mind at any time under Privacy choices at the foot of every page. If your browser sends the Global Privacy Control signal we take it as a no.',
  ]
  const blocks = [...(firstParty ? [counts] : []), ...(ga4 ? vendor : [])]
  return blocks.length > 0 ? [{ id: 'measuring', heading: 'What we measure', blocks }] : []
}

function use({ name }: LegalFacts): LegalSection {
  return {
    id: 'why',
    heading: 'Why we collect it',
    blocks: [
      [
        'to answer your enquiry and to arrange what you asked for, such as a test drive, a valuation or a service booking',
        'to sell, finance, deliver and look after a vehicle, if you go ahead',
        'to keep the records the law asks of a licensed motor dealer',
        `to send you offers from ${name}, only if you ticked the box that asks for them`,
      ],
    ],
  }
}

function disclosure(): LegalSection {
  return {
    id: 'who-gets-it',
    heading: 'Who we share it with',
    blocks: [
      [
        'the dealership that has the vehicle or the department you asked for',
        'the services that run this website, carry our messages and keep our customer records, who may use it for that only',
        'a manufacturer, lender, insurer or transport company, where what you asked for needs it',
        'an authority, where the law says we must',
      ],
      'We do not sell personal information. Some of the services that carry our messages may handle it outside Australia; ask us which ones apply to you.',
    ],
  }
}

function marketing(): LegalSection {
  return {
    id: 'marketing',
    heading: 'Offers by email',
    blocks: [
      `The box that asks for offers is empty until you tick it. Every offer says who it is from and how to stop it, and a request to stop takes effect within ${UNSUBSCRIBE_WORKING_DAYS} working days. You can also tell us by email or phone.`,
    ],
  }
}

/** Only where the site texts anybody. */
function texting({ texts, name }: LegalFacts): LegalSection[] {
  if (!texts) return []
  return [
    {
      id: 'texts',
      heading: 'Texts',
      blocks: [
        `We text you about a test drive or service booking only if you ticked the box that asks for it, which is apart from the one for offers, or if you asked us to reply by text. Every text says that it is from ${name}, and a reply of STOP ends them at once; START begins them again. What you text back goes to the people who look after your booking, and is kept as long as the form it belongs to.`,
      ],
    },
  ]
}

function keeping({ retentionMonths }: LegalFacts): LegalSection[] {
  return [
    {
      id: 'security',
      heading: 'How we keep it',
      blocks: [
        'Forms are sent over an encrypted connection and are stored where only people who need them can read them.',
      ],
    },
    {
      id: 'how-long',
      heading: 'How long we keep it on this website',
      blocks: [
        'What is still open, such as a reservation, a refund or a question we could not pass on yet, stays until it is closed. Otherwise:',
        retentionLines(retentionMonths),
        'What your dealer writes into its own books, such as a contract of sale, is kept there for as long as the law asks.',
      ],
    },
  ]
}

function rights(): LegalSection[] {
  const { acknowledgedDays, aimDays, resolvedDays } = PRIVACY_TIMINGS
  return [
    {
      id: 'access',
      heading: 'See it or correct it',
      blocks: [
        `Ask us by email, phone or post for the personal information we hold about you, or to correct it. We acknowledge your request within ${acknowledgedDays} days and answer it within ${resolvedDays} days. We may need to check who you are first. If we say no we tell you why in writing.`,
      ],
    },
    {
      id: 'complaints',
      heading: 'Complain',
      blocks: [
        `Write to us if you think we have mishandled your information. We acknowledge a complaint within ${acknowledgedDays} days, aim to resolve it within ${aimDays} days and resolve it within ${resolvedDays} days.`,
        'If you are not satisfied you can complain to the Office of the Australian Information Commissioner: www.oaic.gov.au or 1300 363 992.',
      ],
    },
  ]
}
