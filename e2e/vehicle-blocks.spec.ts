import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { accessibilityFaults } from './accessible.ts'
import { ask } from './ask.ts'
import { openReadingJourney } from './journey.ts'
import { promised } from './promised.ts'
import { untilLive } from './visit.ts'

const { platform, browser } = await openReadingJourney()
let car: { id: string; slug: string }
let van: { id: string; slug: string }
beforeAll(async () => {
  car = await promised(
    platform.port,
    'a used petrol car that its price comparison, finance and fuel cost all speak of',
  )
  van = await promised(platform.port, 'a caravan to be towed')
})

test('the finance calculator follows its fields, and an address with its anchor leads to it (VDP-021, ROUTE-053)', async () => {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
  await page.goto(`${platform.site('meridian')}/cars/${car.slug}#finance-calculator`, {
    waitUntil: 'networkidle',
  })
  const block = page.locator('#finance-calculator')
  expect(await block.evaluate((element) => element.getBoundingClientRect().top < innerHeight)).toBe(true)
  await untilLive(page, '#finance-calculator input[name=tradeIn]')
  const before = await block.getByText('Estimated weekly repayment').locator('..').innerText()
  await block.getByLabel('Deposit or trade-in').fill('10000')
  await expect
    .poll(() => block.getByText('Estimated weekly repayment').locator('..').innerText())
    .not.toBe(before)
  expect(await page.locator('#financeDisclaimer').innerText()).toContain('WARNING: This comparison rate')
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  await page.close()
})

test('each car has its own amount, whether the calculator was alive or not on the car before it (VDP-021)', async () => {
  const another = await promised(platform.port, 'a second used petrol car')
  const own = await amountAt(another.slug)
  for (const isAlive of [false, true]) {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
    await page.goto(`${platform.site('meridian')}/cars/${car.slug}`, { waitUntil: 'networkidle' })
    const amount = page.locator('#finance-calculator input[name=amount]')
    if (isAlive) {
      await amount.scrollIntoViewIfNeeded()
      await untilLive(page, '#finance-calculator input[name=amount]')
      await amount.fill('12345')
    }
    await page.evaluate((path) => {
      const link = Object.assign(document.createElement('a'), { href: path, id: 'onward' })
      document.querySelector('main')?.append(link)
      link.click()
    }, `/cars/${another.slug}`)
    await page.waitForURL(`**/cars/${another.slug}`)
    await expect.poll(() => amount.inputValue()).toBe(own)
    expect(await page.locator('#onward').count()).toBe(0)
    await page.close()
  }
})

/** The amount the server puts into a car's calculator. */
async function amountAt(slug: string): Promise<string> {
  const page = await browser.newPage({ javaScriptEnabled: false })
  await page.goto(`${platform.site('meridian')}/cars/${slug}`)
  const amount = await page.locator('#finance-calculator input[name=amount]').inputValue()
  await page.close()
  return amount
}

test('without scripts finance and tow match answer as forms (VDP-021)', async () => {
  const page = await browser.newPage({ javaScriptEnabled: false })
  await page.goto(`${platform.site('meridian')}/cars/${car.slug}`)
  await page.locator('#finance-calculator').getByLabel('Term').selectOption('3')
  await page.getByRole('button', { name: 'Work it out' }).click()
  await expect.poll(() => page.locator('#finance-calculator').textContent()).toContain('Term3 years')
  await page.goto(`${platform.site('wattle-caravans')}/cars/${van.slug}`)
  await page.locator('#tow-match').getByLabel('Braked towing capacity').selectOption('3500')
  await page.getByRole('button', { name: 'Check the match' }).click()
  await expect.poll(() => page.locator('#tow-match').textContent()).toMatch(/A match|No match/)
  await page.close()
})

