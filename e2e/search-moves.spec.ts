import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { findStock } from './ask.ts'
import { openReadingJourney } from './journey.ts'
import { addressOf, openPage, untilLive, type Visit } from './visit.ts'

const ALL = '/search/new-used-and-demo-cars'
const { platform, browser } = await openReadingJourney()

const visit = (path: string, options: Visit = {}) =>
  openPage(browser, platform.site('meridian') + path, options)
const scrollOf = (page: Page) => page.evaluate(() => Math.round(window.scrollY))
const firstCard = (page: Page) => page.locator('main article h3 a').first().getAttribute('href')

/**
 * The page knows that somebody is there, and has what it loads for an active visitor; on a busy machine it
 * listens late.
 */
async function untilHeard(page: Page, code: string): Promise<void> {
  const isFetched = async () => {
    await page.keyboard.press('Shift')
    return page.evaluate(
      (wanted) => performance.getEntriesByType('resource').some(({ name }) => name.includes(wanted)),
      code,
    )
  }
  await expect.poll(isFetched).toBe(true)
}

test.each([390, 1280])(
  'ROUTE-018: at %i px the back button restores filters, page, order and scroll position, and forward goes on',
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

test('ERR-025, SRCH-016: while the search does not answer, the last results stay with a notice, which goes when it answers again', async () => {
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

test('ROUTE-018: a page link starts the next page at its top, and back returns to the foot of the previous one', async () => {
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

test('ROUTE-018: a filter that answered at once is undone by the back button and redone by forward', async () => {
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

test('ROUTE-018, SRCH-017: filters tapped, typed and set before the first is answered add up, a step back is not overridden, and a vehicle opened meanwhile stays', async () => {
  const page = await visit(ALL)
  await untilHeard(page, 'search-rest')
  let release = () => {}
  let held = Promise.resolve()
  const hold = () => {
    held = new Promise((resolve) => {
      release = resolve
    })
  }
  await page.context().route('**/search-data/**', async (route) => {
    await held
    await route.continue().catch(() => undefined)
  })
  const filters = page.getByRole('complementary', { name: 'Filters' })
  const tap = (name: RegExp) => filters.getByRole('link', { name }).first().click()
  const chips = () => page.getByRole('list', { name: 'Chosen filters' }).getByRole('link').allTextContents()
  hold()
  await filters.locator('input[name="max[price]"]').fill('60000')
  await tap(/^Used/)
  await tap(/^Toyota/)
  release()
  await expect
    .poll(chips, { timeout: 15_000 })
    .toEqual(['Remove Used', 'Remove Toyota', 'Remove Up to $60,000'])
  expect(addressOf(page)).toBe(`${ALL}?car_type=used&make=Toyota&range[price]=0:60000&sortBy=price_desc`)
  await expect.poll(() => page.locator('select[name=sortBy]').inputValue()).toBe('price_desc')

  hold()
  await page.locator('select[name=sortBy]').selectOption('km_asc')
  await page.goBack()
  release()
  await expect.poll(chips, { timeout: 15_000 }).toEqual([])
  await expect.poll(() => page.locator('select[name=sortBy]').inputValue()).toBe('featured')
  await expect.poll(() => filters.locator('input[name="max[price]"]').inputValue()).toBe('')

  const box = page.getByRole('combobox', { name: /^Search cars/ })
  await box.fill('auto')
  const card = page.locator('main article h3 a').first()
  const href = await card.getAttribute('href')
  await card.click()
  await page.waitForURL(/\/cars\//)
  await page.waitForLoadState('networkidle')
  expect(addressOf(page)).toBe(href)
})

test('what was typed in a filter is gone after a step back that overtakes the filters, which draw after the results', async () => {
  const page = await visit(ALL)
  await untilHeard(page, 'search-rest')
  const box = page.getByRole('complementary', { name: 'Filters' }).locator('input[name="max[price]"]')
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 12 })
  await box.fill('60000')
  // Back at the very moment the new address is there.
  await page.evaluate(() => {
    const push = history.pushState
    history.pushState = (...given) => {
      history.pushState = push
      push.apply(history, given)
      history.back()
    }
    addEventListener('popstate', () => document.body.setAttribute('data-stepped', 'back'))
  })
  await box.press('Enter')
  await page.locator('body[data-stepped]').waitFor()
  await page.waitForURL((url) => url.search === '')
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await expect.poll(() => page.getByRole('list', { name: 'Chosen filters' }).count()).toBe(0)
  await expect.poll(() => box.inputValue()).toBe('')
})

test('SRCH-016, SRCH-024: the focused box follows the address, a suggestion is not overridden, Escape keeps the text, and a budget is no earlier result', async () => {
  const page = await visit(ALL)
  const status = page.locator('main [role=status]').first()
  const all = await status.textContent()
  const box = page.getByRole('combobox', { name: /^Search cars/ })
  const suggestions = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option')
  await box.pressSequentially('toy', { delay: 30 })
  await suggestions.first().waitFor()
  await box.press('Escape')
  await expect.poll(() => suggestions.count()).toBe(0)
  expect(await box.inputValue()).toBe('toy')
  await expect.poll(() => addressOf(page), { timeout: 15_000 }).toBe(`${ALL}?query=toy`)
  await page.goBack()
  await expect.poll(() => box.inputValue(), { timeout: 15_000 }).toBe('')
  await box.pressSequentially('toy', { delay: 30 })
  await suggestions.first().waitFor()
  await box.press('ArrowDown')
  await box.press('Enter')
  await page.waitForURL(/search\/toyota/)
  await expect.poll(() => box.inputValue(), { timeout: 15_000 }).toBe('')
  await page.goBack()
  // On a slow machine the typed text was searched before the suggestion was chosen, which is a step of its own.
  if (addressOf(page) !== ALL) await page.goBack()
  await expect.poll(() => status.textContent(), { timeout: 15_000 }).toBe(all)

  await page.getByText('Find cars for your budget').click()
  const budget = page.waitForResponse(/search-data.*range/)
  await page.getByRole('button', { name: /Found$/ }).waitFor()
  await budget
  await page.context().route('**/search-data/**', (route) => route.abort())
  await page.locator('select[name=sortBy]').selectOption('km_asc')
  await page.getByRole('alert').waitFor()
  expect(await status.textContent()).toBe(all)
  await expect.poll(() => page.locator('select[name=sortBy]').inputValue()).toBe('featured')
})

test('by keyboard: sorting and a typed price keep the focus; a chip, a tile and Clear all leave theirs to the heading above', async () => {
  const page = await visit(`${ALL}?car_type=used`)
  await untilHeard(page, 'keep-focus')
  const focused = () =>
    page.evaluate(
      () => `${document.activeElement?.tagName} ${document.activeElement?.getAttribute('name') ?? ''}`,
    )
  const press = async (selector: string, key: string, until: RegExp) => {
    await page.locator(selector).first().focus()
    await page.keyboard.press(key)
    await page.waitForURL(until)
  }
  await press('select[name=sortBy]', 'ArrowDown', /sortBy=price_asc/)
  await expect.poll(() => page.locator('select[name=sortBy]').inputValue()).toBe('price_asc')
  expect(await focused()).toBe('SELECT sortBy')
  await page.locator('#search-form-price-max').fill('60000')
  await press('#search-form-price-max', 'Enter', /range/)
  await expect.poll(() => page.locator('#search-form-price-max').inputValue()).toBe('60,000')
  expect(await focused()).toBe('INPUT max[price]')
  await press('[aria-label="Chosen filters"] a', 'Enter', /cars\?range/)
  await expect.poll(focused, { timeout: 15_000 }).toBe('H1 ')
  await press('aside [data-search=clear]', 'Enter', /cars\?sortBy/)
  await expect.poll(focused, { timeout: 15_000 }).toBe('H2 ')
  await press('[aria-label="Body types"] a', 'Enter', /body=/)
  await expect.poll(focused, { timeout: 15_000 }).toBe('H1 ')
})

test('ERR-025: a search that fails behind the filter sheet of a phone says so in the sheet', async () => {
  const page = await visit(ALL, { width: 390, touch: true })
  await page.getByRole('button', { name: /^Filters/ }).tap()
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  const count = await sheet.getByRole('button', { name: /^Show \d/ }).textContent()
  await page.context().route('**/search-data/**', (route) => route.fulfill({ body: '<html>Sign in' }))
  await sheet.getByRole('link', { name: /^Used/ }).tap()
  await sheet.getByRole('alert').waitFor()
  expect(await sheet.getByRole('button', { name: /^Show \d/ }).textContent()).toBe(count)
})

test('the home panel counts for its last choice whatever answers last, and going back from the results finds the choice', async () => {
  const page = await visit('/')
  const form = page.locator('form').filter({ has: page.locator('select[name=make]') })
  await untilLive(page, 'select[name=make]')
  const make = form.locator('select[name=make]')
  const button = form.getByRole('button').last()
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/search-data.*make=Toyota/, async (route) => {
    await held
    await route.continue()
  })
  const asked = page.waitForRequest(/make=Toyota/)
  await make.selectOption('Toyota')
  await asked
  const before = await button.textContent()
  await make.selectOption('Kia')
  await expect.poll(() => button.textContent(), { timeout: 15_000 }).not.toBe(before)
  const kias = await button.textContent()
  const late = page.waitForResponse(/make=Toyota/)
  release()
  await (await late).finished()
  await button.click()
  await page.waitForURL(/search\/.*make=Kia/)
  expect(kias).toMatch(/^Show \d+/)
  await page.goBack()
  await expect.poll(() => make.inputValue(), { timeout: 15_000 }).toBe('Kia')
  await expect.poll(() => button.textContent(), { timeout: 15_000 }).toBe(kias)
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

test('a tap on a heart before its panel’s code has loaded is kept and answered once, however often it was tapped', async () => {
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
