import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext, Page } from 'playwright-core'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { accessibilityFaults } from './accessible.ts'
import { ask } from './ask.ts'
import { openJourney } from './journey.ts'
import { promised } from './promised.ts'
import { untilLive } from './visit.ts'

const { platform, browser } = await openJourney()
let context: BrowserContext | undefined
let used = { id: '', slug: '' }
let fresh = { id: '', slug: '' }

beforeAll(async () => {
  used = await promised(platform.port, 'a used car to reserve or buy online')
  fresh = await promised(platform.port, 'a new car')
})
afterEach(() => context?.close())

/** Makes beacons readable: the browser does not reveal what they hold. */
function keepBeacons(): void {
  const send = navigator.sendBeacon.bind(navigator)
  navigator.sendBeacon = (url, body) => {
    void new Response(body)
      .text()
      .then((text) =>
        sessionStorage.setItem('beacons', `${sessionStorage.getItem('beacons') ?? ''}\n${text}`),
      )
    return send(url, body)
  }
}

async function visit(
  slug: string,
  path: string,
  prepare: (to: BrowserContext) => Promise<unknown> = async () => {},
) {
  context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  await context.addInitScript(keepBeacons)
  await prepare(context)
  const page = await context.newPage()
  await page.goto(platform.site(slug) + path, { waitUntil: 'networkidle' })
  await untilLive(page, 'body')
  await page.waitForFunction(() => 'asc_datalayer' in window)
  return page
}

type Pushed = Record<string, unknown>
/** What the page's data layer holds: events as they are, calls of gtag as lists. */
const layerOf = (page: Page): Promise<Pushed[]> =>
  page.evaluate(() =>
    ((window as unknown as { dataLayer?: Pushed[] }).dataLayer ?? []).map((each) =>
      'event' in each ? each : { call: Array.from(each as unknown as ArrayLike<unknown>) },
    ),
  )
const namesIn = async (page: Page) => (await layerOf(page)).flatMap((each) => each.forecourt_event ?? [])
const beaconsOf = (page: Page) => page.evaluate(() => sessionStorage.getItem('beacons') ?? '')

/**
 * The sink as a dealer reads it: site, number or name, and car. How often is tested in the service's own
 * test.
 */
async function sinkOf(slug: string): Promise<string[]> {
  const lines = await platform.forecourt('analytics', 'events', 'list', '--site', slug, '--json')
  return lines
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .map(({ site, id, event, car_id }) => `${site} ${id ?? event} ${car_id ?? '-'}`)
}

const form = (page: Page) =>
  page.locator('main form:not(dialog form)').filter({ has: page.locator('textarea') })

test('ANLT-001, ANLT-002, ANLT-003, ANLT-004, ANLT-010, ANLT-012: what a shopper does on a car is recorded in data layer and sink', async () => {
  const page = await visit('carbarn', `/cars/${used.slug}`)
  await expect.poll(() => namesIn(page)).toContain('view_content')
  await untilLive(page, 'main .heart-toggle')
  await page.locator('main .heart-toggle').first().click()
  await expect.poll(() => namesIn(page)).toContain('favourite')
  await page.evaluate((id) => {
    for (const link of document.querySelectorAll('a'))
      link.addEventListener('click', (event) => event.preventDefault())
    document.querySelector<HTMLElement>('footer a[href^="tel:"]')?.click()
    document.querySelector<HTMLElement>('main [data-tell="print"]')?.click()
    for (let change = 0; change < 3; change++)
      window.dispatchEvent(new CustomEvent('forecourt:finance-calculator-used', { detail: { id } }))
    window.dispatchEvent(new CustomEvent('forecourt:finance-enquiry-opened', { detail: { id } }))
  }, used.id)
  const told = ['view_content', 'favourite', 'phone_click', 'print', 'finance_calculator', 'finance_enquiry']
  await expect.poll(() => namesIn(page)).toEqual(told)
  const pushed = (await layerOf(page)).find((each) => each.forecourt_event === 'favourite')
  expect(pushed).toMatchObject({ forecourt_event_id: 39, car_id: used.id, site: 'carbarn' })
  expect(pushed?.item_make).not.toBe('NA')
  await expect
    .poll(() => sinkOf('carbarn'))
    .toEqual(
      expect.arrayContaining(
        ['view_content', '39', '25', 'print', '26', '9'].map((id) => `carbarn ${id} ${used.id}`),
      ),
    )
})

