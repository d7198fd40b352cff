import type { Browser, BrowserContext, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { accessibilityFaults } from './accessible.ts'
import { findStock } from './ask.ts'
import { openReadingJourney } from './journey.ts'

/** One site of each template. */
const SITES = {
  metro: 'meridian',
  atelier: 'aurelia',
  outpost: 'longhaul-trucks',
  circuit: 'ironbark-motorcycles',
}
const TEMPLATES = Object.entries(SITES)
const WIDTHS = [320, 390, 768, 1280, 1920]
const DESK = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }
/** The words of the default menu, in order (PAGE-029). */
const DEFAULT_MENU = ['Home', 'Vehicles', 'Offers', 'Our Stock', 'Trade In', 'Service', 'Company']

const { platform, browser } = await openReadingJourney()

async function withPage<T>(
  options: Parameters<Browser['newContext']>[0],
  look: (page: Page, context: BrowserContext) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext(options)
  try {
    return await look(await context.newPage(), context)
  } finally {
    await context.close()
  }
}

const menuOf = (page: Page, words: string) =>
  page.locator('nav[aria-label="Main"] details', { has: page.locator(`summary:text-is("${words}")`) })
const isOpen = (page: Page, words: string) =>
  menuOf(page, words).evaluate((menu) => (menu as HTMLDetailsElement).open)

test.each(TEMPLATES)(
  '%s: home, search and vehicle fit every width, stay still and pass axe (SITE-003, SITE-006)',
  async (template, slug) => {
    const [vehicle] = await findStock(platform.port, slug, 'status = in_stock AND photos_count > 3')
    await withPage({ viewport: DESK }, async (page) => {
      for (const path of ['/', '/search/new-used-and-demo-cars', `/cars/${vehicle?.slug}`]) {
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 900 })
          if (width === 320 || width === 1280) await page.goto(platform.site(slug) + path)
          const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
          expect(wide, `${path} at ${width}`).toBeLessThanOrEqual(0)
        }
        await page.setViewportSize({ width: 1280, height: 900 })
        expect(await page.locator('html').getAttribute('data-template')).toBe(template)
        expect(await accessibilityFaults(page), path).toEqual([])
        const shift = await page.evaluate(
          () =>
            new Promise<number>((done) => {
              let sum = 0
              type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean }
              new PerformanceObserver((list) => {
                for (const entry of list.getEntries() as Shift[])
                  if (!entry.hadRecentInput) sum += entry.value
              }).observe({ type: 'layout-shift', buffered: true })
              setTimeout(() => done(sum), 50)
            }),
        )
        expect(shift, `${path}: layout shift`).toBeLessThan(0.02)
      }
    })
  },
  120_000,
)

test.each(TEMPLATES)(
  '%s: a menu opens by a click and closes by a second one, by Escape and by a click outside it (PAGE-028)',
  async (_template, slug) => {
    await withPage({ viewport: DESK }, async (page) => {
      await page.goto(platform.site(slug), { waitUntil: 'networkidle' })
      const summary = menuOf(page, 'Our Stock').locator('summary')
      await summary.click()
      await expect.poll(() => isOpen(page, 'Our Stock')).toBe(true)
      await summary.click()
      await expect.poll(() => isOpen(page, 'Our Stock')).toBe(false)
      await summary.focus()
      await page.keyboard.press('Enter')
      await expect.poll(() => isOpen(page, 'Our Stock')).toBe(true)
      await page.keyboard.press('Escape')
      await expect.poll(() => isOpen(page, 'Our Stock')).toBe(false)
      await expect.poll(() => summary.evaluate((element) => element === document.activeElement)).toBe(true)
      await summary.click()
      // Outside the panel, in the margin of the page, where there is no link.
      await page.mouse.click(6, DESK.height - 6)
      await expect.poll(() => isOpen(page, 'Our Stock')).toBe(false)
    })
  },
  60_000,
)

test('the mega menu shows makes with their models under one item, and one menu is open at a time (PAGE-028)', async () => {
  await withPage({ viewport: DESK }, async (page) => {
    await page.goto(platform.site('meridian'), { waitUntil: 'networkidle' })
    await menuOf(page, 'Vehicles').locator('summary').click()
    const panel = menuOf(page, 'Vehicles')
    for (const words of ['Toyota', 'Hyundai', 'Kia', 'Mazda', 'HiLux', 'CX-5'])
      await panel.locator(`a:text-is("${words}")`).waitFor()
    await menuOf(page, 'Our Stock').locator('summary').click()
    await expect.poll(() => isOpen(page, 'Vehicles')).toBe(false)
    await menuOf(page, 'Our Stock').locator('a:text-is("Used cars")').click()
    await page.waitForURL('**/search/used-cars')
    await expect.poll(() => isOpen(page, 'Our Stock')).toBe(false)
  })
})

