import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findStock } from './ask.ts'
import { openBrowser } from './browser.ts'
import { servePlatform, type ServedPlatform } from './served-platform.ts'
import { addressOf, openPage, type Visit } from './visit.ts'

const ALL = '/search/new-used-and-demo-cars'
let platform: ServedPlatform
let browser: Browser
beforeAll(async () => {
  platform = await servePlatform()
  browser = await openBrowser()
})
afterAll(async () => {
  await browser?.close()
  await platform?.stop()
})

const visit = (path: string, options: Visit = {}) =>
  openPage(browser, platform.site('meridian') + path, options)
const scrollOf = (page: Page) => page.evaluate(() => Math.round(window.scrollY))
const firstCard = (page: Page) => page.locator('main article h3 a').first().getAttribute('href')

test.each([390, 1280])(
  'ROUTE-018: at %i px the back button gives back filters, page, order and place on the page, and forward goes on',
  async (width) => {
    const address = `${ALL}?car_type=used&page=2&sortBy=km_asc`
    const page = await visit(address, { width, touch: width < 700 })
    const first = await firstCard(page)
    const card = page.locator('main article').nth(12)
    await card.scrollIntoViewIfNeeded()
    await expect.poll(() => scrollOf(page)).toBeGreaterThan(500)
    const place = await scrollOf(page)
    const link = card.locator('h3 a')
    const href = await link.getAttribute('href')
    if (width < 700) await link.tap()
    else await link.click()
    await page.waitForURL(/\/cars\//)
    await page.waitForLoadState('networkidle')
    expect(addressOf(page)).toBe(href)
    await page.goBack()
    await expect.poll(() => addressOf(page)).toBe(address)
    await expect.poll(() => firstCard(page)).toBe(first)
    await expect.poll(async () => Math.abs((await scrollOf(page)) - place)).toBeLessThan(120)
    expect(await page.locator('select[name=sortBy]').inputValue()).toBe('km_asc')
    await page.goForward()
    await expect.poll(() => addressOf(page)).toBe(href)
  },
)

test('ERR-025, SRCH-016: while the search does not answer, the last results stay with a notice, and it goes when it answers again', async () => {
  const page = await visit(ALL)
  const before = await page.locator('main article').count()
  await page.route('**/search-data/**', (route) => route.fulfill({ status: 503, body: '{}' }))
  await page.getByRole('complementary', { name: 'Filters' }).getByRole('link', { name: /^Used/ }).click()
  await page.getByRole('alert').waitFor()
  expect(await page.locator('main article').count()).toBe(before)
  await page.unroute('**/search-data/**')
  await page.getByRole('complementary', { name: 'Filters' }).getByRole('link', { name: /^Demo/ }).click()
  await expect.poll(() => page.getByRole('alert').count()).toBe(0)
})

test('ROUTE-018: a page link starts the next page at its top, and back is at the foot of the page it was on', async () => {
  const page = await visit(ALL)
  const first = await firstCard(page)
  const link = page.getByRole('link', { name: 'Page 2', exact: true })
  await link.scrollIntoViewIfNeeded()
  await link.hover()
  const place = await scrollOf(page)
  expect(place).toBeGreaterThan(1000)
  await link.click()
  await page.waitForURL(/page=2/)
  await expect.poll(() => scrollOf(page)).toBe(0)
  expect(await firstCard(page)).not.toBe(first)
  await page.goBack()
  await expect.poll(() => firstCard(page)).toBe(first)
  await expect.poll(async () => Math.abs((await scrollOf(page)) - place)).toBeLessThan(120)
})

test('ROUTE-018: a filter that answered at once is undone by the back button, and done again by forward', async () => {
  const page = await visit(ALL)
  const first = await firstCard(page)
  const heading = () => page.locator('h1').textContent()
  const before = await heading()
  const link = page.getByRole('complementary', { name: 'Filters' }).getByRole('link', { name: /^Used/ })
  const answer = page.waitForResponse(/\/search-data\//)
  await link.hover()
  await answer
  await link.click()
  await page.waitForURL(/car_type=used/)
  await expect.poll(heading).not.toBe(before)
  await page.goBack()
  await expect.poll(heading).toBe(before)
  expect(await firstCard(page)).toBe(first)
  await page.goForward()
  await expect.poll(heading).not.toBe(before)
})

test.each([
  ['a worker asks for the results of a search', true],
  ['the page asks itself where no worker can run', false],
])('%s, and a filter shows them', async (_, runs) => {
  const page = await visit('/')
  if (!runs) await page.route(/assets\/search-worker/, (route) => route.abort())
  await page.goto(platform.site('meridian') + ALL, { waitUntil: 'networkidle' })
  const asked = page.waitForRequest(/\/search-data\//)
  await page.getByRole('complementary', { name: 'Filters' }).getByRole('link', { name: /^Used/ }).click()
  await asked
  await page.waitForURL(/car_type=used/)
  await expect.poll(() => page.locator('h1').textContent()).toMatch(/used/i)
  expect(page.workers().length).toBe(runs ? 1 : 0)
})

test('a tap on a heart before its panel’s code has come is kept and answered once, however often it was tapped', async () => {
  const [vehicle] = await findStock(
    platform.port,
    'meridian',
    'status = in_stock AND price > 0 AND photos_count > 1',
  )
  const page = await visit('/')
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/assets\/fresh-similar/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto(`${platform.site('meridian')}/cars/${vehicle?.slug}`, { waitUntil: 'networkidle' })
  const heart = page
    .locator('#similar')
    .getByRole('button', { name: /^Favourite/ })
    .first()
  await heart.dblclick()
  expect(await heart.getAttribute('aria-pressed')).toBe('false')
  release()
  await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true')
  await heart.click()
  await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('false')
})
