import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { ask } from './ask.ts'
import { openJourney } from './journey.ts'
import { openPage } from './visit.ts'

const { platform, browser } = await openJourney()

/** What a page sends by itself has its own limit. */
const BY_ITSELF = /\/api\/events|\/api\/policy-reports/

/** Calls that spend the same budget as the forms of a page, and are refused for their body. */
const SPENDS = { enquiry: '/api/leads', 'trade-in': '/api/trade-in/rego-lookup' }

/** Uses up what a visitor may send of a kind to one site; a token comes back every two seconds. */
async function takeAll(site: string, kind: keyof typeof SPENDS): Promise<void> {
  const host = `${site}.localhost:${platform.port}`
  for (let sent = 0; sent < 80; sent += 1) {
    const { status } = await ask(platform.port, host, SPENDS[kind], { method: 'POST', body: '{}' })
    if (status === 429) return
  }
  throw new Error('the limit of writes was not met')
}

/** Sends until refused: a token may have come back since the last one was taken. */
async function untilRefused<Answer>(
  site: string,
  send: () => Promise<Answer>,
  statusOf: (answer: Answer) => number,
  kind: keyof typeof SPENDS = 'enquiry',
): Promise<Answer> {
  for (;;) {
    await takeAll(site, kind)
    const answer = await send()
    if (statusOf(answer) === 429) return answer
  }
}

/** From now on this page's forms are sent too often, however slow the browser: a token that came back is used up. */
async function sendTooOften(page: Page, site: string, kind: keyof typeof SPENDS = 'enquiry'): Promise<void> {
  await page.route('**', async (route) => {
    if (route.request().method() !== 'POST' || BY_ITSELF.test(route.request().url())) return route.continue()
    const url = new URL(route.request().url())
    const headers = { ...(await route.request().allHeaders()), host: url.host }
    // Node cannot resolve the host of a demo site.
    url.hostname = '127.0.0.1'
    const send = () => route.fetch({ url: url.href, headers, maxRedirects: 0 })
    await route.fulfill({ response: await untilRefused(site, send, (answer) => answer.status(), kind) })
  })
}

test('a form sent too often comes back as a page with what was typed and when to try again (ERR-024)', async () => {
  const page = await openPage(browser, `${platform.site('meridian')}/contact`, { script: false })
  const form = page.locator('form[method=post]').filter({ has: page.locator('textarea') })
  await form.locator('[name=name]').fill('Ada "Slow" <Lovelace>')
  await form.locator('[name=message]').fill('Two lines\nof mine')
  await sendTooOften(page, 'meridian')
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.request().method() === 'POST'),
    form.locator('button[type=submit]').last().click(),
  ])
  expect([answer.status(), Number(answer.headers()['retry-after']) > 0]).toEqual([429, true])
  expect(answer.headers()['cache-control']).toContain('no-store')
  await expect
    .poll(() => page.getByRole('alert').innerText())
    .toMatch(/Nothing you typed is lost: please try again in (a second|\d+ seconds)/)
  expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('Ada "Slow" <Lovelace>')
  expect(await page.getByLabel('Message').inputValue()).toBe('Two lines\nof mine')
  expect(await page.locator('form').getAttribute('action')).toBe('/contact')
  await page.context().close()
})

test('a form of another site’s page is not shown again, and endless sending gets a line of text', async () => {
  const host = `carbarn.localhost:${platform.port}`
  const send = (origin: string) =>
    ask(platform.port, host, '/contact', {
      method: 'POST',
      body: 'name=planted',
      headers: { origin, 'content-type': 'application/x-www-form-urlencoded' },
    })
  const refused = (origin: string) =>
    untilRefused(
      'carbarn',
      () => send(origin),
      ({ status }) => status,
    )
  const other = await refused('http://evil.example')
  expect([other.status, other.body.includes('planted'), other.body.includes('Please wait a moment')]).toEqual(
    [429, false, true],
  )
  const own = await refused(`http://${host}`)
  expect(own.body).toContain('planted')
  let last = own.body
  for (let sent = 0; sent < 100 && last.startsWith('<'); sent += 1) last = (await send(`http://${host}`)).body
  expect(last).toMatch(/^Too many attempts\. Please try again in/)
})

test('the forms of a valuation keep what was typed when scripts send them too often (ERR-024)', async () => {
  const page = await openPage(browser, `${platform.site('meridian')}/trade-in`)
  await page.locator('#rego').fill('ABC123')
  await sendTooOften(page, 'meridian', 'trade-in')
  const [answer] = await Promise.all([
    page.waitForResponse(
      (response) => response.request().method() === 'POST' && response.url().includes('.data'),
    ),
    page.locator('form:has(#rego) button[type=submit]').first().click(),
  ])
  expect([answer.status(), Number(answer.headers()['retry-after']) > 0]).toEqual([429, true])
  await expect.poll(() => page.getByRole('alert').first().innerText()).toContain('Too many attempts')
  expect(await page.locator('#rego').inputValue()).toBe('ABC123')
  await page.context().close()
})

test('when scripts send too often, the page says so and keeps what was typed (ERR-024)', async () => {
  const page = await openPage(browser, `${platform.site('carbarn')}/contact`)
  const form = page.locator('form[method=post]').filter({ has: page.locator('textarea') })
  const typed = {
    ...{ name: 'Fay Forms', phone: '0412 345 678', email: 'fay@example.com', message: 'Mine' },
    postcode: '4000',
  }
  for (const [name, value] of Object.entries(typed)) {
    const field = form.locator(`[name=${name}]`)
    if ((await field.count()) === 1) await field.fill(value)
  }
  const place = form.locator('select[name=location]')
  if ((await place.count()) === 1) await place.selectOption({ index: 1 })
  await sendTooOften(page, 'carbarn')
  await form.locator('button[type=submit]').last().click()
  await expect.poll(() => form.getByRole('alert').first().innerText()).toMatch(/Too many attempts/)
  expect(await form.locator('[name=message]').inputValue()).toBe('Mine')
  await page.context().close()
})
