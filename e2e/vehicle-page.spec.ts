import type { BrowserContextOptions, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import type { PromiseName } from '#seed/stock/promises.ts'
import { accessibilityFaults } from './accessible.ts'
import { ask } from './ask.ts'
import { openReadingJourney } from './journey.ts'
import { promised } from './promised.ts'
import { untilLive } from './visit.ts'

/** On a busy machine an answer may take a while. */
const SOON = { timeout: 10_000 }
const { platform, browser } = await openReadingJourney()
/** Addresses of vehicles that have what a journey needs. */
const paths = { spin: '', film: '', photos: '' }
beforeAll(async () => {
  paths.spin = await pathOf('a used car that turns, with marked points and a long list of features')
  paths.film = await pathOf('a used electric car with a film and its cabin to look around')
  paths.photos = await pathOf(
    'a used petrol car that its price comparison, finance and fuel cost all speak of',
  )
})

const pathOf = async (name: PromiseName) => `/cars/${(await promised(platform.port, name)).slug}`

async function open(path: string, options: BrowserContextOptions = {}, site = 'meridian'): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options })
  const page = await context.newPage()
  await page.goto(platform.site(site) + path, { waitUntil: 'load' })
  if (options.javaScriptEnabled !== false) await untilLive(page, 'body')
  return page
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const stage = (page: Page) => page.getByRole('region', { name: 'Pictures' })

const headingOf = async (page: Page) => (await page.locator('h1').innerText()).replaceAll('\n', ' ')

test('a card leads to its vehicle with gallery, price and buttons, and a trail back to Home (VDP-001, VDP-003)', async () => {
  const page = await open('/search/new-used-and-demo-cars')
  const link = page.locator('main article h3 a').first()
  const name = (await link.innerText()).split('\n')[0] ?? ''
  await link.click()
  await page.waitForURL(/\/cars\//)
  await page.getByRole('heading', { level: 1 }).waitFor()
  // The heading of the list may stay a moment longer than its address.
  await expect.poll(() => headingOf(page), SOON).toContain(name.split(' ')[1] ?? '?')
  expect(await stage(page).locator('img').first().isVisible()).toBe(true)
  expect(await page.locator('main').innerText()).toMatch(/\$\d/)
  const trail = page.getByRole('navigation', { name: /breadcrumb/i }).getByRole('link')
  expect([await trail.first().innerText(), await trail.first().getAttribute('href')]).toEqual(['Home', '/'])
  await trail.nth(1).click()
  await page.waitForURL(/\/search\//)
  await page.context().close()
})

test('slider, thumbnails and fullscreen viewer move the pictures; the opener has its tooltip (VDP-004, VDP-006, VDP-009)', async () => {
  const page = await open(paths.spin)
  await button(page, 'Photos').click()
  const count = stage(page).getByText(/\d+ \/ \d+/)
  await button(page, 'Next photo').click()
  await expect.poll(() => count.innerText(), SOON).toMatch(/2 \/ \d+/)
  const thumbs = stage(page).locator('ol a')
  await thumbs.nth(2).click()
  await expect.poll(() => count.innerText(), SOON).toMatch(/3 \/ \d+/)
  await expect.poll(() => thumbs.nth(2).getAttribute('aria-current'), SOON).toBe('true')
  const opener = button(page, 'Fullscreen')
  expect(await opener.getAttribute('title')).toBe('Fullscreen')
  await opener.focus()
  await page.keyboard.press('Enter')
  const viewer = page.getByRole('dialog', { name: /^Photos of/ })
  await viewer.waitFor()
  await expect.poll(() => viewer.getByText(/\d+ of \d+/).innerText(), SOON).toMatch(/^3 of/)
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => viewer.getByText(/\d+ of \d+/).innerText(), SOON).toMatch(/^4 of/)
  await page.keyboard.press('ArrowLeft')
  await expect.poll(() => viewer.getByText(/\d+ of \d+/).innerText(), SOON).toMatch(/^3 of/)
  expect(await accessibilityFaults(page)).toEqual([])
  const scale = () =>
    viewer
      .locator('li a')
      .nth(2)
      .evaluate((picture) => picture.getBoundingClientRect().width / innerWidth)
  await page.keyboard.press('+')
  await expect.poll(scale, SOON).toBeGreaterThan(1.4)
  await page.keyboard.press('0')
  await expect.poll(scale, SOON).toBe(1)
  // A press enlarges; it never leaves for the bare file
  await viewer.locator('li a').nth(2).click()
  await expect.poll(scale, SOON).toBeGreaterThan(2)
  expect(await viewer.locator('li img').nth(2).getAttribute('src')).toContain('w=2000')
  await viewer.getByRole('button', { name: 'Close' }).click()
  await expect.poll(() => page.getByRole('dialog').count(), SOON).toBe(0)
  await page.context().close()
})

test('Back closes the viewer and the enquiry dialog without loading anything, and only then leaves the page (VDP-006, VDP-038)', async () => {
  const page = await open(paths.spin)
  const before = page.url()
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('.data')) asked.push(request.url())
  })
  const openers = [
    button(page, 'Fullscreen'),
    page.locator('main a[data-intent=enquire] >> visible=true').first(),
  ]
  for (const opener of openers) {
    for (const way of ['Back', 'Escape']) {
      await opener.click()
      await page.getByRole('dialog').waitFor(SOON)
      await (way === 'Back' ? page.goBack() : page.keyboard.press('Escape'))
      await expect.poll(() => page.getByRole('dialog').count(), SOON).toBe(0)
      await expect.poll(() => page.evaluate(() => history.state?.isOver ?? null), SOON).toBeNull()
      expect(page.url()).toBe(before)
    }
  }
  expect(asked).toEqual([])
  await page.goBack()
  expect(page.url()).not.toBe(before)
  await page.context().close()
})

