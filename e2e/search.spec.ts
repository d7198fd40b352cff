import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openReadingJourney } from './journey.ts'
import { openPage, type Visit } from './visit.ts'

const ALL = '/search/new-used-and-demo-cars'
const { platform, browser } = await openReadingJourney()

const address = (page: Page) => decodeURIComponent(new URL(page.url()).pathname + new URL(page.url()).search)
const panel = (page: Page) => page.getByRole('complementary', { name: 'Filters' })
const countOf = async (page: Page) =>
  Number(
    ((await page.locator('h1 + p[role=status]').textContent()) ?? '')
      .replace(/,(?=\d{3})/g, '')
      .match(/\d+/)?.[0],
  )

const openSearch = (path: string, visit: Visit = {}) =>
  openPage(browser, platform.site('meridian') + path, visit)

test('SRCH-001, SRCH-007, SRCH-017, ROUTE-018: a filter, a page, back: without reloading the document, counts and address follow', async () => {
  const page = await openSearch(ALL)
  let documents = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1
  })
  const all = await countOf(page)
  await page.getByRole('link', { name: 'Page 2', exact: true }).click()
  await page.waitForURL(/page=2/)
  await panel(page).getByRole('link', { name: /^Used/ }).click()
  await page.waitForURL(/car_type=used/)
  expect(address(page)).toBe(`${ALL}?car_type=used`)
  await expect.poll(() => countOf(page)).toBeLessThan(all)
  await page.goBack()
  await page.waitForURL(/page=2/)
  await page.goBack()
  await expect.poll(() => address(page)).toBe(ALL)
  await expect.poll(() => countOf(page)).toBe(all)
  expect(documents).toBe(0)
})

test('SRCH-022, SRCH-042, SRCH-025: the slider by keyboard sorts by price; an amount below the range is refused', async () => {
  const page = await openSearch(`${ALL}?page=2`)
  await panel(page).getByLabel('Highest price').focus()
  await page.keyboard.press('ArrowLeft')
  await page.waitForURL(/range/)
  expect(address(page)).toMatch(/range\[price\]=0:\d+000&sortBy=price_desc$/)
  const before = address(page)
  await panel(page).getByLabel('From Price').fill('1')
  await page.keyboard.press('Enter')
  await expect.poll(() => panel(page).getByLabel('From Price').inputValue()).toBe('')
  expect(address(page)).toBe(before)
})

test('SRCH-024: typing waits 300 ms, drops the page and forgives a typing error', async () => {
  const page = await openSearch(`${ALL}?page=2`)
  await page.getByRole('combobox', { name: /^Search/ }).pressSequentially('toyta', { delay: 20 })
  await page.waitForURL(/query=toyta/)
  expect(address(page)).toBe(`${ALL}?query=toyta`)
  await expect.poll(() => countOf(page)).toBeGreaterThan(0)
})

test('SRCH-015, SRCH-016, ERR-025: when the search fails the earlier cards stay with a notice', async () => {
  const page = await openSearch(ALL)
  const before = await countOf(page)
  await page.route('**/search-data/**', (route) => route.abort())
  await panel(page).getByRole('link', { name: /^Used/ }).click()
  await page.getByRole('alert').waitFor()
  expect(await countOf(page)).toBe(before)
  expect(await page.locator('article').count()).toBeGreaterThan(3)
})

test('without JavaScript filters are links and one form, redirected to the short address', async () => {
  const page = await openSearch(`${ALL}?car_type=used`, { script: false })
  await page.getByLabel('To Price').fill('60000')
  await page.locator('select[name=sortBy]').selectOption('km_asc')
  await page.getByRole('button', { name: 'Show results' }).click()
  expect(address(page)).toBe(`${ALL}?car_type=used&range[price]=0:60000&sortBy=km_asc`)
  await expect.poll(() => countOf(page)).toBeGreaterThan(0)
})

test('at 390 px the filters open as a dialog by touch, count live, and close with Escape', async () => {
  const page = await openSearch(ALL, { width: 390, touch: true })
  await page.getByRole('button', { name: 'Filters' }).tap()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('link', { name: /^Used/ }).tap()
  await page.waitForURL(/car_type=used/)
  const count = await countOf(page)
  await expect.poll(() => sheet.getByRole('button', { name: /^Show/ }).innerText()).toContain(String(count))
  await page.keyboard.press('Escape')
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})

