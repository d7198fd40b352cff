import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { findStock } from './ask.ts'
import { openReadingJourney } from './journey.ts'
import { openPage, type Visit } from './visit.ts'

const ALL = '/search/new-used-and-demo-cars'
const STEPS_MAX = 45
const { platform, browser } = await openReadingJourney()

const visit = (path: string, options: Visit = {}) =>
  openPage(browser, platform.site('meridian') + path, options)

/** In the page: what has the focus, and why a keyboard-only visitor would lose it; null is fine. */
function focusFault(): { name: string; fault: string | null } {
  const element = document.activeElement
  if (!(element instanceof HTMLElement) || element === document.body) return { name: 'body', fault: null }
  const name = `${element.tagName} ${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}`
  const label = element.closest('label')
  const box =
    (element.getClientRects()[0]?.width ?? 0) > 2
      ? element.getBoundingClientRect()
      : label?.getBoundingClientRect()
  if (!box || box.width < 2 || box.height < 2) return { name, fault: 'has no size' }
  const { innerWidth, innerHeight } = window
  if (box.bottom <= 0 || box.top >= innerHeight || box.right <= 0 || box.left >= innerWidth)
    return { name, fault: `outside the window at ${Math.round(box.left)},${Math.round(box.top)}` }
  const bars = [...document.querySelectorAll<HTMLElement>('body *')].filter((bar) => {
    const { position, visibility } = getComputedStyle(bar)
    return (
      (position === 'fixed' || position === 'sticky') &&
      visibility === 'visible' &&
      !bar.contains(element) &&
      !element.contains(bar)
    )
  })
  for (const bar of bars) {
    if (getComputedStyle(bar).pointerEvents === 'none') continue
    const over = bar.getBoundingClientRect()
    const isUnder =
      over.top <= box.top && over.bottom >= box.bottom && over.left <= box.left && over.right >= box.right
    if (isUnder && over.height < innerHeight / 2)
      return { name, fault: `under ${bar.tagName}.${bar.className.slice(0, 60)}` }
  }
  const style = getComputedStyle(element)
  const shows = (each: Element | null) =>
    each !== null &&
    ['', '::after', '::before'].some((part) => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(each, part)
      return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) || boxShadow !== 'none'
    })
  // A slider draws its ring on its thumb, and a focused scrolling region on its edge.
  const isDrawnElsewhere = element.matches('input[type=range]') || style.outlineColor === 'auto'
  return {
    name,
    fault:
      shows(element) || shows(label) || shows(element.parentElement) || isDrawnElsewhere
        ? null
        : 'shows no focus',
  }
}

async function walk(
  page: Page,
  key: 'Tab' | 'Shift+Tab',
  steps: number,
): Promise<{ names: string[]; faults: string[] }> {
  const names: string[] = []
  const faults: string[] = []
  for (let step = 0; step < steps; step++) {
    await page.keyboard.press(key)
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 30))))
    const { name, fault } = await page.evaluate(focusFault)
    names.push(name)
    if (fault) faults.push(`${name}: ${fault}`)
  }
  return { names, faults }
}

/** Tabs on until the wanted element has the focus. */
async function tabTo(page: Page, wanted: RegExp): Promise<void> {
  for (let step = 0; step < 150; step++) {
    await page.keyboard.press('Tab')
    const { name } = await page.evaluate(focusFault)
    if (wanted.test(name)) return
  }
  throw new Error(`No Tab reaches ${wanted}`)
}

test.each([390, 1280])(
  'at %i px the focus is visible at each step through home, search and vehicle page, forwards and back',
  async (width) => {
    const [vehicle] = await findStock(
      platform.port,
      'meridian',
      'status = in_stock AND reserved = false AND photos_count > 3',
    )
    for (const path of ['/', ALL, `/cars/${vehicle?.slug}`]) {
      const page = await visit(path, { width })
      const forwards = await walk(page, 'Tab', STEPS_MAX)
      expect([path, forwards.faults]).toEqual([path, []])
      expect(new Set(forwards.names).size).toBeGreaterThan(STEPS_MAX / 3)
      const back = await walk(page, 'Shift+Tab', 15)
      expect([path, back.faults]).toEqual([path, []])
      await page.context().close()
    }
  },
  180_000,
)

test('the skip link comes first and goes past the menu', async () => {
  const page = await visit(ALL)
  await page.keyboard.press('Tab')
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to content')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest('header') === null)).toBe(true)
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
})

test('on the search page a second one goes past filters and sorting to the first card', async () => {
  const page = await visit(ALL)
  for (const key of ['Tab', 'Enter', 'Tab']) await page.keyboard.press(key)
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to results')
  for (const key of ['Enter', 'Tab']) await page.keyboard.press(key)
  const card = () => document.activeElement?.closest('li') === document.querySelector('[data-results] > li')
  await expect.poll(() => page.evaluate(card)).toBe(true)
})

test('a menu opens by Enter, closes by Escape with the focus back, and the phone menu holds the focus', async () => {
  const page = await visit('/')
  await tabTo(page, /Our Stock/)
  const opener = page.locator(':focus')
  await page.keyboard.press('Enter')
  await expect
    .poll(() =>
      page
        .locator('header')
        .getByRole('link', { name: /Used Cars/i })
        .first()
        .isVisible(),
    )
    .toBe(true)
  await page.keyboard.press('Escape')
  await expect
    .poll(() =>
      page
        .locator('header')
        .getByRole('link', { name: /Used Cars/i })
        .first()
        .isVisible(),
    )
    .toBe(false)
  expect(
    await opener.evaluate(
      (element) => element === document.activeElement || element.contains(document.activeElement),
    ),
  ).toBe(true)
})

test('from home to a sent enquiry by keyboard alone: search, filter, card, vehicle, form', async () => {
  const page = await visit('/')
  await tabTo(page, /^BUTTON.*Show \d/)
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/search\//)
  await page.getByRole('complementary', { name: 'Filters' }).waitFor()
  await tabTo(page, /^A Used/)
  await page.keyboard.press('Enter')
  await page.waitForURL(/car_type=used|used-cars/)
  await expect.poll(async () => (await page.evaluate(focusFault)).name).toMatch(/^A .*Used/)
  await page.locator('main h3 a').first().focus()
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/cars\//)
  await page.waitForLoadState('networkidle')
  await page.locator('main a[href="#enquire"]').first().focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.waitFor()
  expect(await dialog.evaluate((each) => each.contains(document.activeElement))).toBe(true)
  await page.keyboard.press('Escape')
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
  expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe('#enquire')
})