test('ANLT-005, LEAD-014: a sent enquiry is recorded in data layer and sink, with nothing about who sent it', async () => {
  const page = await visit('carbarn', `/cars/${used.slug}`)
  await form(page).first().scrollIntoViewIfNeeded()
  const isTakenOver = (each: Element) => Object.keys(each).some((key) => key.startsWith('__reactProps'))
  await expect.poll(() => form(page).first().evaluate(isTakenOver)).toBe(true)
  await page.evaluate(() => {
    const { dataLayer } = window as unknown as { dataLayer: object[] }
    const push = dataLayer.push.bind(dataLayer)
    dataLayer.push = (...each) => {
      sessionStorage.setItem(
        'pushed',
        JSON.stringify([...JSON.parse(sessionStorage.getItem('pushed') ?? '[]'), ...each]),
      )
      return push(...each)
    }
  })
  await form(page).getByLabel(/^Name/).first().fill('Asha Measured')
  await form(page)
    .getByLabel(/^Phone/)
    .first()
    .fill('0412 345 678')
  await form(page)
    .getByLabel(/^Email/)
    .first()
    .fill('asha@example.com')
  await form(page)
    .getByLabel(/^Postcode/)
    .first()
    .fill('4000')
  await form(page)
    .getByLabel(/^Comments/)
    .first()
    .fill('Is it still available?')
  await form(page).getByRole('button', { name: 'Send enquiry' }).first().click()
  await expect.poll(() => page.url(), { timeout: 30_000 }).toContain('/success?ref=')
  await page.waitForLoadState()
  const kept = await page.evaluate(() => sessionStorage.getItem('pushed') ?? '')
  const events = JSON.parse(kept) as Pushed[]
  expect(events.map((each) => each.event)).toEqual(['asc_form_submission', 'asc_form_submission_sales'])
  expect(events[0]).toMatchObject({ forecourt_event_id: 15, car_id: used.id, site: 'carbarn' })
  expect(kept + (await beaconsOf(page))).not.toMatch(/asha|0412|4000|still available/i)
  await expect.poll(() => sinkOf('carbarn')).toContain(`carbarn 15 ${used.id}`)
})

test('ANLT-005, ANLT-007: without scripts a lead is counted by the server', async () => {
  const post = (body: object) =>
    ask(platform.port, `meridian.localhost:${platform.port}`, '/api/leads', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({
        name: 'Ben Noscript',
        email: 'ben@example.com',
        phone: '0412 345 679',
        message: 'Hello',
        ...body,
      }).toString(),
    })
  for (const body of [{ car_id: fresh.id }, { category: 'General Enquiry' }])
    expect((await post(body)).status).toBeLessThan(300)
  expect(await sinkOf('meridian')).toEqual(
    expect.arrayContaining([`meridian 14 ${fresh.id}`, 'meridian 22 -']),
  )
  const seen = await ask(platform.port, `meridian.localhost:${platform.port}`, '/dev/events')
  expect(seen.body).toContain(fresh.id)
})

/** The latest consent signals the page gave to whoever measures. */
async function signalsOf(page: Page): Promise<unknown> {
  const calls = (await layerOf(page)).flatMap(({ call }) => (Array.isArray(call) ? [call] : []))
  return calls.findLast(([name]) => name === 'consent')?.[2]
}
const press = (page: Page, name: 'Accept' | 'Decline') =>
  page.locator('[data-consent-panel]').getByRole('button', { name }).click()
const saySomething = (page: Page) =>
  page.evaluate(() => window.dispatchEvent(new CustomEvent('forecourt:finance-enquiry-opened')))

