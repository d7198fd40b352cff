import type { BrowserContextOptions, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { findPromised, type PromiseName } from '#seed/stock/promises.ts'
import { ask } from './ask.ts'
import { openReadingJourney } from './journey.ts'
import { promised } from './promised.ts'
import { untilLive } from './visit.ts'

const SOON = { timeout: 15_000 }
const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
}

const { platform, browser } = await openReadingJourney()

async function findCar(name: PromiseName): Promise<{ id: string; path: string; html: string }> {
  const { id, slug } = await promised(platform.port, name)
  const path = `/cars/${slug}`
  const host = `${findPromised(name).site}.localhost:${platform.port}`
  return { id, path, html: (await ask(platform.port, host, path)).body }
}

async function open(url: string, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options })
  const page = await context.newPage()
  await page.goto(url, { waitUntil: 'load' })
  await untilLive(page, 'body')
  return page
}

test('Instant Message shows in exactly one of four combinations of token and reservability, and its panel takes a message (VDP-050)', async () => {
  const has = async (name: PromiseName) => {
    const { html } = await findCar(name)
    return ['instant_message', 'enquire'].map((intent) => html.includes(`data-intent="${intent}"`))
  }
  // Aurelia's document names a chat token, Meridian's does not.
  expect(await has('a certified car to reserve')).toEqual([true, false])
  expect(await has('a reserved Mercedes-Benz')).toEqual([false, true])
  expect(
    await has('a used petrol car that its price comparison, finance and fuel cost all speak of'),
  ).toEqual([false, true])
  expect(await has('a reserved car')).toEqual([false, true])
  const page = await open(platform.site('aurelia') + (await findCar('a certified car to reserve')).path)
  await page.getByRole('link', { name: 'Instant Message' }).first().click()
  const panel = page.getByRole('dialog')
  await panel.getByRole('heading', { name: 'Send a message' }).waitFor(SOON)
  await panel.locator('form button[type=submit]').waitFor(SOON)
  await page.context().close()
})

test('a sold vehicle has no watchlist button, except for those who saved it before (AUTH-004)', async () => {
  const { id, path } = await findCar('a sold car')
  const url = platform.site('meridian') + path
  for (const saved of [[], [id]]) {
    const context = await browser.newContext()
    const page = await context.newPage()
    await page.context().addCookies([{ name: 'forecourt_in', value: '1', url }])
    await page.route('**/api/watchlist', (route) =>
      route.fulfill({ json: { user: { id: 'u', phone: '0455000001' }, car_ids: saved } }),
    )
    const read = page.waitForResponse('**/api/watchlist')
    await page.goto(url)
    await page.getByText('Like this and want something similar?').first().scrollIntoViewIfNeeded()
    await read
    const button = page.locator('main form[action^="/sign-in?type=watchlist"] button')
    await expect.poll(() => button.count(), SOON).toBe(saved.length)
    if (saved.length > 0) await expect.poll(() => button.getAttribute('aria-pressed'), SOON).toBe('true')
    await page.context().close()
  }
})

test('a coming-soon vehicle says so, can be enquired about and is described as not yet here (VDP-046, VDP-048)', async () => {
  const { path, html } = await findCar('a car that is coming')
  expect(html).not.toContain('data-intent="reserve"')
  expect(html).not.toContain('Like this and want something similar?')
  const page = await open(platform.site('meridian') + path)
  await page.getByText('COMING SOON').first().waitFor(SOON)
  await page.locator('main a[data-intent=enquire]').locator('visible=true').first().waitFor(SOON)
  await page.context().close()
})

test('in the fullscreen viewer a pinch enlarges the picture, a swipe turns it and close goes back (VDP-006)', async () => {
  const { path } = await findCar('a certified used Toyota')
  const page = await open(platform.site('meridian') + path, PHONE)
  await page.getByRole('button', { name: 'Fullscreen' }).tap()
  const viewer = page.getByRole('dialog', { name: /^Photos of/ })
  await viewer.waitFor(SOON)
  const shown = () => viewer.getByText(/\d+ of \d+/).innerText()
  await expect.poll(shown, SOON).toMatch(/^1 of/)
  const touch = await page.context().newCDPSession(page)
  const scale = () => page.evaluate(() => window.visualViewport?.scale ?? 0)
  const fingers = (apart: number) => [
    { x: 195 - apart, y: 420, id: 0 },
    { x: 195 + apart, y: 420, id: 1 },
  ]
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(30) })
  for (let apart = 35; apart <= 100; apart += 5)
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(apart) })
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await expect.poll(scale, SOON).toBeGreaterThan(1.5)
  await expect.poll(shown, SOON).toMatch(/^1 of/)
  await touch.send('Emulation.setPageScaleFactor', { pageScaleFactor: 1 })
  await expect.poll(scale, SOON).toBe(1)
  await touch.send('Input.synthesizeScrollGesture', { x: 300, y: 420, xDistance: -250, speed: 1200 })
  await expect.poll(shown, SOON).toMatch(/^2 of/)
  await viewer.getByRole('button', { name: 'Close' }).tap()
  await expect.poll(() => page.getByRole('dialog').count(), SOON).toBe(0)
  await page.context().close()
})