/** Newer blocks of the page and what a reader finds in each. */
const BLOCKS: [id: string, words: RegExp][] = [
  ['price-comparison', /\$\d[\s\S]*comparable/],
  ['car-analysis', /\d/],
  ['ppsr-report', /VIN|PPSR/],
  ['finance-calculator', /WARNING: This comparison rate/],
  ['fuel', /L\/100/],
  ['delivery', /postcode/i],
]

test.each([390, 1280])('at %i px axe finds no fault in the newer blocks of a vehicle', async (width) => {
  for (const [site, { slug }] of [
    ['meridian', car],
    ['wattle-caravans', van],
  ] as const) {
    const page = await browser.newPage({ viewport: { width, height: 900 } })
    await page.goto(`${platform.site(site)}/cars/${slug}`, { waitUntil: 'networkidle' })
    expect([site, await accessibilityFaults(page)]).toEqual([site, []])
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    await page.close()
  }
})

test('without scripts every newer block can be read in full', async () => {
  const page = await browser.newPage({ javaScriptEnabled: false })
  await page.goto(`${platform.site('meridian')}/cars/${car.slug}`)
  for (const [id, words] of BLOCKS)
    expect([id, await page.locator(`#${id}`).innerText()]).toEqual([id, expect.stringMatching(words)])
  await page.close()
})

/** Tabs on to the first suitable control of a block. */
async function tabInto(page: Page, selector: string): Promise<void> {
  for (let step = 0; step < 200; step++) {
    await page.keyboard.press('Tab')
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return
  }
  throw new Error(`No Tab reaches ${selector}`)
}

test('by keyboard alone: finance follows, delivery answers, the PPSR and market details are reached, the tow match is checked (VDP-002, VDP-020, VDP-021, VDP-053; WCAG 2.1.1)', async () => {
  const page = await browser.newPage()
  await page.goto(`${platform.site('meridian')}/cars/${car.slug}`, { waitUntil: 'networkidle' })
  await tabInto(page, '#price-comparison summary, #price-comparison a, #price-comparison button')
  await tabInto(page, '#ppsr-report a')
  await tabInto(page, '#finance-calculator input[name=amount]')
  const week = page.locator('#finance-calculator').getByText('Estimated weekly repayment').locator('..')
  const before = await week.innerText()
  await untilLive(page, '#finance-calculator input[name=tradeIn]')
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('9000')
  await page.keyboard.press('Tab')
  await expect.poll(() => week.innerText()).not.toBe(before)
  await tabInto(page, '#delivery input')
  await untilLive(page, '#delivery input[name=postcode]')
  await page.keyboard.type('4000')
  await page.keyboard.press('Enter')
  await expect.poll(() => page.locator('main').innerText()).toMatch(/Delivery to Brisbane.*\$\d/)
  await page.goto(`${platform.site('wattle-caravans')}/cars/${van.slug}`, { waitUntil: 'networkidle' })
  await tabInto(page, '#tow-match select')
  await untilLive(page, '#tow-match select')
  await page.keyboard.type('3,500')
  await expect.poll(() => page.locator('#tow-match').innerText()).toMatch(/A match|No match/)
  await page.close()
})

test('a masked number hides its last digits until it is pressed, then it is a link that calls (VDP-049)', async () => {
  const { slug } = await promised(platform.port, 'a used car to reserve or buy online')
  const page = await browser.newPage()
  await page.goto(`${platform.site('carbarn')}/cars/${slug}`, { waitUntil: 'networkidle' })
  const box = page.getByRole('complementary', { name: 'Price and contact' })
  const masked = box.getByRole('button', { name: /\d.*Show the number$/ }).first()
  expect((await masked.innerText()).replace(/\D/g, '').length).toBeLessThan(10)
  await masked.focus()
  await page.keyboard.press('Enter')
  const link = box.getByRole('link', { name: /^\d{2,4} \d{3,4} \d{3,4}$/ }).first()
  await link.waitFor()
  expect(await link.getAttribute('href')).toMatch(/^tel:\+?\d{10,}$/)
  await page.close()
})