test('the spin turns by drag at 20 px a frame, by keys, by buttons and by itself; points move and open by angle (VDP-005, VDP-007, VDP-008, VDP-051)', async () => {
  const page = await open(paths.spin)
  const spin = page.getByRole('slider', { name: /^Turn / })
  const angle = async () => Number(await spin.getAttribute('aria-valuenow'))
  const start = await angle()
  const turned = async () => ((await angle()) - start + 360) % 360
  await spin.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(turned, SOON).toBe(15)
  await button(page, 'Turn left').click()
  await expect.poll(turned, SOON).toBe(0)
  const box = await spin.boundingBox()
  if (!box) throw new Error('no stage')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 60, y, { steps: 6 })
  await page.mouse.up()
  await expect.poll(async () => Math.min(await turned(), 360 - (await turned()))).toBe(45)
  const seen = new Set<string>()
  const spots = stage(page).locator('button[aria-expanded]')
  for (let step = 0; step < 24; step++) {
    for (const spot of await spots.all())
      seen.add(`${await spot.getAttribute('aria-label')} ${await spot.getAttribute('style')}`)
    await button(page, 'Turn right').click()
  }
  expect(seen.size).toBeGreaterThan(1)
  for (let step = 0; step < 24 && (await spots.count()) === 0; step++)
    await button(page, 'Turn right').click()
  const text = (await spots.first().getAttribute('aria-label')) ?? ''
  await spots.first().focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => stage(page).getByText(text, { exact: true }).isVisible()).toBe(true)
  const before = await angle()
  await button(page, 'Turn by itself').click()
  await page.waitForTimeout(1000)
  await button(page, 'Stop turning').click()
  const frames = (((await angle()) - before + 360) % 360) / 15
  expect([frames >= 6, frames <= 11]).toEqual([true, true])
  await page.context().close()
  const calm = await open(paths.spin, { reducedMotion: 'reduce' })
  await expect.poll(() => button(calm, 'Turn by itself').isVisible()).toBe(false)
  await calm.context().close()
})

