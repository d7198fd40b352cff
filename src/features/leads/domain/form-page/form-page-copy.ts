import type { SiteConfig } from '#src/features/sites/domain/site-config.ts'
import { hasApplyPage } from '#src/features/sites/domain/finance/finance-link.ts'
import type { FormName } from '../form-kind/form-name.ts'
import { financePaths } from './finance-page-copy.ts'

/** The text around a form with its own page. `{site}` is the site's name, `{stock}` its stock. */
export type FormPageCopy = {
  form: FormName
  heading: string
  intro: string
  formHeading: string
  points: readonly { title: string; text: string }[]
}

const SELL: FormPageCopy = {
  form: 'sell_car',
  heading: 'Sell us your vehicle',
  intro:
    'Tell us what you have. Our buyers look at it the way they look at their own stock, and come back with an offer you can take or leave. You need not buy from us.',
  formHeading: 'Your vehicle and how to reach you',
  points: [
    { title: 'Tell us about it', text: 'What it is and the condition it is in. It takes two minutes.' },
    {
      title: 'We look at it together',
      text: 'A buyer calls, asks what the form did not, and inspects it with you.',
    },
    {
      title: 'You decide',
      text: 'The offer says what it is based on. If finance is owing we show how it is paid out first.',
    },
  ],
}

/** Pages by path (ROUTE-008, ROUTE-029, ROUTE-038). */
export const FORM_PAGES = {
  '/sell-my-car': SELL,
  '/sell-your-car': SELL,
  '/service': {
    form: 'service',
    heading: 'Book a service',
    intro:
      'Ask for a day that suits you. The workshop will confirm it or call you with the closest day it has free. Nothing is booked until then.',
    formHeading: 'Your booking',
    points: [
      {
        title: 'Pick a day',
        text: 'Choose the day, and morning or afternoon. The workshop replies during its opening hours.',
      },
      {
        title: 'Know the price first',
        text: 'You hear what the work costs before it starts, and again before anything is added.',
      },
      {
        title: 'Keep your history',
        text: 'The logbook is stamped, with the parts fitted and what comes due next.',
      },
    ],
  },
  '/fleet': {
    form: 'fleet',
    heading: 'Fleet and business',
    intro:
      'From two vehicles to two hundred: {site} quotes, fits out, hands over and services business vehicles, with one person who knows your account.',
    formHeading: 'Tell us about your fleet',
    points: [
      {
        title: 'Chosen for the job',
        text: 'Payload, seats, range and running cost compared for what the vehicle will do all day.',
      },
      {
        title: 'Fitted before handover',
        text: 'Trays, racking, tow bars, signage and telematics arranged and on one invoice.',
      },
      {
        title: 'Kept on the road',
        text: 'Service bookings around your rosters, and one contact for warranty and recalls.',
      },
    ],
  },
  '/careers': {
    form: 'careers',
    heading: 'Work with us',
    intro:
      'We are always glad to hear from good people in sales, service, parts and administration at {site}, whether a job is advertised today or not.',
    formHeading: 'Tell us about you',
    points: [
      { title: 'Say what you do', text: 'The work you have done and the work you are after.' },
      { title: 'We read every one', text: 'Every application is read by someone in the department.' },
      { title: 'We answer', text: 'You hear from us either way.' },
    ],
  },
  '/call-back': {
    form: 'call_back',
    heading: 'Ask for a call back',
    intro:
      'Leave your number and the best time to call. Someone from {site} who knows the {stock} will ring you.',
    formHeading: 'Your number',
    points: [
      { title: 'When it suits', text: 'Say when; outside opening hours we call first thing next day.' },
      { title: 'No runaround', text: 'You talk to the people selling the {stock}.' },
      { title: 'Once', text: 'We call about what you asked and nothing else.' },
    ],
  },
} as const satisfies Record<string, FormPageCopy>

export type FormPagePath = keyof typeof FORM_PAGES

/** A page's copy in the site's wording; null if the path has none. */
export function formPageCopy(path: string, words: { site: string; stock: string }): FormPageCopy | null {
  const plain = path.length > 1 ? path.replace(/\/$/, '') : path
  if (!Object.hasOwn(FORM_PAGES, plain)) return null
  const copy: FormPageCopy = FORM_PAGES[plain as FormPagePath]
  const fill = (text: string) => text.replaceAll('{site}', words.site).replaceAll('{stock}', words.stock)
  return {
    ...copy,
    intro: fill(copy.intro),
    points: copy.points.map(({ title, text }) => ({ title: fill(title), text: fill(text) })),
  }
}

/** A site's form pages for the sitemap, without duplicates and those that lead elsewhere. */
export function formPaths(
  config: Pick<SiteConfig, 'forms' | 'features' | 'finance' | 'dealerships'>,
): string[] {
  const pages = Object.keys(FORM_PAGES).filter(
    (path) => path !== '/sell-your-car' && !(path === '/service' && config.forms.serviceUrl),
  )
  const drive = config.features.test_drive ? ['/book-test-drive'] : []
  return [...pages, ...drive, ...financePaths(hasApplyPage(config)), '/vehicle-parts-and-accessories']
}
