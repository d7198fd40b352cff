import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { DEMO_SITES } from '#seed/sites/demo-sites.ts'
import { ask as askHost, type AskOptions } from './ask.ts'
import { openAuditor } from './page-audit.ts'
import { faultsOf, readPage } from './page-facts.ts'
import { openJourney } from './journey.ts'
import { textedCode } from './filling/texted-code.ts'
import { openPage, type Visit } from './visit.ts'

const { platform, browser } = await openJourney()

/** Sites whose template another site has, which is checked more closely. */
const TWINS = ['northgate-kia', 'carbarn', 'wattle-caravans']

const ask = (slug: string, path: string, options: AskOptions = {}) =>
  askHost(platform.port, `${slug}.localhost:${platform.port}`, path, options)
const locationOf = async (slug: string, path: string) => (await ask(slug, path)).headers.location

async function visit<Seen>(
  slug: string,
  path: string,
  look: (page: Page) => Promise<Seen>,
  options: Visit = {},
) {
  const page = await openPage(browser, platform.site(slug) + path, { ...options, isHasty: true })
  try {
    return await look(page)
  } finally {
    await page.context().close()
  }
}

test.each(DEMO_SITES.map((site) => site.slug))(
  '%s: the brands page, a brand, a model and the offers are clean on a phone and a desktop (ROUTE-016, ROUTE-035, PAGE-001)',
  async (slug) => {
    const brands = (await ask(slug, '/brands')).body
    const overview = /href="(\/[a-z0-9-]+\/overview)"/.exec(brands)?.[1] ?? ''
    const brand = (await ask(slug, overview)).body
    const model = /href="(\/[a-z0-9-]+)"[^>]*>(?:(?!<\/a>).)*Explore /s.exec(brand)?.[1] ?? ''
    const offer = /href="(\/offers\/[a-z0-9/-]+)"/.exec((await ask(slug, '/special-offers')).body)?.[1] ?? ''
    const paths = ['/brands', overview, model, '/special-offers', offer]
    if (TWINS.includes(slug)) {
      const answers = await Promise.all(paths.map((path) => ask(slug, path)))
      expect(answers.map(({ status, body }) => [status, faultsOf(readPage(body))])).toEqual(
        paths.map(() => [200, []]),
      )
      return
    }
    const auditor = await openAuditor(browser)
    try {
      for (const path of paths) {
        const facts = await auditor.audit(platform.site(slug) + path, { isDeep: true })
        expect([path, facts.status, facts.problems]).toEqual([path, 200, []])
        expect(facts.h1).toHaveLength(1)
      }
    } finally {
      await auditor.close()
    }
  },
  180_000,
)

test('PAGE-001, PAGE-002: grids of each item type and of Our Brands; a tile leads to the overview, its slug or an external page', async () => {
  await visit('meridian', '/brands', async (page) => {
    const headings = await page.locator('main h2').allInnerTexts()
    expect(headings).toEqual(['Our Brands', 'Car'])
    const own = page.getByRole('list', { name: 'Our Brands' }).getByRole('link')
    expect(
      await own
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
        .then((all) => all.sort()),
    ).toEqual(['/hyundai/overview', '/kia/overview', '/mazda/overview', '/toyota/overview'])
  })
  const grids = async (slug: string) =>
    [...(await ask(slug, '/brands')).body.matchAll(/<h2[^>]*>([^<]+)<\/h2>/g)].map(([, title]) => title)
  expect(await grids('ironbark-motorcycles')).toContain('Motorcycle')
  expect(await grids('longhaul-trucks')).toContain('Truck')
  expect(await grids('wattle-caravans')).toContain('Caravan')
  expect((await ask('ironbark-motorcycles', '/brands')).body).toContain('href="/ktm"')
  expect(await locationOf('ironbark-motorcycles', '/ktm')).toBe('/brands/ktm')
  expect(await locationOf('ironbark-motorcycles', '/ktm/overview')).toBe('/ktm')
  expect((await ask('longhaul-trucks', '/brands')).body).toContain(
    'href="https://www.udtrucks.com/australia"',
  )
})

