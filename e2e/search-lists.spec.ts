import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { accessibilityFaults } from './accessible.ts'
import { ask, findStock } from './ask.ts'
import { openReadingJourney } from './journey.ts'
import { promised } from './promised.ts'
import { addressOf, openPage, type Visit } from './visit.ts'

const ALL = '/search/new-used-and-demo-cars'
const IN_STOCK = 'status = in_stock AND photos_count > 1 AND price > 0'
const ALIKE = [
  'a used petrol car that its price comparison, finance and fuel cost all speak of',
  'a second used petrol car',
  'a used car in another city',
] as const
const SOON = { timeout: 15_000 }
const { platform, browser } = await openReadingJourney()
let ids: string[]
beforeAll(async () => {
  // The first three are alike in fuel, condition and doors, and differ in the rest.
  const alike = await Promise.all(ALIKE.map(async (name) => (await promised(platform.port, name)).id))
  const others = (await findStock(platform.port, 'meridian', IN_STOCK, 6)).map(({ id }) => id)
  ids = [...alike, ...others.filter((id) => !alike.includes(id))].slice(0, 6)
})

const visit = (path: string, options: Visit = {}) =>
  openPage(browser, platform.site('meridian') + path, options)
const compareOf = (chosen: readonly string[]) => `/compare?${chosen.map((id) => `id=${id}`).join('&')}`
const columns = (page: Page) =>
  page
    .locator('thead th')
    .count()
    .then((all) => all - 1)
const kept = (page: Page, kind: string) =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '[]'), `forecourt:meridian:${kind}`)

test('DATA-030: a favourite keeps exactly its six fields in local storage', async () => {
  const page = await visit(ALL)
  await page
    .getByRole('button', { name: /^Favourite/ })
    .first()
    .click()
  const [entry, ...others] = await kept(page, 'favourites')
  expect(others).toEqual([])
  expect(Object.keys(entry).sort()).toEqual(['id', 'make', 'model', 'name', 'primary_image_url', 'slug'])
})

test('FAV-003: a comparison opens from its link alone, without JavaScript: facts, prices, differences only, taking one out', async () => {
  const page = await visit(compareOf(ids.slice(0, 3)), { script: false, width: 390 })
  expect(await columns(page)).toBe(3)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  const rows = await page.locator('tbody tr').count()
  await page.getByRole('link', { name: 'Show differences only' }).click()
  await expect.poll(() => page.locator('tbody tr').count()).toBeLessThan(rows)
  const different = await page.locator('tbody tr').count()
  expect(different).toBeGreaterThan(2)
  const values = await page
    .locator('tbody tr')
    .evaluateAll((all) =>
      all.map((row) => new Set([...row.querySelectorAll('td')].map((cell) => cell.textContent)).size),
    )
  expect(values.every((count) => count > 1)).toBe(true)
  await page
    .getByRole('link', { name: /^Remove/ })
    .first()
    .click()
  expect(addressOf(page)).toBe(`${compareOf(ids.slice(1, 3))}&differences=1`)
  await expect.poll(() => columns(page)).toBe(2)
})

test('FAV-004: a link to more than four shows four and says so; ids of other dealers and unknown ids show nothing of theirs', async () => {
  const page = await visit(compareOf(ids), { script: false })
  expect(await columns(page)).toBe(4)
  expect(await page.getByText('2 more of this link are left out').count()).toBe(1)
  const [foreign] = await findStock(platform.port, 'longhaul-trucks', 'status = in_stock')
  const answer = await ask(
    platform.port,
    `meridian.localhost:${platform.port}`,
    compareOf([foreign?.id ?? '', 'veh_none']),
  )
  expect([answer.status, /no longer listed/.test(answer.body), /<table/.test(answer.body)]).toEqual([
    200,
    true,
    false,
  ])
})

