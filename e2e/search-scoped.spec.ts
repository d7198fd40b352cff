import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { ask, findStock } from './ask.ts'
import { openReadingJourney } from './journey.ts'
import { addressOf, openPage, type Visit } from './visit.ts'

const { platform, browser } = await openReadingJourney()

const visit = (slug: string, path: string, options: Visit = {}) =>
  openPage(browser, platform.site(slug) + path, options)
const countOf = async (page: Page) =>
  Number(/[\d,]+/.exec((await page.getByRole('status').first().textContent()) ?? '')?.[0].replace(',', ''))
const cards = (page: Page) => page.locator('main article').count()
const hrefs = (page: Page) =>
  page.locator('main article h3 a').evaluateAll((all) => all.map((link) => link.getAttribute('href')))

test('SRCH-029: the price range of the home panel starts at $5,000 and $250,000, a key moves $500, and it leads to what it counted', async () => {
  const page = await visit('meridian', '/')
  await page.locator('form details summary').click()
  const low = page.getByLabel('Lowest price')
  const high = page.getByLabel('Highest price')
  expect([await low.inputValue(), await high.inputValue()]).toEqual(['5000', '250000'])
  await low.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => low.inputValue()).toBe('5500')
  await high.focus()
  await page.keyboard.press('ArrowLeft')
  await expect.poll(() => high.inputValue()).toBe('249500')
  await page.getByLabel('To price').fill('40,000')
  await page.keyboard.press('Enter')
  await expect.poll(() => high.inputValue()).toBe('40000')
  const button = page.getByRole('button', { name: /^Show \d/ })
  const before = await button.innerText()
  await page.getByLabel('From price').fill('20000')
  await page.keyboard.press('Enter')
  await expect.poll(() => button.innerText()).not.toBe(before)
  await page.waitForTimeout(600)
  const promised = Number((await button.innerText()).replace(/\D/g, ''))
  await button.click()
  await page.waitForURL(/range/)
  expect(addressOf(page)).toContain('range[price]=20000:40000')
  await expect.poll(() => countOf(page)).toBe(promised)
})

test('SRCH-029: without JavaScript the two boxes of the home panel are the form’s', async () => {
  const page = await visit('meridian', '/', { script: false, width: 390 })
  await page.locator('form details summary').click()
  await page.getByLabel('To price').fill('30000')
  await page.getByRole('button', { name: /^Show/ }).click()
  expect(addressOf(page)).toMatch(/range\[price\]=0:30000/)
})

test('SRCH-035: the directory filters by make, model and body, 21 a page, without JavaScript too', async () => {
  const page = await visit('meridian', '/directory', { script: false })
  expect(await cards(page)).toBe(21)
  const all = await countOf(page)
  await page.getByLabel('Make').selectOption('Toyota')
  await page.getByRole('button', { name: 'Search' }).click()
  expect(addressOf(page)).toBe('/directory?manufacturer.name=Toyota')
  const toyotas = await countOf(page)
  expect(toyotas).toBeLessThan(all)
  expect((await hrefs(page)).every((href) => href?.includes('toyota'))).toBe(true)
  const [model = ''] =
    (await page.getByLabel('Model').locator('option').nth(1).getAttribute('value'))?.split('\n') ?? []
  await page.getByLabel('Model').selectOption(model)
  await page.getByRole('button', { name: 'Search' }).click()
  expect(addressOf(page)).toBe(`/directory?manufacturer.name=Toyota&model.name=${model}`)
  await expect.poll(() => countOf(page)).toBeLessThan(toyotas)
  const body = await visit('meridian', '/directory?model.body=SUV&offset=21', { script: false })
  expect([
    (await cards(body)) <= 21,
    await body.getByRole('link', { name: 'Page 2' }).getAttribute('aria-current'),
  ]).toEqual([true, 'page'])
})

