import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { preloadOptions } from '../scripts/day/day.mjs'
import { accessibilityFaults } from './accessible.ts'
import { ask as askHost, findStock } from './ask.ts'
import { openJourney } from './journey.ts'
import { openPage, type Visit } from './visit.ts'

const HOUR = 3_600_000
const APPROVED = '4242 4242 4242 4242'
const DECLINED = '4000 0000 0000 0002'
const CHALLENGED = '4000 0027 6000 3184'
const directory = mkdtempSync(join(tmpdir(), 'forecourt-clock-'))
const clockFile = join(directory, 'ahead')
writeFileSync(clockFile, '0')
// Before the journey's own, so that it comes after it: the server reads its clock to its end
afterAll(() => rmSync(directory, { recursive: true, force: true }))
const { platform, browser } = await openJourney({
  env: { E2E_CLOCK_FILE: clockFile, NODE_OPTIONS: preloadOptions() },
})
let contexts: BrowserContext[] = []
const cars: Record<string, string[]> = {}

beforeAll(async () => {
  for (const slug of ['meridian', 'aurelia', 'carbarn']) {
    const filter = 'reserved = false AND status = in_stock AND car_type = used AND price > 5000'
    cars[slug] = (await findStock(platform.port, slug, filter, 12)).map((found) => found.slug)
  }
})
afterEach(async () => {
  await Promise.all(contexts.map((context) => context.close()))
  contexts = []
})

const ask = (path: string, slug = 'meridian') =>
  askHost(platform.port, `${slug}.localhost:${platform.port}`, path)

/** Whether the vehicle's own page, which comes from the page cache, leads to its checkout. */
const isOffered = async (car: string, slug = 'meridian') =>
  new RegExp(`href="/cars/${car}/(checkout|buy-online)"`).test((await ask(`/cars/${car}`, slug)).body)

/** A vehicle of the site that no other journey has. */
async function nextCar(slug = 'meridian'): Promise<string> {
  for (let car = cars[slug]?.pop(); car; car = cars[slug]?.pop()) if (await isOffered(car, slug)) return car
  throw new Error(`${slug} has no reservable vehicle left`)
}

async function visit(path: string, { slug = 'meridian', ...visit }: Visit & { slug?: string } = {}) {
  const page = await openPage(browser, platform.site(slug) + path, visit)
  contexts.push(page.context())
  return page
}

const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name }).waitFor({ timeout: 15_000 })
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click()

let ahead = 0
/** The platform's clock jumps forward; it never goes back. */
function moveClock(ms: number): void {
  ahead += ms
  writeFileSync(clockFile, String(ahead))
}

let people = 0
async function fill(page: Page): Promise<string> {
  people += 1
  const email = `reserve${people}@example.com`
  await page.locator('#checkout-name').fill('Ria Reserver')
  await page.locator('#checkout-phone').fill(`0412 345 ${String(people).padStart(3, '0')}`)
  await page.locator('#checkout-email').fill(email)
  await page.locator('#checkout-postcode').fill('4000')
  return email
}
async function reserve(page: Page): Promise<string> {
  const email = await fill(page)
  await page.locator('input[name=accept_terms]').check()
  await press(page, /^Pay \$[\d,]+ and reserve/)
  await heading(page, /^Pay /)
  return email
}
async function payWith(page: Page, card: string): Promise<void> {
  await page.getByLabel('Card number').fill(card)
  await press(page, /^Pay /)
}
/** Page and stock follow a hold and its end within seconds. */
const untilOffered = (car: string, wanted: boolean, slug = 'meridian') =>
  expect.poll(() => isOffered(car, slug)).toBe(wanted)