test('FAV-003: the ticked vehicles open at /compare, two tabs stay in step, and a link that was sent is left alone', async () => {
  const page = await visit(ALL)
  for (const at of [0, 1])
    await page
      .getByRole('button', { name: /^Compare/ })
      .nth(at)
      .click()
  const own = (await kept(page, 'compare')).map(({ id }: { id: string }) => id)
  const other = await page.context().newPage()
  await other.goto(`${platform.site('meridian')}/compare`, { waitUntil: 'networkidle' })
  await expect.poll(() => addressOf(other)).toBe(compareOf(own))
  await page
    .getByRole('button', { name: /^Compare/ })
    .nth(2)
    .click()
  await expect.poll(() => columns(other)).toBe(3)
  await other
    .getByRole('link', { name: /^Remove/ })
    .first()
    .click()
  await expect.poll(() => columns(other)).toBe(2)
  await expect.poll(async () => (await kept(page, 'compare')).length).toBe(2)
  await expect.poll(() => page.getByRole('button', { name: /^Compare/, pressed: true }).count()).toBe(2)
  const sent = ids.filter((id) => !own.includes(id)).slice(0, 2)
  await other.goto(platform.site('meridian') + compareOf(sent), { waitUntil: 'networkidle' })
  await page
    .getByRole('button', { name: /^Compare/, pressed: true })
    .first()
    .click()
  await expect.poll(async () => (await kept(page, 'compare')).length).toBe(1)
  expect(addressOf(other)).toBe(compareOf(sent))
  expect(await accessibilityFaults(other)).toEqual([])
})

test('a browser that refuses to store anything is told once, quietly, and hearts and ticks work for the visit', async () => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  await context.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    }
    Object.defineProperty(window, 'localStorage', { get: refuse })
  })
  const page = await context.newPage()
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  await page.goto(platform.site('meridian') + ALL, { waitUntil: 'networkidle' })
  await page
    .getByRole('button', { name: /^Favourite/ })
    .first()
    .click()
  await page.getByText('lasts for this visit only').waitFor()
  await page
    .getByRole('button', { name: /^Compare/ })
    .first()
    .click()
  await page
    .getByRole('button', { name: /^Compare/ })
    .nth(1)
    .click()
  await page
    .getByRole('link', { name: /^Favourites/ })
    .first()
    .click()
  await page.waitForURL(/favourites/)
  await expect.poll(() => page.locator('article').count()).toBe(1)
  // A removed control leaves its focus to the heading.
  const heart = page.locator('article').getByRole('button', { name: /^Favourite/ })
  await heart.press('Enter')
  await expect.poll(() => page.locator('h1:focus').textContent(), { timeout: 15_000 }).toBe('Favourites')
  await page
    .getByRole('link', { name: /^Compare/ })
    .first()
    .click()
  await expect.poll(() => columns(page)).toBe(2)
  expect(errors).toEqual([])
})

test('FAV-005: the last five searches, the latest first, each opening again, with the vehicles seen next to favourites', async () => {
  const page = await visit(ALL)
  for (const make of ['Toyota', 'Mazda', 'Kia', 'Hyundai', 'Ford', 'Suzuki'])
    await page.goto(`${platform.site('meridian')}${ALL}?make=${make}`, { waitUntil: 'networkidle' })
  await page.goto(`${platform.site('meridian')}/favourites`, { waitUntil: 'networkidle' })
  const links = page.getByRole('region', { name: 'Recent searches' }).getByRole('link')
  await expect.poll(() => links.allInnerTexts(), SOON).toEqual(['Suzuki', 'Ford', 'Hyundai', 'Kia', 'Mazda'])
  await links.nth(4).click()
  await page.waitForURL(/make=Mazda|\/search\/mazda/)
  await expect.poll(() => page.locator('article').count()).toBeGreaterThan(0)
})

test('FAV-001: more favourites than one call answers are all shown; a sold one and one that is gone lead to similar stock', async () => {
  const listed = await findStock(platform.port, 'ironbark-motorcycles', 'status = in_stock AND price > 0', 60)
  const sold = await promised(platform.port, 'a sold motorcycle')
  const gone = { id: 'veh_gone', slug: '2019-gone-bike-1' }
  const entries = [...listed, sold, gone].map(({ id, slug }) => ({
    id,
    slug,
    name: slug,
    make: 'Honda',
    model: 'CB',
    primary_image_url: null,
  }))
  const page = await openPage(browser, `${platform.site('ironbark-motorcycles')}/favourites`, {})
  await page.evaluate(
    (text) => localStorage.setItem('forecourt:ironbark-motorcycles:favourites', text),
    JSON.stringify(entries),
  )
  await page.reload({ waitUntil: 'networkidle' })
  await expect.poll(() => page.locator('article').count(), SOON).toBe(61)
  const similar = page.getByRole('link', { name: 'Find something similar' })
  await expect.poll(() => similar.count(), SOON).toBe(2)
  expect(await similar.nth(0).getAttribute('href')).toBe(`/cars/${sold.slug}#similar`)
  expect(await similar.nth(1).getAttribute('href')).toBe('/cars/2019-gone-bike-1')
  const rest = page.getByRole('region', { name: 'No longer listed' })
  await rest.getByRole('button', { name: /^Remove/ }).click()
  await rest.waitFor({ state: 'detached' })
})