test('SRCH-043: of twelve directory searches the last ten need no new call when gone back to', async () => {
  const page = await visit('meridian', '/directory')
  const asked: string[] = []
  page.on('request', (request) => {
    if (/directory\.data/.test(request.url())) asked.push(request.url())
  })
  const select = page.getByLabel('Make')
  const makes = (
    await select.locator('option').evaluateAll((all) => all.map((each) => (each as HTMLOptionElement).value))
  ).filter(Boolean)
  expect(makes.length).toBeGreaterThan(11)
  for (const make of makes.slice(0, 12)) {
    await select.selectOption(make)
    await page.waitForURL((url) => url.searchParams.get('manufacturer.name') === make)
  }
  expect(asked.length).toBe(12)
  for (const make of makes.slice(2, 11).reverse()) {
    await page.goBack()
    await page.waitForURL((url) => url.searchParams.get('manufacturer.name') === make)
  }
  expect(asked.length).toBe(12)
  await page.goBack()
  await page.waitForURL((url) => url.searchParams.get('manufacturer.name') === makes[1])
  await expect.poll(() => asked.length).toBe(13)
})

test('SRCH-036: a dealership’s stock by category and price, 21 a page, its own only; another site’s dealership is not found', async () => {
  const stock = '/our-location/meridian-brisbane/stock'
  const plain = await visit('meridian', stock, { script: false })
  expect(await cards(plain)).toBe(21)
  const all = await countOf(plain)
  const own = await findStock(platform.port, 'meridian', 'dealership_slug = meridian-brisbane', 1000)
  expect(all).toBe(own.length)
  const seen: (string | null)[] = await hrefs(plain)
  while ((await plain.getByRole('link', { name: 'Next' }).count()) > 0) {
    await plain.getByRole('link', { name: 'Next' }).click()
    await plain.waitForURL((url) => url.searchParams.get('offset') === String(seen.length))
    seen.push(...(await hrefs(plain)))
  }
  expect(seen.sort()).toEqual(own.map(({ slug }) => `/cars/${slug}`).sort())
  const page = await visit('meridian', stock)
  const category = page.getByLabel('Category')
  await category.selectOption({ index: 1 })
  // What is typed while the choice is being answered stays.
  await page.getByLabel('Price to').fill('$30,000')
  await page.waitForURL(/categories=/)
  await expect.poll(() => countOf(page)).toBeLessThan(all)
  expect(await page.getByLabel('Price to').inputValue()).toBe('$30,000')
  await page.getByRole('button', { name: 'Search' }).click()
  await page.waitForURL(/price=/)
  await expect.poll(() => countOf(page)).toBeLessThan(all)
  const foreign = await ask(
    platform.port,
    `meridian.localhost:${platform.port}`,
    '/our-location/carbarn/stock',
  )
  expect(foreign.status).toBe(404)
})

test('API-001, API-002: a vehicle page requests similar stock by one POST with five keys, whose hits show; its ids come by slug', async () => {
  const [vehicle] = await findStock(
    platform.port,
    'meridian',
    'status = in_stock AND price > 0 AND photos_count > 1',
  )
  const page = await visit('meridian', '/')
  const call = page.waitForRequest(/\/api\/search\/multi-search$/, { timeout: 15_000 })
  const answer = page.waitForResponse(/\/api\/search\/multi-search$/, { timeout: 15_000 })
  await page.goto(`${platform.site('meridian')}/cars/${vehicle?.slug}`, { waitUntil: 'networkidle' })
  await page.locator('#similar').scrollIntoViewIfNeeded()
  const { queries } = (await call).postDataJSON()
  expect(queries.map((query: object) => Object.keys(query).sort())).toEqual([
    ['attributesToHighlight', 'facets', 'filter', 'indexUid', 'limit'],
  ])
  expect(queries[0].limit).toBe(10)
  const { results } = await (await answer).json()
  const found = new Set(results[0].hits.map((hit: { slug: string }) => `/cars/${hit.slug}`))
  const shown = await page
    .locator('#similar h3 a')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  expect(shown.length).toBe(Math.min(6, found.size))
  expect(shown.every((href) => found.has(href))).toBe(true)
  const host = `meridian.localhost:${platform.port}`
  const ids = JSON.parse((await ask(platform.port, host, `/api/search/similar/${vehicle?.slug}`)).body).ids
  const bySlug = new Map(
    results[0].hits.map((hit: { id: string; slug: string }) => [hit.id, `/cars/${hit.slug}`]),
  )
  expect(ids.map((id: string) => bySlug.get(id))).toEqual(shown)
  expect(
    (await ask(platform.port, `carbarn.localhost:${platform.port}`, `/api/search/similar/${vehicle?.slug}`))
      .status,
  ).toBe(404)
})
