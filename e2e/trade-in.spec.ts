import type { BrowserContext, Page } from 'playwright-core'
import sharp from 'sharp'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { accessibilityFaults } from './accessible.ts'
import { ask as askHost, type AskOptions } from './ask.ts'
import { openJourney } from './journey.ts'
import { promised } from './promised.ts'
import { openPage, type Visit } from './visit.ts'

const { platform, browser } = await openJourney()
let context: BrowserContext | undefined
let car = { path: '', id: '' }

beforeAll(async () => {
  const path = `/cars/${(await promised(platform.port, 'a used car to reserve or buy online')).slug}`
  const page = (await ask(path)).body
  car = { path, id: /\/cars\/trade-in\?car_id=([\w%-]+)"/.exec(page)?.[1] ?? '' }
})
afterEach(() => context?.close())

const ask = (path: string, options: AskOptions = {}, slug = 'carbarn') =>
  askHost(platform.port, `${slug}.localhost:${platform.port}`, path, options)

async function visit(path: string, options: Visit = {}): Promise<Page> {
  const page = await openPage(browser, platform.site('carbarn') + path, options)
  context = page.context()
  return page
}

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click()
const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name, exact: true }).waitFor({ timeout: 15_000 })

async function findByRego(page: Page, rego: string): Promise<void> {
  await page.getByLabel('Your rego').fill(rego)
  await page.getByLabel('State').selectOption('QLD')
  await press(page, 'Find my vehicle')
}

const ANSWERS = [
  'exterior:clean',
  'interior:clean',
  'mechanical:sound',
  'tyres:worn',
  'history:full',
  'accident:never',
  'keys:two',
]
async function answerCondition(page: Page, kms: string): Promise<void> {
  await page.getByLabel('Kilometres on the odometer').fill(kms)
  for (const [question, answer] of ANSWERS.map((each) => each.split(':')))
    await page.locator(`input[name="answer.${question}"][value="${answer}"]`).check()
}

async function tellDetails(page: Page, firstName: string): Promise<void> {
  await page.getByLabel('First name').fill(firstName)
  await page.getByLabel('Last name').fill('Trader')
  await page.getByLabel('Phone', { exact: true }).first().fill('0412 345 678')
  await page.locator('#email').fill('tia@example.com')
  await page.locator('#postcode').fill('4000')
  const place = page.locator('select[name=location_id]')
  if (await place.count()) await place.selectOption({ index: 1 })
  await page.locator('input[name=finance][value=No]').check()
}

test('ROUTE-006, ROUTE-007, TRADE-009, TRADE-013: a car’s button leads to its trade-in page; the general page has the form and the FAQ', async () => {
  expect(car.id).not.toBe('')
  const page = await visit(car.path, { script: false })
  await page.getByRole('link', { name: 'Value My Trade-in' }).first().click()
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(`/cars/trade-in?car_id=${car.id}`)
  await expect.poll(() => page.locator(`main a[href="${car.path}"]`).innerText()).toContain('Towards your')
  const general = await page.goto(`${platform.site('carbarn')}/trade-in`)
  expect(general?.status()).toBe(200)
  expect(await page.locator('main').textContent()).toContain('one set of 2 keys must be included')
})

