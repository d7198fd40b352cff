import { afterAll, expect, test } from 'vitest'
import { accessibilityFaults } from './accessible.ts'
import { openReadingJourney } from './journey.ts'
import { openAuditor } from './page-audit.ts'

/** Every kind of part is on the page; a new primitive gets a shelf. */
const SHELVES = `Buttons, Fields, Choices, Ranges, Times of a test drive, Around a page and a form,
  Confirming a phone number, Over the page, An open dialog, An open sheet, Steps, Pagination, Chips and stars, Cards loading, Cards loaded,
  Icons, Toggles,
  The card in its states, The card in its layouts`.split(/,\s+/)
/** One site of each template. */
const TEMPLATES = [
  ['metro', 'meridian'],
  ['atelier', 'aurelia'],
  ['outpost', 'longhaul-trucks'],
  ['circuit', 'ironbark-motorcycles'],
] as const
const WIDTHS = [390, 768, 1280, 1920]

const { platform, browser } = await openReadingJourney()
const auditor = await openAuditor(browser)
afterAll(() => auditor.close())

test.each(TEMPLATES)(
  '%s: every part in every state is accessible on phone and desktop and no wider than the screen',
  async (template, slug) => {
    const facts = await auditor.audit(`${platform.site(slug)}/dev/ui`, { isDeep: true })
    expect([facts.status, facts.h1]).toEqual([200, [`UI catalogue: ${template}`]])
    expect(facts.problems).toEqual([])
    const { page } = auditor
    expect(await page.locator('main h2:visible').allTextContents()).toEqual(SHELVES)
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width} px`).toBe(width)
    }
    // Of equal height, so that a field and its button align.
    const rows = await page
      .locator('main :is(input.control, select.control, .button-primary.button-normal):visible')
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height))
    expect(rows.length).toBeGreaterThan(10)
    expect(new Set(rows)).toEqual(new Set([48]))
    // A whole page of its own, with its own main.
    await page.goto(`${platform.site(slug)}/dev/ui?link=ended`)
    await page.getByRole('heading', { level: 1, name: 'This link has ended' }).waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
  },
  60_000,
)

test('the dialog takes the focus, passes axe, and returns the focus when Escape closes it', async () => {
  const { page } = auditor
  await page.goto(`${platform.site('meridian')}/dev/ui`, { waitUntil: 'networkidle' })
  const opener = page.getByRole('button', { name: 'Open a dialog' })
  await opener.click()
  const dialog = page.getByRole('dialog', { name: 'A dialog' })
  expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true)
  expect(await accessibilityFaults(page)).toEqual([])
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true)
  await opener.click()
  await dialog.waitFor({ state: 'visible' })
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Check the code' }).click()
  await page.getByRole('alert').getByText('That code is not right').waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Show a toast' }).click()
  await page.getByText('Saved to your favourites').waitFor()
  await page.getByRole('button', { name: 'Show a linked toast' }).click()
  await page.getByRole('link', { name: 'View List' }).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
})
