import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { fillForm, mailOf } from '../filling/fill-form.ts'
import { ARRIVED, codeDialog, codeIn, FINANCE_CODE, inFull, isAskedForCode } from '../filling/texted-code.ts'

export type LeadForm = {
  site: string
  path: string
  button: string
  /** What the dealer then reads. */
  says?: RegExp[]
}

export const LEAD_FORMS: LeadForm[] = [
  { site: 'meridian', path: '/contact', button: 'Send enquiry' },
  { site: 'meridian', path: '/contact-us', button: 'Send enquiry' },
  {
    site: 'meridian',
    path: '/service',
    button: 'Book service',
    says: [
      /About: Service/,
      /Rego: ABC123/,
      /Wanted date and time: \w{3} \d/,
      /The service is booked at this location/,
    ],
  },
  {
    site: 'carbarn',
    path: '/sell-my-car',
    button: 'Get an offer',
    says: [/Trade In \/ Sell My Car/, /45,000 km/],
  },
  { site: 'carbarn', path: '/sell-your-car', button: 'Get an offer', says: [/2019 Toyota Corolla/] },
  {
    site: 'meridian',
    path: '/fleet',
    button: 'Talk to fleet',
    says: [/Fleet Enquiry/, /Tess Freight/],
  },
  {
    site: 'meridian',
    path: '/careers',
    button: 'Send application',
    says: [/General Enquiry \/ Career Enquiry/],
  },
  { site: 'northgate-kia', path: '/call-back', button: 'Call me back', says: [/Call Back/] },
  {
    site: 'meridian',
    path: '/vehicle-parts-and-accessories?part=Tow%20bar',
    button: 'Ask for a price',
    says: [/About: Parts/, /Part: Tow bar/],
  },
  ...['/finance', '/personalised/finance'].map((path) => ({
    path,
    site: 'meridian',
    button: 'Ask about finance',
    says: [/About: Finance Enquiry/, /Amount to borrow, \$: 30000/],
  })),
  { site: 'carbarn', path: '/finance-enquiry', button: 'Ask about finance', says: [/Finance Enquiry/] },
  {
    site: 'northgate-kia',
    path: '/apply-for-finance',
    button: 'Ask about finance',
    says: [/Finance Enquiry/],
  },
  {
    site: 'meridian',
    path: '/finance-pre-approval?price=30000&loanTerm=5&credit_score=DECENT',
    button: 'Ask for pre-approval',
    says: [/Finance Enquiry \/ Pre-approval/, /Term in years: 5/, /credit history: DECENT/],
  },
  {
    site: 'carbarn',
    path: '/book-test-drive',
    button: 'Book test drive',
    says: [/Test Drive/, /Wanted date and time: \w{3} \d+ \w{3} \d{4} at \d/],
  },
]

/** The form in the page, not the one that dialogs open. */
export const formOf = (page: Page) =>
  page
    .locator('main form[method=post]:not(dialog form)')
    .filter({ has: page.locator('textarea') })
    .first()

let people = 0

type Sending = {
  /** Before sending: a form sent faster than a person could fill it in is suspect and gets no receipt. */
  pauseMs?: number
  /** The newest message to somebody: if a lender follows, the phone's code comes this way. */
  mailTo(address: string, words: string): Promise<string>
}

/**
 * Fills the form step by step, sends it and waits until the visitor reads that it arrived; returns the mail
 * address.
 */
export async function sendLead(
  page: Page,
  button: string,
  { pauseMs = 0, mailTo }: Sending,
): Promise<string> {
  people += 1
  const person = { name: 'Tess Tunnel', mobile: '0412 35', number: people } as const
  for (let step = 0; step < 3; step++) {
    await fillForm(formOf(page), person)
    if (pauseMs) await page.waitForTimeout(pauseMs)
    const next = formOf(page).getByRole('button', { name: 'Next', exact: true })
    if ((await next.count()) === 0) break
    await next.click()
    await expect.poll(() => formOf(page).innerText()).toContain(`Step ${step + 2} of`)
  }
  await formOf(page).getByRole('button', { name: button, exact: true }).click()
  const isAsked = await isAskedForCode(page).catch(async () => {
    throw new Error(`${page.url()} went nowhere: ${await formOf(page).innerText()}`)
  })
  if (isAsked) {
    const text = await mailTo(inFull(person.mobile + String(person.number).padStart(4, '0')), FINANCE_CODE)
    await codeDialog(page).getByLabel('6-digit code').fill(codeIn(text, FINANCE_CODE))
    await codeDialog(page).getByRole('button', { name: 'Go on to the lender' }).click()
    await page.waitForURL(ARRIVED, { waitUntil: 'commit' })
  }
  return mailOf(person)
}
