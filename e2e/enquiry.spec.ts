import type { BrowserContext, Page } from 'playwright-core'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { accessibilityFaults } from './accessible.ts'
import { ask as askHost, type AskOptions } from './ask.ts'
import { openJourney } from './journey.ts'
import { promised } from './promised.ts'
import { openPage, type Visit } from './visit.ts'

const { platform, browser } = await openJourney()
let context: BrowserContext | undefined
let carPath: string

beforeAll(async () => {
  carPath = `/cars/${(await promised(platform.port, 'a used car to reserve or buy online')).slug}`
})
afterEach(() => context?.close())

const ask = (path: string, options: AskOptions = {}) =>
  askHost(platform.port, `carbarn.localhost:${platform.port}`, path, options)

async function visit(path: string, options: Visit = {}): Promise<Page> {
  const page = await openPage(browser, platform.site('carbarn') + path, options)
  context = page.context()
  if (options.script !== false && !/^\/(\?|$)/.test(path)) await formReady(page)
  return page
}

/** The form's scripts load when it is scrolled to; a press before that sends the form without scripts. */
async function formReady(page: Page): Promise<void> {
  await formOf(page).scrollIntoViewIfNeeded()
  const isTakenOver = (form: Element) => Object.keys(form).some((key) => key.startsWith('__reactProps'))
  await expect.poll(() => formOf(page).evaluate(isTakenOver)).toBe(true)
}

/** The form in the page, not the one that dialogs open. */
const formOf = (page: Page) =>
  page
    .locator('main form:not(dialog form)')
    .filter({ has: page.locator('textarea') })
    .first()
const field = (page: Page, label: RegExp) => formOf(page).getByLabel(label)

async function fillIn(page: Page, name: string): Promise<void> {
  await field(page, /^Name/).fill(name)
  await field(page, /^Phone/)
    .first()
    .fill('+61 412 345 678')
  await field(page, /^Email/)
    .first()
    .fill('jo.citizen@example.com')
  await field(page, /^Postcode/).fill('4000')
  await field(page, /^Comments/).fill('Is it still available?')
}
const send = (page: Page) => formOf(page).getByRole('button', { name: 'Send enquiry' })

/** The outbox pages of the messages that hold the words; polled, as the worker sends after the answer. */
async function outboxOf(words: string): Promise<string> {
  async function read(): Promise<string> {
    const links = (await ask('/dev/outbox')).body.matchAll(/href="(\/dev\/outbox\/\d+)"/g)
    const bodies = await Promise.all([...links].map(async ([, href]) => (await ask(href ?? '')).body))
    return bodies.filter((body) => body.includes(words)).join('\n')
  }
  await expect.poll(read, { timeout: 15_000 }).toContain(words)
  return read()
}

async function referenceOn(page: Page): Promise<string> {
  await page.waitForURL(/\/success\?ref=/)
  return new URL(page.url()).searchParams.get('ref') ?? ''
}

test('LEAD-001, LEAD-007, LEAD-012, LEAD-014, LEAD-015, LEAD-027: an enquiry about a car reaches /success, the list, mail and ADF', async () => {
  const page = await visit('/?utm_source=e2e')
  await page.goto(platform.site('carbarn') + carPath, { waitUntil: 'networkidle' })
  await formReady(page)
  await page.evaluate(() =>
    window.addEventListener('forecourt:lead-sent', (event) =>
      sessionStorage.setItem('seen', JSON.stringify((event as CustomEvent).detail)),
    ),
  )
  expect(await formOf(page).locator('[name=opt_in]').isChecked()).toBe(false)
  await fillIn(page, 'Asha Journey')
  await send(page).click()
  const reference = await referenceOn(page)
  await expect.poll(() => page.getByText(reference).count()).toBeGreaterThan(0)
  expect(JSON.parse((await page.evaluate(() => sessionStorage.getItem('seen'))) ?? '{}')).toHaveProperty(
    'leadId',
  )
  expect(await platform.forecourt('leads', 'list')).toContain(reference)
  const shown = await platform.forecourt('leads', 'show', reference)
  expect(shown).toContain('Phone: 0412 345 678')
  expect(shown).toContain('utm_source')
  expect(shown).toContain(carPath)
  const mails = await outboxOf(reference)
  expect(mails).toContain('Asha Journey')
  await page.goto(platform.site('carbarn') + carPath, { waitUntil: 'networkidle' })
  await formReady(page)
  await expect.poll(() => field(page, /^Name/).inputValue()).toBe('Asha Journey')
  const stored = await page.evaluate(() => localStorage.getItem('forecourt:lead-details:carbarn'))
  expect(Object.keys(JSON.parse(stored ?? '{}'))).toEqual(['name', 'last_name', 'email', 'phone', 'postcode'])
  const filled = [/^Email/, /^Phone/, /^Postcode/].map((label) => field(page, label).first().inputValue())
  expect(await Promise.all(filled)).toEqual(['jo.citizen@example.com', '+61 412 345 678', '4000'])
  await page.goto(`${platform.site('meridian')}/fleet`, { waitUntil: 'networkidle' })
  expect(await page.locator('main input[name=name]').inputValue()).toBe('')
})