test('B8: denied by default; accept, change and decline take effect at once, shift nothing and send nothing outside', async () => {
  const outside: string[] = []
  const page = await visit('longhaul-trucks', '/', async (to) => {
    to.on('request', (request) => {
      if (!new URL(request.url()).hostname.endsWith('localhost')) outside.push(request.url())
    })
  })
  const panel = page.locator('[data-consent-panel]')
  await panel.waitFor()
  const [first] = await layerOf(page)
  const denied = {
    ad_storage: 'denied',
    analytics_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
  }
  expect(first).toEqual({ call: ['consent', 'default', { ...denied, wait_for_update: 500 }] })
  const [decline, accept] = await Promise.all(
    ['Decline', 'Accept'].map((name) => panel.getByRole('button', { name }).boundingBox()),
  )
  expect([decline?.width, decline?.height]).toEqual([accept?.width, accept?.height])
  expect(decline?.height).toBeGreaterThanOrEqual(44)
  // The panel's own position moves nothing; late fonts may still shift the page.
  expect(await panel.evaluate((element) => getComputedStyle(element).position)).toBe('fixed')
  expect(await accessibilityFaults(page)).toEqual([])
  await saySomething(page)
  await expect.poll(() => beaconsOf(page)).toContain('finance_enquiry')
  expect(await beaconsOf(page)).not.toContain('client_id')

  await press(page, 'Accept')
  await expect.poll(() => panel.count()).toBe(0)
  await expect.poll(() => signalsOf(page)).toEqual({ ...denied, analytics_storage: 'granted' })
  await saySomething(page)
  await expect.poll(() => beaconsOf(page)).toContain('client_id')

  await page.reload()
  await untilLive(page, 'body')
  await expect.poll(() => signalsOf(page)).toEqual({ ...denied, analytics_storage: 'granted' })
  const link = page.locator('a[data-consent]')
  await expect
    .poll(async () => {
      await link.click({ modifiers: [], noWaitAfter: true })
      return panel.count()
    })
    .toBe(1)
  await expect.poll(() => panel.evaluate((element) => element === document.activeElement)).toBe(true)
  await expect.poll(() => panel.innerText()).toContain('You accepted on')
  await press(page, 'Decline')
  await expect.poll(() => signalsOf(page)).toEqual(denied)
  await expect.poll(() => link.evaluate((element) => element === document.activeElement)).toBe(true)
  await page.evaluate(() => sessionStorage.removeItem('beacons'))
  await saySomething(page)
  await expect.poll(() => beaconsOf(page)).toContain('finance_enquiry')
  expect(await beaconsOf(page)).not.toContain('client_id')
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('measured-as'))),
  ).toEqual([])
  expect(outside).toEqual([])
})

test('Global Privacy Control counts as a no without a question, and a site without a vendor never asks', async () => {
  const page = await visit('longhaul-trucks', '/', (to) =>
    to.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true })),
  )
  const link = page.locator('a[data-consent]')
  const panel = page.locator('[data-consent-panel]')
  await expect
    .poll(async () => {
      await link.click({ noWaitAfter: true })
      return panel.count()
    })
    .toBe(1)
  await expect.poll(() => panel.innerText()).toContain('Measuring is off')
  expect(await panel.getByRole('button', { name: 'Accept' }).count()).toBe(0)
  await context?.close()
  const plain = await visit('meridian', '/')
  expect(await plain.locator('[data-consent-place], a[data-consent]').count()).toBe(0)
})

test('Google’s script comes only after a yes, and only on a site that names a stream', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'forecourt-ga4-'))
  const file = join(directory, 'aurelia.json')
  const document = JSON.parse(await platform.forecourt('site', 'export', 'aurelia'))
  writeFileSync(file, JSON.stringify({ ...document, analytics: { ga4: { measurementId: 'G-TEST0000' } } }))
  await platform.forecourt('site', 'publish', file)
  rmSync(directory, { recursive: true })
  const policyOf = async (slug: string) =>
    String(
      (await ask(platform.port, `${slug}.localhost:${platform.port}`, '/')).headers[
        'content-security-policy'
      ],
    )
  await expect.poll(() => policyOf('aurelia')).toContain('https://www.googletagmanager.com')
  for (const slug of ['meridian', 'longhaul-trucks']) expect(await policyOf(slug)).not.toContain('google')

  const fetched: string[] = []
  const page = await visit('aurelia', '/', (to) =>
    to.route(/google/, (route) => {
      fetched.push(route.request().url())
      return route.fulfill({ contentType: 'text/javascript', body: 'window.tagRan = true' })
    }),
  )
  await page.locator('[data-consent-panel]').waitFor()
  expect(fetched).toEqual([])
  await press(page, 'Accept')
  await page.waitForFunction(() => 'tagRan' in window)
  expect(fetched).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-TEST0000'])
  await saySomething(page)
  await expect
    .poll(async () =>
      (await layerOf(page)).flatMap(({ call }) => (Array.isArray(call) ? [call.slice(0, 2)] : [])),
    )
    .toContainEqual(['event', 'asc_form_engagement'])
  const link = page.locator('a[data-consent]')
  await link.click()
  await press(page, 'Decline')
  await page.waitForFunction(
    () => (window as unknown as Record<string, unknown>)['ga-disable-G-TEST0000'] === true,
  )
})
