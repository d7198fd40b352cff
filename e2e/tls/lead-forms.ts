import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { fillForm, mailOf } from '../filling/fill-form.ts'
import { ARRIVED, codeDialog, codeIn, FINANCE_CODE, inFull, isAskedForCode } from '../filling/texted-code.ts'

/** Every page with a lead form: its address, a site that has it and the button that sends it. */
export const LEAD_FORMS = [
  ['meridian', '/contact', 'Send enquiry'],
  ['meridian', '/contact-us', 'Send enquiry'],
  ['meridian', '/service', 'Request booking'],
  ['carbarn', '/sell-my-car', 'Get an offer'],
  ['carbarn', '/sell-your-car', 'Get an offer'],
  ['meridian', '/fleet', 'Talk to fleet'],
  ['meridian', '/careers', 'Send application'],
  ['northgate-kia', '/call-back', 'Call me back'],
  ['meridian', '/vehicle-parts-and-accessories', 'Ask for a price'],
  ['meridian', '/finance', 'Ask about finance'],
  ['carbarn', '/finance-enquiry', 'Ask about finance'],
  ['northgate-kia', '/apply-for-finance', 'Ask about finance'],
  ['meridian', '/finance-pre-approval?loanTerm=5', 'Ask for pre-approval'],
  ['meridian', '/personalised/finance', 'Ask about finance'],
  ['carbarn', '/book-test-drive', 'Book test drive'],
] as const

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
    await codeDialog(page).getByLabel('Code by text message').fill(codeIn(text, FINANCE_CODE))
    await codeDialog(page).getByRole('button', { name: 'Go on to the lender' }).click()
    await page.waitForURL(ARRIVED, { waitUntil: 'commit' })
  }
  return mailOf(person)
}
