import type { BrowserContext, Page } from 'playwright-core'
import { afterEach, expect, test } from 'vitest'
import { DEMO_DAYS } from '#seed/sites/demo-days.ts'
import { findPromised, type PromiseName } from '#seed/stock/promises.ts'
import { accessibilityFaults } from './accessible.ts'
import { ask as askHost } from './ask.ts'
import { openReadingJourney } from './journey.ts'
import { promised } from './promised.ts'
import { openPage, type Visit } from './visit.ts'

const { platform, browser } = await openReadingJourney()
let context: BrowserContext | undefined

afterEach(() => context?.close())

const ask = (path: string, slug = 'meridian') =>
  askHost(platform.port, `${slug}.localhost:${platform.port}`, path)

async function visit(
  path: string,
  { site = 'meridian', ...visit }: Visit & { site?: string } = {},
): Promise<Page> {
  await context?.close()
  const page = await openPage(browser, platform.site(site) + path, visit)
  context = page.context()
  return page
}
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

test('a location has its page at both addresses, and a dealership has that of its main location (ROUTE-033)', async () => {
  for (const path of ['/locations/essendon', '/our-location/essendon', '/our-location/meridian-essendon']) {
    const { status, body } = await ask(path)
    expect([path, status]).toEqual([path, 200])
    for (const part of [
      '340 Keilor Road',
      'Niddrie VIC 3042',
      'Opening Hours',
      'id="reviews"',
      '"AutoDealer"',
    ])
      expect(body, `${path} ${part}`).toContain(part)
  }
  expect((await ask('/locations/nope')).status).toBe(404)
  // A location of another site is not found here.
  expect((await ask('/locations/enfield')).status).toBe(404)
})

test('dealerships lists every location, and a make those that sell it (ROUTE-034, PAGE-013, PAGE-017)', async () => {
  const page = await visit('/dealerships')
  const names = await page.locator('[data-location-grid] h2').allTextContents()
  expect(names).toHaveLength(8)
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en-AU')))
  await page.goto(`${platform.site('meridian')}/dealerships/kia?filter=brand`)
  expect(await page.locator('[data-location-grid] h2').allTextContents()).toEqual([
    'Meridian Parramatta',
    'Northgate Kia',
  ])
  expect((await ask('/dealerships/lada?filter=brand')).status).toBe(404)
  const byType = (await ask('/dealerships', 'longhaul-trucks')).body
  expect(byType).toContain('data-location-grid')
})

test('a block leads to directions, contact, the location, its stock and the workshop (PAGE-005, PAGE-006)', async () => {
  const page = await visit('/dealerships')
  const card = page.locator('[data-location-grid] [data-location="essendon"]')
  const hrefs = await card.locator('a').evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(hrefs).toEqual(
    expect.arrayContaining(['/locations/essendon', '/search/essendon', '/service?location=essendon']),
  )
  expect(hrefs.some((href) => href?.startsWith('https://www.google.com/maps/dir/'))).toBe(true)
  const sales = page.locator('[data-location-grid] [data-location="bowen-hills"]')
  expect(await sales.getByText('Book a Service').count()).toBe(0)
  await page.goto(`${platform.site('meridian')}/locations/essendon`)
  expect(await page.getByRole('link', { name: 'Contact Us' }).first().getAttribute('href')).toBe(
    '/contact-us/essendon',
  )
})

test('choosing Service changes the hours, without scripts too; one department has no choice (PAGE-010)', async () => {
  const page = await visit('/locations/essendon')
  await page.getByLabel('Department').selectOption('service')
  await expect.poll(() => page.locator('table[data-hours=service]').innerText()).toContain('7:00am to 5:00pm')
  const plain = await visit('/locations/essendon', { script: false })
  await plain.getByLabel('Department').selectOption('service')
  await plain.getByRole('button', { name: 'Show' }).click()
  await expect.poll(() => plain.locator('table').first().getAttribute('data-hours')).toBe('service')
  const single = await visit('/locations/bowen-hills')
  await expect.poll(() => single.getByLabel('Department').count()).toBe(0)
  await expect
    .poll(() => single.locator('table[data-hours]').innerText())
    .toMatch(/Mon to Fri\s+8:30am to 5:30pm/)
})

