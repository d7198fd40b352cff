import { mkdirSync } from 'node:fs'
import type { BrowserContext, Page } from 'playwright-core'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { accessibilityFaults } from './accessible.ts'
import { type Answer, ask, findStock } from './ask.ts'
import { openJourney } from './journey.ts'

const { platform, browser } = await openJourney({ env: { TRUSTED_PROXIES: '1' } })
let contexts: BrowserContext[] = []
let cars: { id: string; slug: string }[] = []
/** If set, keeps screenshots of what a shopper is asked, for viewing. */
const PICTURES = process.env.E2E_PICTURES

beforeAll(async () => {
  const filter = 'reserved = false AND status = in_stock AND car_type = used AND price > 5000'
  cars = await findStock(platform.port, 'carbarn', filter, 60)
})
afterEach(async () => {
  await Promise.all(contexts.map((context) => context.close()))
  contexts = []
})

const nextCar = () => {
  const car = cars.pop()
  if (!car) throw new Error('no vehicle left')
  return car
}
let people = 0
/** Somebody new: another phone and mail address each time. */
const somebody = () => {
  people += 1
  const number = String(people).padStart(6, '0')
  return { name: 'Ria Reserver', phone: `0491${number}`, email: `r${number}@example.com`, postcode: '4000' }
}
/** One of the addresses of one IPv6 /64. */
const within = (net: string) => `${net}::${(people + 1).toString(16)}`

const post = (path: string, from: string, body: object, isJson = false): Promise<Answer> =>
  ask(platform.port, `carbarn.localhost:${platform.port}`, path, {
    method: 'POST',
    headers: {
      'x-forwarded-for': from,
      'content-type': isJson ? 'application/json' : 'application/x-www-form-urlencoded',
    },
    body: isJson ? JSON.stringify(body) : new URLSearchParams(body as Record<string, string>).toString(),
  })

async function visit(path: string, from: string, { width = 1280, script = true } = {}): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width, height: width < 700 ? 844 : 900 },
    javaScriptEnabled: script,
    extraHTTPHeaders: { 'x-forwarded-for': from },
  })
  contexts.push(context)
  const page = await context.newPage()
  await page.goto(platform.site('carbarn') + path, { waitUntil: script ? 'networkidle' : 'load' })
  return page
}

async function textsTo(phone: string): Promise<string[]> {
  const host = `carbarn.localhost:${platform.port}`
  const list = (await ask(platform.port, host, '/dev/outbox')).body
  const ids = [
    ...list.matchAll(new RegExp(`/dev/outbox/(\\d+)">Text message to \\+61${phone.slice(1)}`, 'g')),
  ]
  const read = ids.map(async ([, id]) => (await ask(platform.port, host, `/dev/outbox/${id}`)).body)
  return Promise.all(read)
}
const codeIn = (text = '') => /(\d{6}) is your/.exec(text)?.[1] ?? ''

async function picture(page: Page, name: string): Promise<void> {
  if (!PICTURES) return
  mkdirSync(PICTURES, { recursive: true })
  await page.screenshot({ path: `${PICTURES}/${name}.png`, fullPage: true })
}

async function type(page: Page, who: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(who)) await page.locator(`main [name=${name}]`).fill(value)
}

/** Types the code texted for this purpose and goes on; a wrong one first. */
async function prove(page: Page, phone: string, { words, button }: { words: string; button: string }) {
  await page.getByRole('region', { name: 'Your code' }).waitFor()
  // One way on
  const looks = await page
    .locator('form:has([aria-label="Your code"]) button[type=submit]:visible')
    .evaluateAll((all) => all.map((each) => [each.textContent, getComputedStyle(each).backgroundColor]))
  const [[first, background] = []] = looks
  expect(first).toBe(button)
  expect(looks.slice(1).filter(([, other]) => other === background)).toEqual([])
  const text = (await textsTo(phone)).at(0) ?? ''
  expect(text).toContain(words)
  const code = codeIn(text)
  await page.getByLabel('6-digit code').fill(code === '000000' ? '111111' : '000000')
  await page.getByRole('button', { name: button }).click()
  await page.getByText('The verification code is invalid. Please try again.').waitFor()
  await page.getByLabel('6-digit code').fill(code)
  await page.getByRole('button', { name: button }).click()
}

/**
 * One person, always with another phone and mail address, from addresses of one /64; returns the answers'
 * statuses.
 */
async function holdAll(net: string, count: number): Promise<number[]> {
  const statuses = []
  for (let at = 0; at < count; at++) {
    const from = within(net)
    const car = nextCar()
    const answer = await post(`/cars/${car.slug}/buy-online`, from, { ...somebody(), accept_terms: 'yes' })
    statuses.push(answer.status)
    // What was refused is left for others.
    if (answer.status !== 303) cars.unshift(car)
  }
  return statuses
}

