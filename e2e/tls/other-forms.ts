import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { expect } from 'vitest'
import { codeIn, FINANCE_CODE, inFull } from '../filling/texted-code.ts'
import { untilLive } from '../visit.ts'
import { sendLead } from './lead-forms.ts'

/** A visitor behind the proxy: opens pages of any site, with scripts or without, and reads the outbox. */
export type Visitor = {
  number: number
  hasScripts: boolean
  open(site: string, path: string): Promise<Page>
  /** The newest message to somebody, once it is there. */
  mailTo(address: string, words: string): Promise<string>
  /** A vehicle of the site that no other journey has. */
  nextCar(site: string): { id: string; slug: string }
}

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click()
const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name }).waitFor({ timeout: 15_000 })

/** Signed in by a texted code, details kept, a vehicle saved and removed, and out again. */
export async function keepAnAccount({ number, open, mailTo, nextCar }: Visitor): Promise<void> {
  const page = await open('meridian', '/my-garage')
  const phone = `0455${String(number).padStart(6, '0')}`
  await page.getByLabel('Mobile number').fill(phone)
  await press(page, 'Send Code')
  const code = /(\d{6}) is your/.exec(await mailTo(`+61${phone.slice(1)}`, 'is your'))?.[1] ?? ''
  await page.getByLabel('6-digit code').fill(code)
  await press(page, 'Sign in')
  await page.waitForURL('**/my-garage')
  const cookies = await page.context().cookies()
  expect(cookies.filter(({ name }) => name.startsWith('__Host-'))).not.toEqual([])
  expect(cookies.filter(({ name, secure }) => /forecourt/.test(name) && !secure)).toEqual([])
  await page.getByLabel('Email').fill('tess@example.com')
  await press(page, 'Save details')
  await page.getByText('Your details are saved.').waitFor()
  const { slug } = nextCar('meridian')
  const shown = await open('meridian', `/cars/${slug}`)
  const save = shown.locator('form[action^="/sign-in?type=watchlist"] button')
  await save.scrollIntoViewIfNeeded()
  await save.and(shown.locator(':enabled')).click()
  await expect.poll(async () => (await open('meridian', '/watchlist')).innerText('main')).toContain('Remove')
  await page.goto(new URL('/watchlist', page.url()).href)
  await press(page, 'Remove')
  await page.getByText('Nothing saved yet.').waitFor()
  await page.goto(new URL('/my-garage', page.url()).href)
  await press(page, 'Sign out')
  await expect
    .poll(() =>
      page
        .context()
        .cookies()
        .then((left) => left.filter(({ name }) => /session/.test(name))),
    )
    .toEqual([])
}

/** From the plate to the accepted offer; with scripts a photo is sent too. */
export async function tradeIn(visitor: Visitor, path: string): Promise<void> {
  const page = await visitor.open('carbarn', path)
  await page.getByLabel('Your rego').fill('123DEM')
  await page.getByLabel('State').selectOption('QLD')
  await press(page, 'Find my vehicle')
  await press(page, 'Yes, this is it')
  await page.getByLabel('Kilometres on the odometer').fill('45000')
  for (const answer of CONDITION) {
    const [question, value] = answer.split(':')
    await page.locator(`input[name="answer.${question}"][value="${value}"]`).check()
  }
  await press(page, 'Continue')
  if (visitor.hasScripts) {
    const made = sharp({ create: { width: 400, height: 300, channels: 3, background: '#336699' } }).jpeg()
    const photo = { name: 'front.jpg', mimeType: 'image/jpeg', buffer: await made.toBuffer() }
    await page.setInputFiles('#photos', [photo])
    await page.getByAltText('front.jpg').waitFor({ timeout: 15_000 })
    await expect.poll(() => page.getByText('Sending…').count(), { timeout: 15_000 }).toBe(0)
  }
  await page.getByRole('link', { name: /^Continue/ }).click()
  await page.getByLabel('First name').fill('Tess')
  await page.getByLabel('Last name').fill('Tunnel')
  await page.getByLabel('Phone', { exact: true }).first().fill('0412 345 678')
  await page.locator('#email').fill('tess.trade@example.com')
  await page.locator('#postcode').fill('4000')
  const place = page.locator('select[name=location_id]')
  if (await place.count()) await place.selectOption({ index: 1 })
  await page.locator('input[name=finance][value=No]').check()
  await press(page, 'See my offer')
  await heading(page, 'Your offer')
  await press(page, 'Accept this offer')
  await heading(page, /Offer accepted/)
}
const CONDITION = [
  'exterior:clean',
  'interior:clean',
  'mechanical:sound',
  'tyres:worn',
  'history:full',
  'accident:never',
  'keys:two',
]

async function fillCheckout(page: Page, number: number): Promise<void> {
  await page.locator('#checkout-name').fill('Tess Tunnel')
  await page.locator('#checkout-phone').fill(`0412 36${String(number).padStart(4, '0')}`)
  await page.locator('#checkout-email').fill(`pays${number}@example.com`)
  await page.locator('#checkout-postcode').fill('4000')
}

async function pay(page: Page): Promise<void> {
  await page.locator('input[name=accept_terms]').check()
  await press(page, /^Pay \$/)
  await page.getByLabel('Card number').fill('4242 4242 4242 4242')
  await press(page, /^Pay /)
}