test('RSV-001, RSV-005 to RSV-008, ROUTE-002: from the vehicle to a paid hold; mail, page and stock say so; a second browser is refused', async () => {
  const car = await nextCar()
  const page = await visit(`/cars/${car}`)
  await page.getByRole('link', { name: 'Reserve Car Now' }).first().click()
  await heading(page, 'Reserve it for 48 hours')
  expect(new URL(page.url()).pathname).toBe(`/cars/${car}/checkout`)
  const text = await page.locator('main').innerText()
  expect(text).toContain('$200')
  expect(text).toContain('100% refundable')
  const email = await reserve(page)
  await payWith(page, APPROVED)
  await heading(page, 'It is reserved for you')
  await expect
    .poll(() => page.locator('main').innerText())
    .toMatch(/Held for 48 hours, until\s+\w+day \d+ \w+ \d{4} at [\d:]+[ap]m/)
  await untilOffered(car, false)
  expect((await ask(`/cars/${car}`)).body).toContain('RESERVED')
  const found = await findStock(platform.port, 'meridian', 'reserved = true', 1000)
  expect(found.map(({ slug }) => slug)).toContain(car)
  const second = await visit(`/cars/${car}/checkout`)
  await heading(second, 'This vehicle cannot be reserved online')
  await expect
    .poll(() => second.locator('main').innerText())
    .toContain('Someone else has reserved this vehicle')
  await expect
    .poll(async () => (await ask('/dev/outbox')).body, { timeout: 15_000 })
    .toMatch(new RegExp(`Reserved for you: [^<]*</a></td><td>${email}`))
})

test('RSV-009: a declined card shows why and reserves nothing; another card then does; a bank’s question can be refused', async () => {
  const car = await nextCar()
  const page = await visit(`/cars/${car}/checkout`)
  await reserve(page)
  await payWith(page, DECLINED)
  expect(await page.getByRole('alert').innerText()).toContain('declined')
  expect(await isOffered(car)).toBe(true)
  await payWith(page, CHALLENGED)
  await press(page, 'Refuse')
  expect(await page.getByRole('alert').innerText()).toContain('Nothing was taken')
  expect(await platform.forecourt('reservations', 'list', '--state', 'pending')).toContain('$200 open')
  await payWith(page, CHALLENGED)
  await press(page, 'Approve the payment')
  await heading(page, 'It is reserved for you')
})

test('RSV-005: while one shopper is at the payment page another is told so; leaving it frees the vehicle', async () => {
  const car = await nextCar()
  const first = await visit(`/cars/${car}/checkout`)
  await reserve(first)
  const second = await visit(`/cars/${car}/checkout`)
  await fill(second)
  await second.locator('input[name=accept_terms]').check()
  await press(second, /^Pay \$200/)
  await second.getByRole('alert').waitFor()
  expect(await second.getByRole('alert').innerText()).toContain('Someone else is paying')
  expect(await second.locator('#checkout-name').inputValue()).toBe('Ria Reserver')
  await first.getByRole('link', { name: /without paying/ }).click()
  await heading(first, 'You have not paid yet')
  await press(first, 'Cancel this checkout')
  await heading(first, 'This reservation is over')
  await press(second, /^Pay \$200/)
  await heading(second, /^Pay /)
})

test('RSV-008: without JavaScript at 390 pixels: errors, payment, cancelling by the page’s own link, the money back', async () => {
  const car = await nextCar('aurelia')
  const page = await visit(`/cars/${car}/checkout`, { slug: 'aurelia', width: 390, script: false })
  expect(await page.locator('main').innerText()).toContain('$1,000')
  await press(page, /^Pay \$1,000/)
  expect(await page.getByRole('alert').innerText()).toMatch(/name[\s\S]*conditions/i)
  await reserve(page)
  await payWith(page, APPROVED)
  await heading(page, 'It is reserved for you')
  const wide = 'document.documentElement.scrollWidth - document.documentElement.clientWidth'
  await press(page, 'Cancel and refund my deposit')
  await heading(page, /Your money/)
  expect(await page.locator('main').innerText()).toContain('$1,000')
  await untilOffered(car, true, 'aurelia')
  for (const path of [`/cars/${car}/checkout`, new URL(page.url()).pathname]) {
    const narrow = await visit(path, { slug: 'aurelia', width: 320 })
    expect(await narrow.evaluate(wide), path).toBe(0)
  }
})