test('one person cannot hold all stock: three vehicles from a /64, then a texted code; shoppers elsewhere and next door can still reserve', async () => {
  const net = '2001:db8:40:1'
  const statuses = await holdAll(net, 10)
  expect(statuses).toEqual([303, 303, 303, ...Array(7).fill(403)])

  const elsewhere = await visit(`/checkout-journey?car_id=${nextCar().slug}`, '192.0.2.20')
  await elsewhere.getByRole('heading', { level: 1, name: /^Buy online/ }).waitFor()
  await throughSteps(elsewhere, somebody())
  await elsewhere.getByRole('heading', { level: 1, name: /^Pay / }).waitFor()

  for (const [script, width] of [
    [true, 1280],
    [false, 390],
  ] as const) {
    const beside = await visit(`/checkout-journey?car_id=${nextCar().slug}`, within(net), { script, width })
    const who = somebody()
    await throughSteps(beside, who)
    await beside.getByText('We texted a code to').waitFor()
    // The journey is where it was, with everything typed.
    expect(await beside.locator('main').innerText()).toContain(who.name)
    expect(await beside.locator('input[name=accept_terms]').isChecked()).toBe(true)
    expect(await beside.locator('input[name=delivery_postcode]').inputValue()).toBe('3000')
    if (script) expect(await accessibilityFaults(beside)).toEqual([])
    expect(await beside.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    await picture(beside, `journey-code-${width}`)
    await prove(beside, who.phone, { words: 'reservation code', button: 'Go on to the payment page' })
    await beside.getByRole('heading', { level: 1, name: /^Pay / }).waitFor()
  }
})

async function throughSteps(page: Page, who: Record<string, string>): Promise<void> {
  const on = () => page.getByRole('button', { name: 'Continue' }).click()
  await type(page, who)
  await on()
  await page.getByLabel('Have it delivered').check()
  await page.locator('input[name=delivery_postcode]').fill('3000')
  await on()
  await page.getByLabel('With finance').check()
  await on()
  await page.locator('input[name=accept_terms]').check()
  await page.getByRole('button', { name: /^Pay \$/ }).click()
}

test('one person cannot take all test drives: eight from a /64, then a texted code; shoppers elsewhere and next door can still book', async () => {
  const net = '2001:db8:41:1'
  const host = `carbarn.localhost:${platform.port}`
  const free = async () => {
    const { days } = JSON.parse((await ask(platform.port, host, '/api/test-drives')).body)
    return (days as { slots: { value: string; isFree?: boolean }[] }[]).flatMap(({ slots }) =>
      slots.map(({ value }) => value),
    )
  }
  // From the last day on: the first days are what shoppers are shown.
  const times = (await free()).slice(-14)
  const statuses = []
  for (const [at, dateTime] of times.entries()) {
    const from = within(net)
    const body = { ...somebody(), form: 'test_drive', dateTime, vehicle_of_interest: 'Any' }
    // With scripts or without, it is one and the same person.
    const answer =
      at % 2 ? await post('/book-test-drive', from, body) : await post('/api/leads', from, body, true)
    statuses.push(answer.status)
  }
  expect(statuses.filter((status) => status === 201 || status === 303)).toHaveLength(8)
  expect(statuses.slice(8)).toEqual(Array(6).fill(403))

  const elsewhere = {
    ...somebody(),
    form: 'test_drive',
    dateTime: (await free()).at(-1),
    vehicle_of_interest: 'One',
  }
  expect((await post('/api/leads', '192.0.2.21', elsewhere, true)).status).toBe(201)

  for (const [script, width] of [
    [true, 390],
    [false, 1280],
  ] as const) {
    const page = await visit('/book-test-drive', within(net), { script, width })
    const who = somebody()
    await page.locator('main form [name=vehicle_of_interest]').fill('A white ute')
    // Of today few times may be left.
    await page.locator('main input[name=slot_day] + label').nth(1).click()
    await page.locator('main input[name=dateTime] + label').locator('visible=true').nth(2).click()
    if (await page.getByRole('button', { name: 'Next', exact: true }).count())
      await page.getByRole('button', { name: 'Next', exact: true }).click()
    await type(page, who)
    await page.getByRole('button', { name: 'Book test drive' }).click()
    await page.getByText('We texted a code to').waitFor()
    expect(await page.locator('main form [name=vehicle_of_interest]').inputValue()).toBe('A white ute')
    expect(await page.locator('main form [name=email]').inputValue()).toBe(who.email)
    expect(await page.locator('main input[name=dateTime]:checked').count()).toBe(1)
    if (script) expect(await accessibilityFaults(page)).toEqual([])
    await picture(page, `drive-code-${width}`)
    await prove(page, who.phone, { words: 'test drive code', button: 'Go on with this code' })
    await page.waitForURL('**/success?ref=*')
    await page.getByRole('heading', { level: 1, name: 'Thank you. Your test drive is booked.' }).waitFor()
  }
})

test('signing out everywhere, without scripts: of two browsers signed in to one garage, neither is afterwards', async () => {
  const { phone } = somebody()
  const pages = []
  for (const from of ['192.0.2.30', '192.0.2.31']) {
    const page = await visit('/sign-in?redirect=/my-garage', from, { script: false })
    await page.getByLabel('Mobile number').fill(phone)
    await page.getByRole('button', { name: 'Send Code' }).click()
    await page.getByLabel('6-digit code').fill(codeIn((await textsTo(phone)).at(0)))
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.getByRole('heading', { level: 1, name: 'My garage' }).waitFor()
    pages.push(page)
  }
  const [first, second] = pages as [Page, Page]
  await picture(first, 'garage-1280')
  await first.getByRole('button', { name: 'Sign out everywhere' }).click()
  await first.getByText('You are signed out on every phone and computer, this one too.').waitFor()
  for (const page of [first, second]) {
    await page.goto(`${platform.site('carbarn')}/my-garage`)
    await page.getByRole('heading', { level: 1, name: 'Sign in to your garage' }).waitFor()
  }
})