test('LEAD-001: a dealership that takes ADF gets the same lead as ADF 1.0 in addition to the mail', async () => {
  const answer = await askHost(platform.port, `northgate-kia.localhost:${platform.port}`, '/api/leads', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Ada Dealer', email: 'ada@example.com', phone: '0412 345 678' }),
  })
  const { lead_id, reference } = JSON.parse(answer.body) as { lead_id: string; reference: string }
  await expect
    .poll(() => platform.forecourt('leads', 'show', reference), { timeout: 15_000 })
    .toMatch(/adf_mail .*delivered/)
  const adf = await outboxOf(lead_id)
  expect(adf).toContain('&lt;adf&gt;')
  expect(adf).toContain('Ada Dealer')
})

test('LEAD-025, LEGAL-006: without JavaScript a wrong form comes back with its errors and what was typed, then goes through', async () => {
  const page = await visit(carPath, { script: false })
  await field(page, /^Name/).fill('Ben Noscript')
  await field(page, /^Postcode/).fill('400')
  await send(page).click()
  const alert = formOf(page).getByRole('alert')
  await expect.poll(() => alert.innerText()).toContain('Please fix the following errors:')
  await expect.poll(() => alert.innerText()).toContain('Invalid postcode. Please enter a 4-digit number.')
  await expect.poll(() => field(page, /^Name/).inputValue()).toBe('Ben Noscript')
  for (const href of ['/privacy-policy', '/terms-and-conditions/'])
    await expect.poll(() => formOf(page).locator(`a[href="${href}"]`).count()).toBe(1)
  await fillIn(page, 'Ben Noscript')
  await send(page).click()
  const reference = await referenceOn(page)
  await expect.poll(() => page.locator('main').innerText()).toContain(reference)
  expect(await platform.forecourt('leads', 'show', reference)).toContain('Ben Noscript')
})

test('LEAD-021, LEAD-023, LEAD-024, LEAD-025: by keyboard alone, from the errors by their links to the fields and to /success', async () => {
  const page = await visit(carPath)
  let posts = 0
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/leads')) posts += 1
  })
  await send(page).focus()
  await page.keyboard.press('Enter')
  const alert = formOf(page).getByRole('alert')
  await expect.poll(() => alert.evaluate((element) => element === document.activeElement)).toBe(true)
  expect(posts).toBe(0)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('name')
  await page.keyboard.type('Kei Keyboard')
  await page.keyboard.press('Tab')
  await page.keyboard.type('0412 345 678')
  await page.keyboard.press('Tab')
  await page.keyboard.type('kei@example.com')
  await page.keyboard.press('Tab')
  await page.keyboard.type('40001')
  await expect.poll(() => field(page, /^Postcode/).inputValue()).toBe('4000')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Typed by keyboard')
  for (let tab = 0; tab < 12; tab++) {
    await page.keyboard.press('Tab')
    if (await page.evaluate(() => document.activeElement?.getAttribute('type') === 'submit')) break
  }
  await page.keyboard.press('Enter')
  const reference = await referenceOn(page)
  expect(await platform.forecourt('leads', 'show', reference)).toContain('Kei Keyboard')
})

test('LEAD-001: at 390 px by touch, nothing wider than the screen and every target large enough', async () => {
  const page = await visit(carPath, { width: 390, touch: true })
  await fillIn(page, 'Tilly Touch')
  const box = await send(page).boundingBox()
  expect(box?.height).toBeGreaterThanOrEqual(44)
  await send(page).tap()
  await referenceOn(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})

test('LEAD-013: when the network is gone the message is kept, and sent once when it is back', async () => {
  const page = await visit(carPath)
  await fillIn(page, 'Olga Offline')
  await context?.setOffline(true)
  await send(page).click()
  await expect.poll(() => formOf(page).getByRole('alert').innerText()).toContain('offline')
  expect(await page.evaluate(() => localStorage.getItem('forecourt:lead-draft:carbarn'))).toContain(
    'Olga Offline',
  )
  await context?.setOffline(false)
  const reference = await referenceOn(page)
  expect((await platform.forecourt('leads', 'list')).split(reference)).toHaveLength(2)
  expect(await page.evaluate(() => localStorage.getItem('forecourt:lead-draft:carbarn'))).toBeNull()
})

test('LEAD-013: while it is sent there is a spinner and the button is off; after an error the form can be sent again', async () => {
  const page = await visit(carPath)
  await fillIn(page, 'Sam Slow')
  let answer = () => {}
  const held = new Promise<void>((resume) => {
    answer = resume
  })
  await page.route('**/api/leads', async (route) => {
    await held
    await route.fulfill({ status: 503, body: '{"lead_id":null,"error":"Not now."}' })
  })
  await send(page).click()
  const busy = formOf(page).getByRole('button', { name: 'Sending…' })
  await busy.waitFor()
  const spinner = () => busy.evaluate((button) => getComputedStyle(button, '::before').animationName)
  expect([await busy.isDisabled(), await spinner()]).toEqual([true, 'button-turn'])
  answer()
  await expect.poll(() => formOf(page).getByRole('alert').innerText()).toContain('Not now.')
  await page.unroute('**/api/leads')
  expect(await send(page).isEnabled()).toBe(true)
  await send(page).click()
  await referenceOn(page)
})

test('LEAD-012: an answer lost on the way and a double press make one lead', async () => {
  const page = await visit(carPath)
  await fillIn(page, 'Dot Double')
  let lost = 0
  const references = new Set<string>()
  await page.route('**/api/leads', async (route) => {
    const answer = await ask('/api/leads', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: route.request().postData() ?? '',
    })
    references.add((JSON.parse(answer.body) as { reference: string }).reference)
    lost += 1
    return lost === 1 ? route.abort() : route.fulfill({ status: answer.status, body: answer.body })
  })
  await send(page).click()
  await expect.poll(() => formOf(page).getByRole('alert').innerText()).toContain('offline')
  await send(page).evaluate((button: HTMLButtonElement) => {
    button.click()
    button.click()
  })
  const reference = await referenceOn(page)
  expect([...references]).toEqual([reference])
  // The lost one and one more: of a double press only the first counts.
  expect(lost).toBe(2)
  expect((await platform.forecourt('leads', 'list')).split('Dot Double').length).toBeLessThanOrEqual(2)
})

