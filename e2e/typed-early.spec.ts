import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { findStock } from './ask.ts'
import { openReadingJourney } from './journey.ts'
import { untilLive } from './visit.ts'

const { platform, browser } = await openReadingJourney()

const meridian = (await findStock(platform.port, 'meridian', 'status = in_stock AND price > 20000'))[0]
const [site, other] = ['meridian', 'carbarn']

/** Every kind of page that holds a form, each form of it once. */
const PAGES: readonly (readonly [site: string, path: string])[] = [
  [site, '/'],
  [site, `/cars/${meridian?.slug}`],
  [site, `/cars/${meridian?.slug}/checkout`],
  [site, '/finance'],
  [site, '/finance-quote'],
  [site, '/finance-enquiry'],
  [site, '/contact'],
  [site, '/book-test-drive'],
  [site, '/service'],
  [site, '/sell-my-car'],
  [site, '/fleet'],
  [site, '/careers'],
  [site, '/call-back'],
  [site, '/vehicle-parts-and-accessories'],
  [site, '/parts/search'],
  [site, '/trade-in'],
  [site, '/sign-in'],
  [site, '/delivery'],
  [site, '/dealer-locator'],
  [other, '/apply-for-finance'],
  [other, '/directory'],
  ['ironbark-motorcycles', '/spin-to-win'],
]

const WORDS: Record<string, string> = { email: 'ada@example.com', tel: '0412 345 678', number: '12' }
/** Within what the field takes: a number out of range is corrected and says so. */
const NUMBERS: Record<string, string> = {
  amount: '31000',
  interest: '7.5',
  tradeIn: '1000',
  residual: '2000',
  purchasePrice: '31000',
}
const CONTROLS = 'main form :is(input, textarea, select)'

type Typed = { key: string; value: string }

/** Types into every visible control before any script has loaded; returns what each holds. */
async function typeEverywhere(page: Page): Promise<Typed[]> {
  const typed: Typed[] = []
  for (const control of await page.locator(CONTROLS).all()) {
    if (!(await control.isVisible()) || !(await control.isEditable())) continue
    const { kind, key, name, isNumber, max } = await control.evaluate((element, all) => {
      const input = element as HTMLInputElement
      return {
        kind: input.localName === 'select' ? 'select' : input.type,
        key: String([...document.querySelectorAll(all)].indexOf(element)),
        name: input.name,
        isNumber: /numeric|decimal/.test(input.inputMode),
        max: input.maxLength,
      }
    }, CONTROLS)
    if (kind === 'select') {
      const values = await control
        .locator('option:not([disabled])')
        .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value))
      const value = values.at(-1)
      if (!value) continue
      await control.selectOption(value)
    } else if (['text', 'search', 'textarea', 'email', 'tel', 'number'].includes(kind)) {
      const word = NUMBERS[name] ?? (isNumber ? '450' : (WORDS[kind] ?? 'Ada'))
      await control.fill(max > 0 ? word.slice(0, max) : word)
    } else continue
    typed.push({ key, value: await control.inputValue() })
  }
  return typed
}

/** Without what scripts add to a number: `$31,000` is 31000. */
const plain = (text: string) => text.replace(/[$,\s]/g, '')

/** The page as drawn, with its scripts held back until they are released. */
async function openBeforeScripts(url: string): Promise<{ page: Page; release: () => void }> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  const page = await context.newPage()
  let release = () => {}
  const held = new Promise<void>((done) => {
    release = done
  })
  await page.route('**/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto(url, { waitUntil: 'commit' })
  await page.waitForSelector('main')
  await page.waitForFunction(() => document.readyState !== 'loading')
  return { page, release: () => release() }
}

/**
 * Presses every link that stays on the page, before the parts it leads past have come alive; what the server drew may
 * not go. Returns the links after which some of it had gone.
 */
function pressLinksWithin(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const drawn = () => document.querySelector('main')?.innerText.length ?? 0
    const before = drawn()
    const lost: string[] = []
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')) {
      link.click()
      for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame)
      if (drawn() < before * 0.9) lost.push(link.getAttribute('href') ?? '')
    }
    return lost
  })
}

test.each(PAGES)(
  'what is typed on %s%s before its scripts load is still there once they have, and so is what the server drew',
  async (slug, path) => {
    const { page, release } = await openBeforeScripts(platform.site(slug) + path)
    const typed = await typeEverywhere(page)
    release()
    await untilLive(page, 'body')
    expect(await pressLinksWithin(page)).toEqual([])
    const controls = page.locator(CONTROLS)
    for (const { key } of typed) await controls.nth(Number(key)).scrollIntoViewIfNeeded()
    await page.waitForLoadState('networkidle')
    // Anything that redraws when a field is left.
    for (const { key } of typed) await controls.nth(Number(key)).focus()
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
    for (const { key, value } of typed)
      await expect.poll(async () => plain(await controls.nth(Number(key)).inputValue())).toBe(plain(value))
    await page.context().close()
  },
)

test('an amount typed into a filter before its scripts load, and left, filters once they have', async () => {
  const { page, release } = await openBeforeScripts(`${platform.site(site)}/search/new-used-and-demo-cars`)
  const filters = page.getByRole('complementary', { name: 'Filters' })
  await filters.locator('input[name="max[price]"]').fill('60000')
  await page.getByRole('combobox', { name: /^Search cars/ }).focus()
  release()
  const chosen = page.getByRole('list', { name: 'Chosen filters' })
  await expect.poll(() => chosen.innerText(), { timeout: 15_000 }).toContain('Up to $60,000')
  await page.context().close()
})
