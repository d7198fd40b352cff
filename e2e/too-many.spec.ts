import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { ask } from './ask.ts'
import { openJourney } from './journey.ts'
import { openPage } from './visit.ts'

const { platform, browser } = await openJourney()

/** A minute that is nearly over would be a new one before the form is sent. */
const LEFT_S = 20

/** Uses up what a visitor may send to one site in a minute that goes on for a while. */
async function useUp(site: string): Promise<void> {
  const host = `${site}.localhost:${platform.port}`
  for (let sent = 0; sent < 80; sent += 1) {
    const answer = await ask(platform.port, host, '/api/phone-reveal', { method: 'POST', body: '{}' })
    if (answer.status !== 429) continue
    const left = Number(answer.headers['retry-after'])
    if (left > LEFT_S) return
    await setTimeout((left + 1) * 1000)
  }
  throw new Error('the limit of writes was not met')
}

test('a form sent too often comes back as a page with what was typed and when to try again (ERR-024)', async () => {
  const page = await openPage(browser, `${platform.site('meridian')}/contact`, { script: false })
  const form = page.locator('form[method=post]').filter({ has: page.locator('textarea') })
  await form.locator('[name=name]').fill('Ada "Slow" <Lovelace>')
  await form.locator('[name=message]').fill('Two lines\nof mine')
  await useUp('meridian')
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
  await useUp('carbarn')
  const host = `carbarn.localhost:${platform.port}`
  const send = (origin: string) =>
    ask(platform.port, host, '/contact', {
      method: 'POST',
      body: 'name=planted',
      headers: { origin, 'content-type': 'application/x-www-form-urlencoded' },
    })
  const other = await send('http://evil.example')
  expect([other.status, other.body.includes('planted'), other.body.includes('Please wait a moment')]).toEqual(
    [429, false, true],
  )
  const own = await send(`http://${host}`)
  expect(own.body).toContain('planted')
  let last = own.body
  for (let sent = 0; sent < 100 && last.startsWith('<'); sent += 1) last = (await send(`http://${host}`)).body
  expect(last).toMatch(/^Too many attempts\. Please try again in/)
})

test('the forms of a valuation keep what was typed when scripts send them too often (ERR-024)', async () => {
  const page = await openPage(browser, `${platform.site('meridian')}/trade-in`)
  await page.locator('#rego').fill('ABC123')
  await useUp('meridian')
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

test('what scripts send too often says so beside what was typed (ERR-024)', async () => {
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
  await useUp('carbarn')
  await form.locator('button[type=submit]').last().click()
  await expect.poll(() => form.getByRole('alert').first().innerText()).toMatch(/Too many attempts/)
  expect(await form.locator('[name=message]').inputValue()).toBe('Mine')
  await page.context().close()
})