test('a certified badge explains itself in a dialog that closes again (VDP-044)', async () => {
  const certified = await promised(platform.port, 'a certified used Toyota')
  const page = await browser.newPage()
  await page.goto(`${platform.site('meridian')}/cars/${certified.slug}`)
  await page
    .getByRole('button', { name: /^What .* means$/ })
    .first()
    .click()
  const dialog = page.locator('#certified-information')
  expect([await dialog.isVisible(), await dialog.innerText()]).toEqual([
    true,
    expect.stringContaining('inspected'),
  ])
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect.poll(() => dialog.isVisible()).toBe(false)
  await page.close()
})

test('copying the link says so on the button and in a toast with the vehicle’s name (VDP-034, ERR-023)', async () => {
  const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] })
  const page = await context.newPage()
  await page.goto(`${platform.site('meridian')}/cars/${car.slug}`, { waitUntil: 'networkidle' })
  const name = await page.locator('h1').innerText()
  await page.getByRole('button', { name: 'Copy link' }).click()
  const toast = page.getByText(/^Copied .+ to your clipboard!$/)
  await toast.waitFor()
  expect(await toast.innerText()).toContain(name.split('\n')[0] ?? '')
  await toast.waitFor({ state: 'hidden', timeout: 5000 })
  await context.close()
})

test('six placeholders show while similar vehicles load, then the vehicles (VDP-031, API-001)', async () => {
  const page = await browser.newPage()
  let answer = () => {}
  const held = new Promise<void>((resume) => {
    answer = resume
  })
  await page.route('**/api/search/multi-search', async (route) => {
    await held
    await route.continue()
  })
  await page.goto(`${platform.site('meridian')}/cars/${car.slug}`)
  await page.locator('#similar').scrollIntoViewIfNeeded()
  await expect.poll(() => page.locator('.similar-placeholders #similar li').count()).toBe(6)
  answer()
  await page.locator('#similar article').first().waitFor()
  expect(await page.locator('.similar-placeholders #similar li').count()).toBe(0)
  await page.close()
})

test('a link preview finds a picture of 1200 by 630, and vehicles answer by id (API-014)', async () => {
  const host = `meridian.localhost:${platform.port}`
  const page = await ask(platform.port, host, `/cars/${car.slug}`)
  const image = /property="og:image" content="([^"]+)"/.exec(page.body)?.[1] ?? ''
  expect(image).toContain(`/img/og/${car.slug}.jpg`)
  expect((await ask(platform.port, host, `/img/og/${car.slug}.jpg`)).headers['content-type']).toBe(
    'image/jpeg',
  )
  const byId = await ask(platform.port, host, `/api/cars/${car.id}`)
  expect(JSON.parse(byId.body)).toMatchObject({ slug: car.slug })
  const disclaimers = await ask(platform.port, host, `/api/cars/${car.id}/finance-disclaimer`)
  expect(JSON.parse(disclaimers.body)).toHaveProperty('disclaimers')
})

test('a picture host that no site lists is never contacted, whatever the address says', async () => {
  let asked = 0
  const server = createServer((_, response) => {
    asked += 1
    response.end()
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const { port } = server.address() as AddressInfo
  const source = encodeURIComponent(`http://127.0.0.1:${port}/1.jpg`)
  const answer = await ask(
    platform.port,
    `meridian.localhost:${platform.port}`,
    `/img/feed?src=${source}&w=640`,
  )
  server.close()
  expect([answer.status, asked]).toEqual([404, 0])
  const host = `meridian.localhost:${platform.port}`
  for (const width of ['0', '-1', '1000000', '1e6', '640.5', '']) {
    for (const path of [`/img/feed?src=${source}&w=${width}`, `/img/sample/suv/36/red.webp?w=${width}`]) {
      const refused = await ask(platform.port, host, path)
      expect([path, refused.status >= 400 && refused.status < 500]).toEqual([path, true])
    }
  }
})