test('PAGE-003: the stats banner leads to /dealer-locator, /brands and /about-us', async () => {
  await visit('meridian', '/brands', async (page) => {
    const links = page.getByRole('navigation', { name: 'At a glance' }).getByRole('link')
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
      '/dealer-locator',
      '/brands',
      '/about-us',
    ])
  })
})

test('ROUTE-035, ROUTE-036: a brand by both addresses with one canonical; another site’s brand is not found', async () => {
  for (const path of ['/toyota/overview', '/brands/toyota']) {
    const { status, body } = await ask('meridian', path)
    expect(status).toBe(200)
    expect(body).toMatch(/<h1[^>]*>Toyota<\/h1>/)
    expect(body).toContain('/img/marks/toyota.svg')
    expect(body).toMatch(/rel="canonical" href="[^"]*\/toyota\/overview"/)
  }
  expect((await ask('meridian', '/yamaha/overview')).status).toBe(404)
  expect((await ask('aurelia', '/brands/toyota')).status).toBe(404)
  expect((await ask('meridian', '/img/marks/toyota.svg')).headers['content-type']).toContain('image/svg+xml')
  expect((await ask('meridian', '/img/marks/github.svg')).status).toBe(404)
})

test('ROUTE-047, ROUTE-052: Explore leads to the model or its override; fixed paths win, an unknown slug is a 404', async () => {
  const { body } = await ask('northgate-kia', '/kia/overview')
  expect(body).toContain('href="/sportage"')
  expect(body).toContain('href="/offers/tasman-first-drive"')
  expect((await ask('northgate-kia', '/sportage')).body).toMatch(/<h1[^>]*>Kia Sportage<\/h1>/)
  expect(await locationOf('northgate-kia', '/tasman')).toBe('/offers/tasman-first-drive')
  expect((await ask('northgate-kia', '/compare')).body).not.toContain('Kia compare')
  const missing = await ask('northgate-kia', '/no-such-thing')
  expect(missing.status).toBe(404)
  expect(missing.body).toContain('href="/special-offers"')
})

test('a model’s from-price is the price of one of its vehicles in search', async () => {
  const page = (await ask('northgate-kia', '/sportage')).body
  const price = />From<\/span><span class="font-display text-3xl[^>]*>(\$[\d,]+)<\/span>/.exec(page)?.[1]
  expect(price).toMatch(/^\$[\d,]+$/)
  const dollars = Number(price?.replace(/[$,]/g, ''))
  const answer = await ask('northgate-kia', '/api/search/indexes/vehicles/search', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      filter: 'model = "Sportage" AND status = in_stock AND price_kind = drive_away',
      limit: 500,
    }),
  })
  const prices = (JSON.parse(answer.body).hits as { price_range: number | null; reserved: boolean }[])
    .filter(({ reserved }) => !reserved)
    .flatMap(({ price_range }) => price_range ?? [])
  expect(Math.min(...prices)).toBe(dollars)
})

test('ROUTE-005: the enquiry of a model page works without JavaScript and reaches /success with thanks', async () => {
  await visit(
    'northgate-kia',
    '/sportage',
    async (page) => {
      const form = page.locator('#enquire form')
      await form.getByLabel(/^Name/).fill('Mo Model')
      await form
        .getByLabel(/^Phone/)
        .first()
        .fill('0412 345 678')
      await form
        .getByLabel(/^Email/)
        .first()
        .fill('mo@example.com')
      await form.getByRole('button', { name: /Send/ }).click()
      await page.waitForURL(/\/success\?ref=/)
      await page.getByRole('heading', { level: 1, name: /thank/i }).waitFor()
    },
    { script: false, width: 390 },
  )
})