test('the interior can be looked around and the walkaround is a video with controls (VDP-005)', async () => {
  const page = await open(paths.film)
  await button(page, 'Walkaround').click()
  const film = stage(page).locator('video')
  await expect.poll(() => film.evaluate((element: HTMLVideoElement) => element.controls)).toBe(true)
  const source = (await film.locator('source').getAttribute('src')) ?? ''
  expect(
    (await ask(platform.port, `meridian.localhost:${platform.port}`, source)).headers['content-type'],
  ).toMatch(/^video\//)
  await button(page, 'Interior').click()
  const cabin = page.getByRole('region', { name: /^Interior of/ })
  await expect
    .poll(() => cabin.evaluate((element) => element.scrollWidth > element.clientWidth * 1.2))
    .toBe(true)
  await page.context().close()
})

test('tabs open one at a time, longer lists and comments on demand (VDP-014, VDP-015)', async () => {
  const page = await open(paths.spin)
  const tabs = page.locator('details[name=vehicle-information]')
  expect(await tabs.count()).toBeGreaterThan(2)
  await tabs.nth(1).locator('summary').focus()
  await page.keyboard.press('Enter')
  const opened = () => tabs.evaluateAll((all) => all.map((each) => (each as HTMLDetailsElement).open))
  expect((await opened()).filter(Boolean)).toHaveLength(1)
  expect((await opened())[1]).toBe(true)
  await page.locator('#info-features summary').first().click()
  const features = page.locator('#info-features li').locator('visible=true')
  await expect.poll(() => features.count()).toBe(8)
  await page
    .locator('#info-features')
    .getByText(/^Show All \d+$/)
    .click()
  await expect.poll(() => features.count(), SOON).toBeGreaterThan(8)
  await page.context().close()
})

test('fuel costs what distance, consumption and price say, even typed with signs and commas (VDP-016, VDP-018, VDP-019)', async () => {
  const page = await open(paths.photos)
  const fuel = page.locator('#fuel')
  const litres = Number(/([\d.]+) L\/100/.exec(await fuel.innerText())?.[1])
  const cost = async () => Number((await fuel.locator('output').innerText()).replace(/[^\d.]/g, ''))
  expect(Math.abs((await cost()) - 2.5 * litres * 1.7)).toBeLessThan(0.2)
  await fuel.getByLabel(/Fuel price/).fill('$2.00')
  await fuel.getByLabel(/Distance/).fill('1,000 kms')
  await expect.poll(cost, SOON).toBeCloseTo(10 * litres * 2, 0)
  await page.context().close()
})

test('the header sticks past 500 px and the bar of a phone changes past 900 px (VDP-039, VDP-040)', async () => {
  const page = await open(paths.photos)
  const header = page.locator('[inert]').filter({ has: page.locator('a[data-intent]') })
  await page.evaluate(() => window.scrollTo({ top: 499, behavior: 'instant' }))
  expect(await header.count()).toBeGreaterThan(0)
  await page.evaluate(() => window.scrollTo({ top: 520, behavior: 'instant' }))
  await expect.poll(() => header.count(), SOON).toBe(0)
  await page.context().close()
  const phone = await open(paths.photos, { viewport: { width: 390, height: 844 } })
  const bar = phone.locator('[data-mobile-bar]')
  expect(await bar.isVisible()).toBe(true)
  const line = bar.locator('p').first()
  expect(await line.innerText()).toMatch(/\$\d/)
  const shadow = () => line.evaluate((element) => getComputedStyle(element).boxShadow)
  expect(await shadow()).toBe('none')
  await phone.evaluate(() => window.scrollTo({ top: 950, behavior: 'instant' }))
  await expect.poll(shadow, SOON).not.toBe('none')
  await phone.context().close()
})

test('share opens a window of 550 by 400 (VDP-033, VDP-035)', async () => {
  const page = await open(paths.photos)
  await page.evaluate(() => {
    const shared = window as unknown as { asked: unknown[] }
    shared.asked = []
    window.open = (...given: unknown[]) => {
      shared.asked = given
      return { opener: null } as unknown as Window
    }
  })
  await page.locator('#share-this').scrollIntoViewIfNeeded()
  // The row becomes live only when it is reached.
  await untilLive(page, '#share-this a')
  await page.locator('#share-this').getByRole('link', { name: 'Facebook' }).click()
  const asked = () => page.evaluate(() => (window as unknown as { asked: string[] }).asked)
  await expect.poll(async () => (await asked()).length).toBe(3)
  const [href, , features] = await asked()
  expect(href).toContain(encodeURIComponent(new URL(page.url()).pathname))
  expect(features).toMatch(/width=550,height=400/)
  await expect
    .poll(() => page.locator('#share-this a').allInnerTexts())
    .toEqual(expect.arrayContaining(['Facebook', 'WhatsApp', 'Email', 'SMS']))
  await page.context().close()
})

test('a vehicle in another city says where, with directions, until dismissed (VDP-043)', async () => {
  const page = await open(await pathOf('a used car in another city'))
  expect(
    await page
      .getByRole('link', { name: /Get Directions/ })
      .first()
      .getAttribute('href'),
  ).toMatch(/^https:/)
  await button(page, 'Dismiss').click()
  await expect.poll(() => button(page, 'Dismiss').count(), SOON).toBe(0)
  await page.context().close()
})

test('a sold vehicle has its notice and the way to similar ones instead of buttons (VDP-046, VDP-047)', async () => {
  const page = await open(await pathOf('a sold car'), { javaScriptEnabled: false })
  const text = await page.locator('main').innerText()
  expect(text).toContain('Like this and want something similar?')
  expect(text).toMatch(/SOLD/)
  for (const name of [/Reserve Car Now/, /Enquire Now/, /Test Drive/])
    expect(
      await page
        .getByRole('complementary', { name: 'Price and contact' })
        .getByRole('link', { name })
        .count(),
    ).toBe(0)
  await page.getByRole('link', { name: 'Find Me Something Similar' }).first().click()
  await expect.poll(() => page.locator('h1').count()).toBe(1)
  await page.context().close()
})

test('each dialog opens with its own form, by keyboard, holds the focus and returns it (VDP-038)', async () => {
  const page = await open(paths.photos)
  for (const [intent, label] of [
    ['enquire', 'Send enquiry'],
    ['test_drive', 'Book test drive'],
  ]) {
    const opener = page.locator(`main a[data-intent=${intent}]`).locator('visible=true').first()
    if ((await opener.count()) === 0) continue
    await opener.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: label }).waitFor()
    expect(await dialog.evaluate((each) => each.contains(document.activeElement))).toBe(true)
    await page.keyboard.press('Escape')
    await expect.poll(() => page.getByRole('dialog').count(), SOON).toBe(0)
    expect(await page.evaluate(() => document.activeElement?.getAttribute('data-intent'))).toBe(intent)
  }
  await page.context().close()
})
