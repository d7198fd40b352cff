import type { BrowserContext, Page } from 'playwright-core'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { accessibilityFaults } from './accessible.ts'
import { ask, findStock } from './ask.ts'
import { openJourney } from './journey.ts'
import { untilLive } from './visit.ts'

/** The carrier of text messages does not answer: nothing listens on port 9. */
const { platform, browser } = await openJourney({
  env: {
    TRUSTED_PROXIES: '1',
    TWILIO_URL: 'http://127.0.0.1:9',
    TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}`,
    TWILIO_AUTH_TOKEN: 'token',
    TWILIO_FROM: '+61400000000',
  },
})
const NET = '2001:db8:50:1'
let contexts: BrowserContext[] = []
let cars: { slug: string }[] = []

beforeAll(async () => {
  const filter = 'reserved = false AND status = in_stock AND car_type = used AND price > 5000'
  cars = await findStock(platform.port, 'carbarn', filter, 12)
  // As many as may be held from one network without a proof.
  for (const at of [1, 2, 3]) {
    const { status } = await ask(
      platform.port,
      `carbarn.localhost:${platform.port}`,
      `/cars/${nextCar()}/checkout`,
      {
        method: 'POST',
        headers: {
          'x-forwarded-for': `${NET}::${at}`,
          'content-type': 'application/x-www-form-urlencoded',
        },
        body: new URLSearchParams({ ...somebody(at), accept_terms: 'yes' }).toString(),
      },
    )
    expect(status).toBe(303)
  }
})
afterEach(async () => {
  await Promise.all(contexts.map((context) => context.close()))
  contexts = []
})

const nextCar = () => cars.pop()?.slug ?? ''
const somebody = (at: number) => ({
  name: 'Ria Reserver',
  phone: `04915550${String(at).padStart(2, '0')}`,
  email: `w${at}@example.com`,
  postcode: '4000',
})

/** Fills in the checkout of a vehicle and sends it; returns the page and the scripts it loaded. */
async function reserve(at: number, script: boolean): Promise<{ page: Page; scripts: string[] }> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    javaScriptEnabled: script,
    extraHTTPHeaders: { 'x-forwarded-for': `${NET}::${at}` },
  })
  contexts.push(context)
  const page = await context.newPage()
  const scripts: string[] = []
  page.on('request', (request) => {
    if (/\.js(\?|$)/.test(request.url())) scripts.push(new URL(request.url()).pathname)
  })
  await page.goto(`${platform.site('carbarn')}/cars/${nextCar()}/checkout`, {
    waitUntil: script ? 'networkidle' : 'load',
  })
  if (script) await untilLive(page, 'main form')
  for (const [name, value] of Object.entries(somebody(at)))
    await page.locator(`main [name=${name}]`).fill(value)
  await page.locator('input[name=accept_terms]').check()
  expect(scripts.filter((name) => /\/(work-worker|proof-field)-/.test(name))).toEqual([])
  await page.getByRole('button', { name: /^Pay \$/ }).click()
  return { page, scripts }
}

test('if no code can be texted the browser does a short check of its own and the form goes on, with nothing typed twice', async () => {
  const { page, scripts } = await reserve(11, true)
  await page.getByText('Your browser has finished its check').waitFor()
  expect(scripts.filter((name) => /\/(work-worker|proof-field)-/.test(name)).length).toBeGreaterThan(0)
  expect(await accessibilityFaults(page)).toEqual([])
  expect(await page.locator('main [name=email]').inputValue()).toBe('w11@example.com')
  await page.getByRole('button', { name: 'Go on to the payment page' }).click()
  await page.getByRole('heading', { level: 1, name: /^Pay / }).waitFor()
})

test('without scripts the refusal names whom to call, and nothing typed is lost', async () => {
  const { page } = await reserve(12, false)
  const refusal = page.getByRole('alert').filter({ hasText: 'The code could not be sent just now' })
  expect(await refusal.getByRole('link').getAttribute('href')).toMatch(/^tel:\+?\d{6,}/)
  expect(await page.locator('main [name=name]').inputValue()).toBe('Ria Reserver')
  expect(await page.locator('main [name=email]').inputValue()).toBe('w12@example.com')
  expect(await page.locator('input[name=accept_terms]').isChecked()).toBe(true)
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
})