test('ROUTE-016, ROUTE-046, ROUTE-051, PAGE-024: from the header to the offers, and from a card to its page, on both kinds of site', async () => {
  await visit('meridian', '/', async (page) => {
    await page.locator('header').getByRole('link', { name: 'Offers' }).first().click()
    await page.waitForURL(/\/special-offers$/)
    await page
      .getByRole('link', { name: 'HiLux work pack at the dealer’s own fitting price', exact: true })
      .click()
    await page.waitForURL(/\/offers\/toyota\/hilux-work-pack$/)
    await expect.poll(() => page.locator('h1').innerText()).toContain('HiLux')
    await expect.poll(() => page.getByRole('heading', { name: 'Disclaimer' }).count()).toBe(1)
    await expect.poll(() => page.locator('main img').count()).toBeGreaterThan(0)
  })
  expect((await ask('northgate-kia', '/special-offers')).body).toContain('href="/offers/tasman-first-drive"')
  expect((await ask('northgate-kia', '/offers/tasman-first-drive')).status).toBe(200)
  expect(await locationOf('northgate-kia', '/offers/kia/tasman-first-drive')).toBe(
    '/offers/tasman-first-drive',
  )
  expect((await ask('meridian', '/offers/tasman-first-drive')).status).toBe(404)
  const list = (await ask('meridian', '/special-offers?manufacturer=toyota')).body
  expect(list).toContain('HiLux work pack')
  expect(list).not.toContain('Keep a Tucson')
})

test('PAGE-025, PAGE-026: View more and View full disclaimer open and close, without JavaScript too', async () => {
  for (const script of [true, false])
    await visit(
      'meridian',
      '/offers/summer-demonstrators',
      async (page) => {
        const whole = page.getByText('we bring the car to the showroom nearest you')
        expect(await whole.isVisible()).toBe(false)
        await page.getByText('View more', { exact: true }).click()
        await expect.poll(() => whole.isVisible()).toBe(true)
        await page.getByText('View less', { exact: true }).click()
        await expect.poll(() => whole.isVisible()).toBe(false)
        await page.getByText('View full disclaimer').click()
        await expect.poll(() => page.getByText('Ask the dealership for the remaining').isVisible()).toBe(true)
        await expect.poll(() => page.getByText('View less disclaimer').isVisible()).toBe(true)
      },
      { script },
    )
})

test('an offer with a rate shows its comparison rate warning without a press, in the list and on its page', async () => {
  for (const path of ['/special-offers', '/offers/secured-rate'])
    await visit('meridian', path, async (page) => {
      expect(
        await page.getByText('WARNING: This comparison rate is true only').filter({ visible: true }).count(),
      ).toBe(1)
    })
})

test('ERR-001: offers filtered to none say so word for word', async () => {
  await visit('meridian', '/special-offers?category=none-such', async (page) => {
    expect(await page.getByRole('heading', { name: 'No Results Available' }).count()).toBe(1)
    expect(await page.locator('main').innerText()).toContain(
      'There appears to be no offers currently available that meet the conditions of your search',
    )
  })
})

test('PAGE-027, DATA-024: an imported offer shows at once, and never on a site that it excludes', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'offers-')), 'offers.json')
  const offer = {
    id: 'shared',
    name: 'Shared offer',
    description: 'For two sites',
    end: `${new Date().getUTCFullYear() + 1}-12-31`,
    excluded_website_ids: ['site_wattle-caravans'],
  }
  writeFileSync(file, JSON.stringify([offer]))
  await platform.forecourt('offers', 'import', file, '--site', 'aurelia', 'wattle-caravans', '--mode', 'add')
  await expect
    .poll(async () => (await ask('aurelia', '/offers/shared')).status, { timeout: 10_000 })
    .toBe(200)
  // The list was cached: for one second the older one may still be served.
  await expect
    .poll(async () => (await ask('aurelia', '/special-offers')).body, { timeout: 5000 })
    .toContain('Shared offer')
  expect((await ask('wattle-caravans', '/special-offers')).body).not.toContain('Shared offer')
  expect((await ask('wattle-caravans', '/offers/shared')).status).toBe(404)
})

test('PAGE-043, PAGE-044: a running promotion is at its position, an ended one nowhere', async () => {
  await visit('meridian', '/special-offers', async (page) => {
    const third = page
      .locator('main ul > li')
      .filter({ has: page.locator('article, [data-promo]') })
      .nth(2)
    expect(await third.innerText()).toContain('Bring the old one')
    expect(await page.locator('main').innerText()).not.toContain('End of financial year')
  })
})