test('TRADE-001 to TRADE-008: without JavaScript from an unknown rego and bad values to the accepted offer, one lead per stage', async () => {
  const page = await visit(`/cars/trade-in?car_id=${car.id}`, { script: false })
  await press(page, 'Find my vehicle')
  expect(await page.getByRole('alert').innerText()).toContain('Enter the registration')
  await findByRego(page, 'NOPE99')
  expect(await page.getByRole('status').first().innerText()).toContain('We could not find NOPE99 in QLD')
  await page.goBack()
  await findByRego(page, '123 dem')
  await heading(page, 'Is this your vehicle?')
  await expect.poll(() => page.locator('main').innerText()).toContain('2022 Kia Carnival Platinum')
  await press(page, 'Yes, this is it')
  await press(page, 'Continue')
  await expect
    .poll(() => page.getByRole('alert').innerText())
    .toContain('Enter the kilometres on the odometer.')
  await answerCondition(page, '45,000 kms')
  await press(page, 'Continue')
  await page.getByRole('link', { name: 'Continue without photos' }).click()
  await heading(page, 'Where do we send your offer?')
  await expect
    .poll(() => page.locator('input[name=PreferredContactMethod][value=Phone]').isChecked())
    .toBe(true)
  await expect
    .poll(() => page.getByText('Is Your Car Currently Under Finance?', { exact: true }).count())
    .toBe(1)
  for (const name of [
    'name',
    'last_name',
    'postcode',
    'phone',
    'email',
    'kms',
    'regoState',
    'rego',
    'location_id',
  ])
    expect([name, await page.locator(`form [name="${name}"]`).count()]).toEqual([name, 1])
  await press(page, 'See my offer')
  await expect.poll(() => page.getByRole('alert').innerText()).toContain('Enter your email address.')
  await tellDetails(page, 'Noscript')
  await press(page, 'See my offer')
  await heading(page, 'Your offer')
  const offer = await page.locator('main').innerText()
  for (const words of [
    'Valid until',
    'subject to inspection',
    'Tyres: All need replacing',
    'comparable vehicles',
    'Confidence',
  ])
    expect(offer).toContain(words)
  await press(page, 'Accept this offer')
  await heading(page, /Offer accepted/)
  const list = await platform.forecourt('leads', 'list')
  const ids = list.split('\n').filter((line) => line.includes('Trade In'))
  expect(ids).toHaveLength(2)
  const references = ids.map((line) => /\b\w{4}-\w{4}\b/.exec(line)?.[0] ?? '')
  const shown = (
    await Promise.all(references.map((reference) => platform.forecourt('leads', 'show', reference)))
  ).join('\n')
  expect(shown).toContain('3. Offer Accepted')
  expect(shown).toContain('Offer accepted: Yes')
  expect(shown).toContain('Vehicle: ')
})

/** Photos the page holds in the browser's store. */
const waitingCount = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((done) => {
        const opening = indexedDB.open('forecourt:trade-in-photos:carbarn')
        opening.onsuccess = () => {
          const count = opening.result.transaction('photos').objectStore('photos').count()
          count.onsuccess = () => done(count.result)
        }
      }),
  )

/** A photo that could not be sent is kept in the browser, sent by itself after a reload, and then forgotten. */
async function outliveReload(page: Page, buffer: Buffer): Promise<void> {
  const address = '**/api/trade-in/photos/*'
  await page.route(address, (route) => route.abort())
  await page.setInputFiles('#photos', [{ name: 'waiting.jpg', mimeType: 'image/jpeg', buffer }])
  await page.getByText('Sending…').waitFor({ timeout: 15_000 })
  expect(await waitingCount(page)).toBe(1)
  await page.reload()
  await page.getByAltText('waiting.jpg').waitFor({ timeout: 15_000 })
  await page.unroute(address)
  await expect.poll(() => page.getByText('Sending…').count(), { timeout: 15_000 }).toBe(0)
  expect(await waitingCount(page)).toBe(0)
}

test('TRADE-001, TRADE-012, LEAD-014, LEAD-031: with JavaScript at 390 px and photos, one sent only after a reload; the valuation is posted to /api/miscellaneous', async () => {
  const page = await visit('/trade-in', { width: 390 })
  const told: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/miscellaneous')) told.push(request.postData() ?? '')
  })
  await findByRego(page, '123DEM')
  await heading(page, 'Is this your vehicle?')
  expect(await accessibilityFaults(page)).toEqual([])
  await press(page, 'Yes, this is it')
  await heading(page, 'How far, and how is it?')
  await answerCondition(page, '45000')
  expect(await page.getByLabel('Kilometres on the odometer').inputValue()).toBe('45,000 kms')
  expect(await page.locator('input[type=hidden][name=kms]').inputValue()).toBe('45000')
  expect(await accessibilityFaults(page)).toEqual([])
  await press(page, 'Continue')
  await heading(page, 'Add photos, if you like')
  const picture = sharp({ create: { width: 2400, height: 1600, channels: 3, background: '#336699' } })
  await outliveReload(page, await picture.jpeg().toBuffer())
  await page.setInputFiles('#photos', [
    { name: 'front.jpg', mimeType: 'image/jpeg', buffer: await picture.jpeg().toBuffer() },
    { name: 'not-a-photo.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<svg onload="alert(1)"/>') },
  ])
  await page.getByText('That file is not a photo.').waitFor({ timeout: 15_000 })
  await expect.poll(() => page.getByText('Sending…').count(), { timeout: 15_000 }).toBe(0)
  expect(await accessibilityFaults(page)).toEqual([])
  await page.reload({ waitUntil: 'networkidle' })
  const first = page.getByAltText('Photo 1 of your vehicle')
  await expect.poll(() => first.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1800)
  await page.getByRole('link', { name: 'Continue' }).click()
  await heading(page, 'Where do we send your offer?')
  await tellDetails(page, 'Touch')
  expect(await accessibilityFaults(page)).toEqual([])
  await press(page, 'See my offer')
  await heading(page, 'Your offer')
  expect(await accessibilityFaults(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  const remembered = await page.evaluate(() => localStorage.getItem('forecourt:lead-details:carbarn'))
  expect(JSON.parse(remembered ?? '{}')).toEqual({
    name: 'Touch',
    last_name: 'Trader',
    email: 'tia@example.com',
    phone: '0412345678',
    postcode: '4000',
  })
  await expect.poll(() => told.length).toBeGreaterThan(0)
  expect(JSON.parse(told[0] ?? '{}')).toMatchObject({
    column_name: 'valuation',
    offer_price: expect.any(Number),
    rego: '123DEM',
  })
  const valuation = new URL(page.url())
  const elsewhere = await ask(valuation.pathname + valuation.search, {}, 'meridian')
  expect([elsewhere.status, elsewhere.body.includes('Touch')]).toEqual([404, false])
})