test.each(TEMPLATES)(
  '%s: without scripts the menus open and their links work, on a desktop and on a phone (PAGE-028)',
  async (_template, slug) => {
    await withPage({ viewport: DESK, javaScriptEnabled: false }, async (page) => {
      await page.goto(platform.site(slug))
      await menuOf(page, 'Our Stock').locator('summary').click()
      await menuOf(page, 'Our Stock').locator('a:has-text("Used")').first().click()
      await page.waitForURL('**/search/used-*')
    })
    await withPage({ viewport: PHONE, javaScriptEnabled: false, hasTouch: true }, async (page) => {
      await page.goto(platform.site(slug))
      await page.locator('summary[aria-label="Menu"]').tap()
      const menu = page.locator('nav[aria-label="Main, small screen"]')
      const stock = menu.locator('details', { has: page.locator('summary', { hasText: 'Our Stock' }) })
      await stock.locator('summary').tap()
      await stock.locator('a', { hasText: 'Used' }).first().tap()
      await page.waitForURL('**/search/used-*')
    })
  },
  60_000,
)

test.each(TEMPLATES)(
  '%s: Locations lists the site’s locations, each with its page (PAGE-014)',
  async (_template, slug) => {
    await withPage({ viewport: DESK }, async (page) => {
      await page.goto(platform.site(slug), { waitUntil: 'networkidle' })
      const menu = page.locator('header details[name="menu"]:has(> summary:has-text("Locations"))')
      await menu.locator('summary').click()
      const links = menu.locator('a[href^="/our-location/"]')
      await expect.poll(() => links.count()).toBeGreaterThan(1)
      await links.first().click()
      await page.waitForURL('**/our-location/*')
      await expect.poll(() => page.locator('h1').count()).toBe(1)
    })
  },
)

test('a site without its own menu has the seven words of the default one, in order (PAGE-029); another has its own (PAGE-031)', async () => {
  await withPage({ viewport: DESK }, async (page) => {
    const words = async (slug: string) => {
      await page.goto(platform.site(slug))
      return page
        .locator('nav[aria-label="Main"] > ul > li')
        .evaluateAll((items) =>
          items.map((item) => item.querySelector('summary, a')?.textContent?.trim() ?? ''),
        )
    }
    expect(await words('aurelia')).toEqual(DEFAULT_MENU)
    const own = await words('carbarn')
    expect(own[0]).toBe('Every aisle')
    expect(own.filter((label) => DEFAULT_MENU.includes(label))).toEqual([])
  })
})

test.each(TEMPLATES)(
  '%s: the footer has four groups, and Terms And Conditions leads to /terms-and-conditions/ (PAGE-030)',
  async (_template, slug) => {
    await withPage({ viewport: DESK }, async (page) => {
      await page.goto(platform.site(slug))
      const footer = page.locator('footer nav[aria-label="Footer"]')
      const headings = await footer.locator('> div > p').allTextContents()
      expect(headings.slice(0, 3)).toEqual(['Vehicles', 'Buyer Tools', 'Servicing and Parts'])
      expect(headings).toHaveLength(4)
      const terms = footer.locator('a', { hasText: 'Terms And Conditions' })
      expect(await terms.getAttribute('href')).toBe('/terms-and-conditions/')
      await terms.click()
      await page.waitForURL('**/terms-and-conditions/')
      await expect.poll(() => page.locator('h1').count()).toBe(1)
    })
  },
  60_000,
)

test('the frame of a page is the server’s own and stays intact over moves within the visit and over a lost page', async () => {
  await withPage({ viewport: DESK }, async (page) => {
    const faults: string[] = []
    page.on('pageerror', (error) => faults.push(error.message))
    await page.goto(platform.site('meridian'), { waitUntil: 'networkidle' })
    const header = () => page.locator('header').first().innerText()
    const before = await header()
    await menuOf(page, 'Our Stock').locator('summary').click()
    await menuOf(page, 'Our Stock').locator('a:text-is("New cars")').click()
    await page.waitForURL('**/search/new-cars')
    await expect.poll(header).toBe(before)
    await page.evaluate(() => {
      const link = document.createElement('a')
      link.href = '/no-such-page/anywhere'
      document.body.append(link)
      link.click()
    })
    await page.waitForFunction(() => document.title === 'Page not found')
    await expect.poll(header).toBe(before)
    expect(await page.locator('footer').count()).toBe(1)
    expect(faults).toEqual([])
  })
})