test('PAGE-016: the promotions slider is 540 by 1920 and does not move by itself', async () => {
  await visit('meridian', '/brands', async (page) => {
    const frame = page.getByRole('region', { name: 'Promotions' }).getByRole('link').first()
    const box = await frame.boundingBox()
    expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(1920 / 540, 1)
    const place = () =>
      page.getByRole('region', { name: 'Promotions' }).evaluate((element) => element.scrollLeft)
    const before = await place()
    await page.waitForTimeout(1500)
    expect(await place()).toBe(before)
  })
})

test('PAGE-035: We accept: and the logos are in the footer where the site takes payments, and only there', async () => {
  await visit('meridian', '/brands', async (page) => {
    const footer = page.locator('footer')
    expect(await footer.innerText()).toContain('We accept:')
    expect(await footer.getByRole('img', { name: 'Visa' }).count()).toBe(1)
  })
  expect((await ask('aurelia', '/brands')).body).not.toContain('We accept:')
})

test('PAGE-036, PAGE-037: the counter counts what the records say was sold, and a change is seen within 150 s', async () => {
  const { sales } = JSON.parse((await ask('carbarn', '/sales-this-month')).body)
  expect(sales.label).toBe('Sales this Month')
  expect(JSON.parse((await ask('meridian', '/sales-this-month')).body)).toEqual({ sales: null })
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.clock.install()
  await page.goto(`${platform.site('carbarn')}/brands`, { waitUntil: 'networkidle' })
  const shown = page.locator('[data-sales-count]')
  expect(await shown.innerText()).toBe(sales.count.toLocaleString('en-AU'))
  await page.route('**/sales-this-month', (route) =>
    route.fulfill({ json: { sales: { ...sales, count: sales.count + 1 } } }),
  )
  await page.clock.runFor(150_000)
  await expect.poll(() => shown.innerText()).toBe((sales.count + 1).toLocaleString('en-AU'))
  await context.close()
})

async function enter(page: Page, name: string, phone: string): Promise<void> {
  await page.getByLabel(/^Name/).fill(name)
  await page.getByLabel(/^Phone/).fill(phone)
  await page.getByRole('textbox', { name: /^Email/ }).fill(`${phone.replace(/\D/g, '')}@example.com`)
  await page.getByLabel(/^Postcode/).fill('2000')
}

test.each([
  ['with scripts', true, '0412 555 001'],
  ['without JavaScript', false, '0412 555 002'],
])(
  'PAGE-046, ROUTE-043: the wheel %s: terms first, a result and a reference, and no second spin',
  async (_how, script, phone) => {
    await visit(
      'ironbark-motorcycles',
      '/spin-to-win',
      async (page) => {
        await enter(page, 'Wheely Spinner', phone)
        await page.getByRole('button', { name: 'Spin the wheel' }).click()
        await page.getByText('Please read and accept the terms of the promotion.').waitFor()
        expect(await page.getByLabel(/^Name/).inputValue()).toBe('Wheely Spinner')
        await page.getByLabel(/accept the/).check()
        await page.getByRole('button', { name: 'Spin the wheel' }).click()
        const code = page.getByLabel('6-digit code')
        await code.waitFor()
        const at = { port: platform.port, site: 'ironbark-motorcycles' }
        await code.fill(await textedCode(at, phone, 'prize wheel code'))
        await page.getByRole('button', { name: 'Spin with this code' }).click()
        await page.waitForURL(/\/spin-to-win\?ref=/)
        const reference = new URL(page.url()).searchParams.get('ref') ?? ''
        await expect.poll(() => page.locator('main').getByRole('status').innerText()).toContain(reference)
        await page.goto(`${platform.site('ironbark-motorcycles')}/spin-to-win`)
        await enter(page, 'Somebody Else', phone)
        await page.getByLabel(/accept the/).check()
        await page.getByRole('button', { name: 'Spin the wheel' }).click()
        await page.getByText('There is one spin per person.').waitFor()
      },
      { script, width: 390, still: true },
    )
  },
)

test('PAGE-046: the wheel’s page is clean, and a site without a wheel has no such page', async () => {
  const auditor = await openAuditor(browser)
  const facts = await auditor.audit(`${platform.site('ironbark-motorcycles')}/spin-to-win`, { isDeep: true })
  await auditor.close()
  expect(facts.problems).toEqual([])
  expect((await ask('meridian', '/spin-to-win')).status).toBe(404)
})