test('TRADE-001: by keyboard alone to the first question, the heading of each step takes the focus', async () => {
  const page = await visit('/trade-in')
  await page.getByLabel('Your rego').focus()
  await page.keyboard.type('123dem')
  await page.keyboard.press('Tab')
  await page.keyboard.type('QLD')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await heading(page, 'Is this your vehicle?')
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
  for (let tab = 0; tab < 20; tab++) {
    await page.keyboard.press('Tab')
    if (await page.evaluate(() => document.activeElement?.textContent === 'Yes, this is it')) break
  }
  await page.keyboard.press('Enter')
  await heading(page, 'How far, and how is it?')
  await page.getByLabel('Kilometres on the odometer').focus()
  await page.keyboard.type('45000')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect.poll(() => page.locator('input[name="answer.exterior"]').first().isChecked()).toBe(true)
})

test('TRADE-005, TRADE-006, TRADE-007, TRADE-010, ERR-024: over HTTP lookups, offers and refusals use the spec’s names', async () => {
  const post = async (path: string, body: object) => {
    const answer = await ask(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    return { status: answer.status, body: JSON.parse(answer.body || '{}') as Record<string, unknown> }
  }
  const unknown = await post('/api/trade-in/rego-lookup', { rego: 'NOPE99', regoState: 'QLD' })
  expect([unknown.status, unknown.body.error]).toEqual([404, expect.stringContaining('could not find')])
  const places = /name="location_id"[^>]*value="([^"]+)"/.exec((await ask('/trade-in')).body)?.[1]
  const form = {
    rego: '123DEM',
    regoState: 'QLD',
    kms: '45,000 kms',
    name: 'Api',
    last_name: 'Caller',
    postcode: '4000',
    phone: '0412345678',
    email: 'api@example.com',
    finance: 'No',
    location_id: places ?? '',
    adjustments: ANSWERS.map((each) => ({ id: each.split(':')[0], adjustmentAnswers: [each.split(':')[1]] })),
  }
  const bad = await post('/api/trade-in/valuation', { ...form, adjustments: [], kms: '-1' })
  expect(bad).toMatchObject({
    status: 422,
    body: { fields: expect.arrayContaining([{ field: 'kms', message: expect.any(String) }]) },
  })
  const missing = await post('/api/trade-in/valuation', { ...form, location_id: 'loc_nowhere' })
  const location_id = missing.status === 201 ? form.location_id : 'loc_carbarn'
  expect([201, 422]).toContain(missing.status)
  const trapped = await post('/api/trade-in/valuation', { ...form, location_id, company_website: 'x' })
  expect(trapped).toMatchObject({ status: 422, body: { lead_id: null, code: 'trapped' } })
  expect((await post('/api/trade-in/accept', { token: 'x' })).status).toBe(404)
  expect(
    (
      await ask('/api/trade-in/valuation', {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: 'https://evil.example' },
        body: '{}',
      })
    ).status,
  ).toBe(403)
  expect((await ask('/trade-in/photos?p=forged')).status).toBe(404)
})