/** Reserved against a deposit at the gateway, confirmed by mail, and cancelled by the page's own link. */
export async function reserve(visitor: Visitor, site: string, path: string): Promise<void> {
  const { slug } = visitor.nextCar(site)
  const page = await visitor.open(site, `/cars/${slug}/${path}`)
  await fillCheckout(page, visitor.number)
  await pay(page)
  await heading(page, 'It is reserved for you')
  await visitor.mailTo(`pays${visitor.number}@example.com`, 'Reserved for you')
  await press(page, 'Cancel and refund my deposit')
  await heading(page, /Your money/)
}

/** The purchase in steps, up to its payment. */
export async function buyOnline({ number, open, nextCar }: Visitor): Promise<void> {
  const page = await open('carbarn', `/checkout-journey?car_id=${nextCar('carbarn').slug}`)
  await fillCheckout(page, number)
  await press(page, 'Continue')
  await page.getByLabel('Have it delivered').check()
  await page.locator('input[name=delivery_postcode]').fill('3000')
  await press(page, 'Continue')
  await page.getByLabel('With finance').check()
  await press(page, 'Continue')
  await pay(page)
  await heading(page, 'Your purchase has started')
}

/** The four steps of a quote, to the lender. */
export async function quote({ open, nextCar, hasScripts, mailTo, number }: Visitor): Promise<void> {
  const page = await open('meridian', `/finance-quote?car_id=${nextCar('meridian').id}`)
  const next = async (name: string) => {
    await page.getByRole('button', { name: 'Next', exact: true }).click()
    const isThere = page.getByRole('heading', { name, exact: true }).waitFor({ timeout: 15_000 })
    await isThere.catch(async () => {
      throw new Error(`No step ${name}: ${await page.locator('main').innerText()}`)
    })
  }
  await next('Your Details')
  if (hasScripts) await untilLive(page, 'main [name=firstName]')
  const phone = `0412 38${String(number).padStart(4, '0')}`
  for (const [name, value] of Object.entries({ ...QUOTED, phone }))
    await page.locator(`[name=${name}]`).fill(value)
  if (hasScripts) await press(page, 'Send code')
  else await next('Your Details')
  const code = codeIn(await mailTo(inFull(phone), FINANCE_CODE), FINANCE_CODE)
  await page.locator('[name=code]').fill(code)
  await next('Instant pre-approval')
  await next('Apply to lender')
  await page.getByRole('button', { name: 'Apply to lender', exact: true }).click()
  await page
    .getByRole('link', { name: /^Continue to/ })
    .or(page.getByText('Sample lender'))
    .first()
    .waitFor()
}
const QUOTED = {
  firstName: 'Tess',
  lastName: 'Tunnel',
  email: 'tess.quote@example.com',
  postcode: '4000',
}

/** One turn of the wheel. */
export async function spin({ number, open, mailTo }: Visitor): Promise<void> {
  const page = await open('ironbark-motorcycles', '/spin-to-win')
  await page.getByLabel(/^Name/).fill('Tess Tunnel')
  await page
    .getByLabel(/^Phone/)
    .first()
    .fill(`0412 37${String(number).padStart(4, '0')}`)
  await page
    .getByLabel(/^Email/)
    .first()
    .fill(`wheel${number}@example.com`)
  await page
    .getByLabel(/^Postcode/)
    .first()
    .fill('2000')
  await page.getByLabel(/accept the/).check()
  await press(page, 'Spin the wheel')
  const phone = `+6141237${String(number).padStart(4, '0')}`
  const code = /(\d{6}) is your/.exec(await mailTo(phone, 'prize wheel code'))?.[1] ?? ''
  await page.getByLabel('6-digit code').fill(code)
  await press(page, 'Spin with this code')
  await page.waitForURL(/\/spin-to-win\?ref=/)
}

/** A drive is booked; through the links in its mail it is cancelled, and consent to offers is given. */
export async function driveAndConsent({ open, mailTo, number }: Visitor): Promise<void> {
  const page = await open('northgate-kia', '/book-test-drive')
  const email = await sendLead(page, 'Book test drive', { pauseMs: 1600, mailTo })
  const mail = await mailTo(email, '/consent/')
  const link = (kind: string) =>
    new RegExp(`https://[^\\s"&]*/${kind}/[\\w-]+/[\\w-]+`).exec(mail)?.[0] ?? `no ${kind} link for ${number}`
  await page.goto(link('test-drive'))
  await press(page, 'Cancel this test drive')
  await heading(page, 'Your test drive is cancelled')
  await page.goto(link('consent'))
  await press(page, /offers and news/)
  await page.getByText('yes, on this page').waitFor()
}

/** A service at Meridian's workshop, cancelled by the mail's link. */
export async function serviceBooking({ open, mailTo, number }: Visitor): Promise<void> {
  const page = await open('meridian', '/service')
  const email = await sendLead(page, 'Book service', { pauseMs: 1600, mailTo })
  const mail = await mailTo(email, '/service-booking/')
  const link = /https:\/\/[^\s"&]*\/service-booking\/[\w-]+\/[\w-]+/.exec(mail)?.[0]
  await page.goto(link ?? `no link to the booking of ${number}`)
  await press(page, 'Cancel this service booking')
  await heading(page, 'Your service booking is cancelled')
}