test('ERR-011, ERR-015: a refusal shows the server’s text, or the exact fallbacks, and keeps what was typed', async () => {
  const page = await visit(carPath)
  await fillIn(page, 'Ed Error')
  const alert = formOf(page).getByRole('alert')
  const answers = [
    { body: '{"lead_id":null,"error":null}', says: 'An unexpected error occured' },
    { body: '<html>bad gateway</html>', says: 'An error occurred when submitting this form' },
    { body: '{"lead_id":null,"error":"The dealership is closed."}', says: 'The dealership is closed.' },
  ]
  for (const { body, says } of answers) {
    await page.route('**/api/leads', (route) => route.fulfill({ status: 500, body }))
    await send(page).click()
    await expect.poll(() => alert.innerText()).toBe(says)
    expect(await field(page, /^Name/).inputValue()).toBe('Ed Error')
    await page.unroute('**/api/leads')
  }
})

test('ROUTE-031, ROUTE-032, LEAD-018, LEAD-019, PAGE-034: the contact page asks for a location, a location’s page has it chosen, without JavaScript too', async () => {
  const page = await visit('/contact', { script: false })
  expect(await field(page, /What is it about/).inputValue()).toBe('General Enquiry')
  expect(await page.getByRole('link', { name: 'Get Directions' }).count()).toBeGreaterThan(1)
  expect(await page.locator('main').innerText()).toMatch(/Licence|MD |LMCT |LVD /)
  await fillIn(page, 'Cora Contact')
  await send(page).click()
  await expect.poll(() => formOf(page).getByRole('alert').innerText()).toContain('Choose a location.')
  const place = await field(page, /^Location/)
    .locator('option')
    .nth(1)
    .getAttribute('value')
  expect((await page.goto(`${platform.site('carbarn')}/contact-us/${place}`))?.status()).toBe(200)
  expect(await field(page, /^Location/).inputValue()).toBe(place)
  await fillIn(page, 'Cora Contact')
  await send(page).click()
  const reference = await referenceOn(page)
  expect(await platform.forecourt('leads', 'show', reference)).toContain('The visitor chose this location.')
  expect((await ask('/contact-us/nowhere')).status).toBe(404)
})

test('LEGAL-005, ROUTE-040: the footer links to the policies, which name the licensed seller and the timings', async () => {
  const page = await visit('/')
  for (const [href, words] of [
    ['/privacy-policy', 'aim to resolve it within 14 days and resolve it within 30 days'],
    ['/terms-and-conditions/', 'Australian Consumer Law'],
  ] as const) {
    await page.goto(`${platform.site('carbarn')}/`, { waitUntil: 'networkidle' })
    await page.locator(`footer a[href="${href}"]`).first().click()
    await page.getByRole('heading', { level: 1, name: /Privacy policy|Terms and conditions/ }).waitFor()
    expect(await page.locator('main').innerText()).toContain(words)
    expect(await page.locator('main').innerText()).toMatch(/ABN .*(Licence|MD|LMCT|LVD) /)
  }
  expect((await ask('/terms-and-conditions')).status).toBe(200)
})

test('WCAG 2.2 AA: axe finds nothing on the form, its errors, /success, contact and policies', async () => {
  const page = await visit(carPath)
  expect(await accessibilityFaults(page)).toEqual([])
  await send(page).click()
  await formOf(page).getByRole('alert').waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await fillIn(page, 'Axel Axe')
  await send(page).click()
  await referenceOn(page)
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  for (const path of ['/contact-us', '/privacy-policy', '/terms-and-conditions/']) {
    await page.goto(platform.site('carbarn') + path, { waitUntil: 'networkidle' })
    expect([path, await accessibilityFaults(page)]).toEqual([path, []])
  }
})