test('RSV-002, RSV-010, ROUTE-003: buying online without JavaScript, step by step, with delivery, to its confirmation', async () => {
  const car = await nextCar('carbarn')
  const moved = await ask(`/cars/${car}/checkout`, 'carbarn')
  expect([moved.status, moved.headers.location]).toEqual([302, `/cars/${car}/buy-online`])
  const page = await visit(`/cars/${car}`, { slug: 'carbarn', script: false })
  await page.getByRole('link', { name: 'Buy Online' }).first().click()
  await page.waitForURL(`**/checkout-journey?car_id=${car}`)
  const text = await page.locator('main').innerText()
  expect(text).toContain('deposit is 100% refundable')
  expect(text).toContain('48-hour money-back guarantee')
  expect(text).toContain('14-day money-back guarantee')
  await press(page, 'Continue')
  await expect.poll(() => page.getByRole('alert').innerText()).toContain('name')
  await fill(page)
  await press(page, 'Continue')
  await page.getByLabel('Have it delivered').check()
  await page.locator('input[name=delivery_postcode]').fill('3000')
  await press(page, 'Continue')
  await page.getByLabel('With finance').check()
  await page.getByLabel('I have a vehicle to trade in').check()
  await press(page, 'Continue')
  await expect.poll(() => page.locator('main').innerText()).toMatch(/Delivery to .*3000/)
  const review = await page.locator('main').innerText()
  expect(review).toContain('Ria Reserver')
  expect(review).toContain('Reserving is not a contract to buy')
  await press(page, 'Back')
  await expect.poll(() => page.getByLabel('With finance').isChecked()).toBe(true)
  await press(page, 'Continue')
  await page.locator('input[name=accept_terms]').check()
  await press(page, /^Pay \$/)
  await payWith(page, APPROVED)
  await heading(page, 'Your purchase has started')
  await expect
    .poll(() => page.getByRole('complementary', { name: 'What you reserved' }).innerText())
    .toContain('Finance')
  const listed = await platform.forecourt('reservations', 'list', '--site', 'carbarn')
  expect(listed).toMatch(/purchase {2}held {2}until .* {2}\$200 paid/)
})

test('the checkout, the purchase and the confirmation by keyboard alone, and clean to axe', async () => {
  const car = await nextCar('carbarn')
  const journey = await visit(`/checkout-journey?car_id=${car}`, { slug: 'carbarn', width: 390 })
  expect(await accessibilityFaults(journey)).toEqual([])
  await press(journey, 'Continue')
  await journey.getByRole('alert').waitFor()
  expect(await journey.evaluate(() => document.activeElement?.hasAttribute('data-problem'))).toBe(true)
  expect(await accessibilityFaults(journey)).toEqual([])
  await fill(journey)
  await press(journey, 'Continue')
  await journey.getByRole('heading', { level: 2, name: 'Delivery or pick-up' }).waitFor()
  // Past the page's head, at the step's own
  await expect
    .poll(() => journey.evaluate(() => document.activeElement?.textContent))
    .toBe('Delivery or pick-up')
  const page = await visit(`/cars/${car}/buy-online`, { slug: 'carbarn' })
  expect(await accessibilityFaults(page)).toEqual([])
  await page.locator('#checkout-name').focus()
  for (const text of ['Kim Keys', '0499 888 777', 'kim@example.com', '5000', '']) {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
  await page.locator('input[name=accept_terms]').focus()
  await page.keyboard.press('Space')
  await page.getByRole('button', { name: /^Pay \$/ }).focus()
  await page.keyboard.press('Enter')
  await heading(page, /^Pay /)
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByLabel('Card number').focus()
  await page.keyboard.type(APPROVED)
  await page.keyboard.press('Enter')
  await heading(page, 'It is reserved for you')
  expect(await accessibilityFaults(page)).toEqual([])
})

test('RSV-006: 48 hours later the vehicle is free by itself, on its page and in the stock, and the money has gone back', async () => {
  const car = await nextCar()
  const page = await visit(`/cars/${car}/checkout`)
  await reserve(page)
  await payWith(page, APPROVED)
  await heading(page, 'It is reserved for you')
  await untilOffered(car, false)
  moveClock(47 * HOUR)
  expect((await ask(`/cars/${car}/checkout`)).status).toBe(409)
  moveClock(2 * HOUR)
  await untilOffered(car, true)
  expect((await ask(`/cars/${car}/checkout`)).status).toBe(200)
  const isHeld = async () =>
    (await findStock(platform.port, 'meridian', 'reserved = true', 1000)).some(({ slug }) => slug === car)
  await expect.poll(isHeld).toBe(false)
  await expect
    .poll(() => page.reload().then(() => page.locator('h1').innerText()), { timeout: 10_000 })
    .toBe('Your money has been sent back')
})