test('View Holiday Hours opens a modal with the location’s name, by keyboard and without scripts (PAGE-008)', async () => {
  const page = await visit('/locations/bowen-hills')
  await page.getByText('View Holiday Hours').click()
  const modal = page.getByRole('dialog', { name: 'Holiday Opening Hours: Meridian Bowen Hills' })
  await expect.poll(() => modal.innerText()).toMatch(/Christmas Day\s+\w+day 25 December \d{4}\s+Closed/)
  expect(await accessibilityFaults(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect.poll(() => modal.isVisible()).toBe(false)
  const plain = await visit('/locations/bowen-hills', { script: false })
  await plain.getByText('View Holiday Hours').click()
  const box = plain.locator('#holiday-hours')
  await expect.poll(() => box.isVisible()).toBe(true)
  await box.getByText('Close', { exact: true }).click()
  await expect.poll(() => box.isVisible()).toBe(false)
})

test('on the configured workshop a closed day is an Enquire Now link (PAGE-015)', async () => {
  const page = await visit('/locations/bowen-hills-service?hours=parts')
  const link = page.locator('table[data-hours=parts]').getByRole('link', { name: 'Enquire Now' }).first()
  expect(await link.getAttribute('href')).toBe('/contact-us/bowen-hills-service')
  const other = await visit('/locations/auburn-service?hours=parts')
  expect(await other.locator('table[data-hours]').innerText()).toContain('By appointment only')
})

test('a coming location says so (PAGE-007)', async () => {
  const page = await visit('/dealerships', { site: 'wattle-caravans' })
  expect(await page.locator('[data-location=sunbury-workshop]').innerText()).toContain(
    `COMING ${DEMO_DAYS.opening}`,
  )
  expect(await page.getByText(`COMING ${DEMO_DAYS.opening}`).count()).toBe(1)
})

test('the locator finds the nearest from a postcode, with and without scripts (ROUTE-042, PAGE-047, ERR-021)', async () => {
  for (const script of [true, false]) {
    const page = await visit('/dealer-locator', { script })
    const form = page.locator('main form')
    await form.getByLabel('Find the nearest to you').fill('4000')
    await form.getByRole('button', { name: 'Search' }).click()
    await page.waitForURL(/postcode=4000/)
    const first = page.locator('[data-location-grid] article').first()
    await expect.poll(() => first.innerText()).toMatch(/Bowen Hills[\s\S]*/)
    await expect.poll(() => first.innerText()).toMatch(/3\.\d km/)
    await form.getByLabel('Find the nearest to you').fill('9999')
    await form.getByRole('button', { name: 'Search' }).click()
    await page.waitForURL(/postcode=9999/)
    await expect.poll(() => page.getByRole('alert').innerText()).toBe('Invalid postcode')
  }
})

test('the carousel stops at its ends (PAGE-011, PAGE-012)', async () => {
  const page = await visit('/locations/essendon')
  const [back, on] = [
    page.getByRole('button', { name: 'Previous location' }),
    page.getByRole('button', { name: 'Next location' }),
  ]
  await expect.poll(() => back.isDisabled()).toBe(true)
  expect(await on.isDisabled()).toBe(false)
  for (let step = 0; step < 12 && !(await on.isDisabled()); step++) {
    await on.click()
    await page.waitForTimeout(450)
  }
  expect([await on.isDisabled(), await back.isDisabled()]).toEqual([true, false])
  const few = await visit('/locations/fyshwick', { site: 'ironbark-motorcycles', width: 390 })
  expect(await few.locator('[data-swipe-hint]').isVisible()).toBe(true)
  const many = await visit('/locations/essendon', { width: 390 })
  expect(await many.locator('[data-swipe-hint]').count()).toBe(0)
})

test('the header of a location sums up its reviews and #reviews jumps to them (PAGE-009, PAGE-042, ROUTE-054)', async () => {
  const page = await visit('/locations/essendon#reviews')
  const summary = page.locator('main header a[href="#reviews"]')
  expect(await summary.innerText()).toMatch(/^\d\.\d\s+\d+ demonstration reviews$/)
  const top = await page.locator('#reviews').evaluate((element) => element.getBoundingClientRect().top)
  expect(Math.abs(top)).toBeLessThan(260)
  const shown = await page.locator('[data-review]').count()
  expect(await summary.innerText()).toContain(`${shown} demonstration`)
  expect(await page.locator('[data-review]').getByText('Reply from the dealer').count()).toBeGreaterThan(0)
  expect(await page.locator('main').innerText()).toContain('these customers and their words are invented')
})

test('a site that limits its reviews says so, and sample figures are called samples (PAGE-038, PAGE-041)', async () => {
  const page = await visit('/locations/enfield', { site: 'carbarn' })
  expect(await page.locator('[data-review-notes]').innerText()).toContain(
    'Showing reviews of 4 stars and up.',
  )
  const stars = await page
    .locator('[data-review] [data-stars]')
    .evaluateAll((all) => all.map((each) => Number(each.getAttribute('data-stars'))))
  expect(Math.min(...stars)).toBeGreaterThanOrEqual(4)
  expect((await ask('/locations/fyshwick', 'ironbark-motorcycles')).body).toContain(
    '680 reviews (sample figures, not real reviews)',
  )
})

test('stars are four full and a part, the picture is 150 pixels high and the map needs no outside service (PAGE-016, PAGE-018)', async () => {
  const page = await visit('/dealerships')
  const heights = await page
    .locator('[data-location-image]')
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height))
  expect(new Set(heights)).toEqual(new Set([150]))
  const stars = page.locator('[data-location="essendon"] [data-stars]').first()
  const rating = Number(await stars.getAttribute('data-stars'))
  const fills = await stars
    .locator('[data-fill]')
    .evaluateAll((all) => all.map((each) => Number(each.getAttribute('data-fill'))))
  expect(fills.reduce((sum, fill) => sum + fill, 0)).toBeCloseTo(rating, 1)
  const outside = await page.evaluate(() =>
    performance.getEntriesByType('resource').filter(({ name }) => !name.startsWith(location.origin)),
  )
  expect(outside).toEqual([])
})