test('SRCH-006, ERR-002: no results say so with the exact text and the way out', async () => {
  const page = await openSearch(`${ALL}?query=zzzzqq`)
  expect(
    await page
      .getByText(
        'No results found for your search at this time. Please try adjusting the filters for more results.',
      )
      .count(),
  ).toBe(1)
  expect(await page.getByRole('link', { name: 'Clear Filters' }).getAttribute('href')).toBe('/special-offers')
})

test('FAV-001, FAV-003, FAV-004: hearts and ticks survive a reload and show side by side', async () => {
  const page = await openSearch(ALL)
  await page
    .getByRole('button', { name: /^Favourite/ })
    .first()
    .click()
  await page
    .getByRole('button', { name: /^Compare/ })
    .nth(0)
    .click()
  await page
    .getByRole('button', { name: /^Compare/ })
    .nth(1)
    .click()
  await page.goto(`${platform.site('meridian')}/compare`, { waitUntil: 'networkidle' })
  await expect.poll(() => page.locator('thead th').count()).toBe(3)
  await page.goto(`${platform.site('meridian')}/favourites`, { waitUntil: 'networkidle' })
  await expect.poll(() => page.locator('article').count()).toBe(1)
})

test('SRCH-002, SRCH-008, SRCH-009, SRCH-010: a grid of cards; seven makes and the rest on demand; models of a make; a body tile', async () => {
  const page = await openSearch(ALL)
  expect(await page.locator('[data-results] > li article').count()).toBeGreaterThan(12)
  const makes = panel(page).locator('details', { hasText: 'Make and model' }).first()
  const rows = () => makes.locator('a.facet-row:visible').count()
  expect(await rows()).toBe(7)
  await makes.getByText('Show all makes').click()
  await expect.poll(rows).toBeGreaterThan(7)
  await makes.getByText('Hide extra makes').click()
  await expect.poll(rows).toBe(7)
  await makes.locator('a.facet-row').first().click()
  await page.waitForURL(/make=|search\/\w+/)
  await makes.getByText('Select models').click()
  await expect.poll(rows).toBeGreaterThan(7)
  await makes.getByText('Hide', { exact: true }).click()
  await page.goto(platform.site('meridian') + ALL, { waitUntil: 'networkidle' })
  const tile = page.getByRole('list', { name: 'Body types' }).getByRole('link').first()
  await tile.click()
  await page.waitForURL(/body=/)
  await expect.poll(() => countOf(page)).toBeGreaterThan(0)
})

test('SRCH-011: the budget search is on the page and leads to what it counted', async () => {
  const page = await openSearch(ALL)
  await page.getByText(/^Find \w+ for your budget/).click()
  const button = page.getByRole('button', { name: /Found$/ })
  await button.waitFor()
  expect(await button.innerText()).toMatch(/\d+ \w+ Found/)
})

test('FAV-006, FAV-007: opened vehicles and searches are found again, each once, and open again', async () => {
  const page = await openSearch(`${ALL}?car_type=used`)
  const path = await page.locator('article h3 a').first().getAttribute('href')
  for (const _ of [1, 2]) await page.goto(platform.site('meridian') + path, { waitUntil: 'networkidle' })
  const kept = await page.evaluate(() =>
    JSON.parse(localStorage.getItem('forecourt:meridian:viewed') ?? '[]'),
  )
  expect(kept.length).toBe(1)
  expect(Object.keys(kept[0]).sort()).toEqual(['body', 'id', 'make', 'model', 'simple_body', 'stocknum'])
  await page.goto(`${platform.site('meridian')}/favourites`, { waitUntil: 'networkidle' })
  await page.getByRole('region', { name: 'Recently viewed' }).locator('article').waitFor()
  await page.getByRole('region', { name: 'Recent searches' }).getByRole('link', { name: 'Used' }).click()
  await page.waitForURL(/car_type=used/)
})