test('a team page introduces the people at a location (ROUTE-037)', async () => {
  const { status, body } = await ask('/teams/bowen-hills')
  expect(status).toBe(200)
  for (const part of ['Imogen Vale', 'Dealer principal', '07 5550 1003']) expect(body).toContain(part)
  expect((await ask('/teams/southport')).status).toBe(404)
})

test('a vehicle page has the map at #vehicle-map if the site shows it, and none if it does not (SITE-011, ROUTE-054)', async () => {
  const carOf = async (name: PromiseName) =>
    (await ask(`/cars/${(await promised(platform.port, name)).slug}`, findPromised(name).site)).body
  expect(await carOf('a used car in another city')).toMatch(/id="vehicle-map"[\s\S]*data-map="drawn"/)
  const without = await carOf('a used Kia with its price')
  expect(without).toContain('id="enquire"')
  expect(without).not.toContain('id="vehicle-map"')
})

test.each([
  '/dealerships',
  '/locations/essendon',
  '/our-location/meridian-brisbane',
  '/teams/bowen-hills',
  '/dealer-locator?postcode=3000',
])(
  '%s is clean by axe, with no sideways scroll on a phone and its own title, description and canonical',
  async (path) => {
    const page = await visit(path, { width: 390 })
    expect(await accessibilityFaults(page)).toEqual([])
    expect(await overflow(page)).toBe(0)
    await page.setViewportSize({ width: 320, height: 640 })
    expect(await overflow(page)).toBe(0)
    await page.setViewportSize({ width: 1280, height: 900 })
    expect(await accessibilityFaults(page)).toEqual([])
    expect(await overflow(page)).toBe(0)
    expect(await page.title()).toContain('Meridian')
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toContain(path.split('?')[0])
    expect((await page.locator('meta[name=description]').getAttribute('content'))?.length).toBeGreaterThan(40)
  },
)

test('hours are in am and pm with By appointment only on a closed day; the address has its state (PAGE-020, PAGE-021)', async () => {
  const page = await visit('/locations/cannington', { site: 'carbarn', script: false })
  const hours = await page.locator('main').innerText()
  expect(hours).toContain('8:30am to 5:30pm')
  expect(hours).toMatch(/Sunday\s+By appointment only/)
  expect(hours).not.toMatch(/\b(?:08:30|17:30|24:00)\b/)
})

test('names on the list and translated reviews are never on the page, and the page says so (PAGE-040)', async () => {
  for (const place of ['enfield', 'cannington']) {
    const { body } = await ask(`/locations/${place}`, 'carbarn')
    expect(body.match(/data-review=""/g)?.length).toBeGreaterThan(4)
    expect(body).not.toMatch(/Terry Madeup|Jo Lorem|\(Translated by Google\)/)
    expect(body).toContain('not shown at the dealer’s choice.')
  }
})

test('a site that limits the full section to 12 shows 12, the list the first 10 of them (PAGE-039)', async () => {
  const { body } = await ask('/locations/campbellfield', 'wattle-caravans')
  expect(body.match(/data-review=""/g)).toHaveLength(12)
  expect(body).toContain('Showing 12 of 15 reviews.')
  // Without these settings a translated review is shown.
  expect(body).toContain('(Translated by Google)')
  const page = await visit('/locations/campbellfield', { site: 'wattle-caravans' })
  const shown = () => page.locator('[data-review]:visible').count()
  await expect.poll(shown, { timeout: 15_000 }).toBe(10)
  await page.getByText('Show all 12 reviews').click()
  await expect.poll(shown, { timeout: 15_000 }).toBe(12)
})
