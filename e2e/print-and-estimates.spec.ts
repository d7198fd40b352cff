import { beforeAll, expect, test } from 'vitest'
import { ask } from './ask.ts'
import { openReadingJourney } from './journey.ts'
import { promised } from './promised.ts'

/** The platform counts people; the test browser calls itself HeadlessChrome, a machine. */
const userAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
const { platform, browser } = await openReadingJourney()
let slug: string
let other: string
beforeAll(async () => {
  slug = (
    await promised(
      platform.port,
      'a used petrol car that its price comparison, finance and fuel cost all speak of',
    )
  ).slug
  other = (await promised(platform.port, 'a second used petrol car')).slug
})

test('the print page is one sheet of paper, and its PDF is named after the slug (ROUTE-004, VDP-036, VDP-037, API-013)', async () => {
  const page = await browser.newPage()
  await page.goto(`${platform.site('meridian')}/print?car_id=${slug}`, { waitUntil: 'networkidle' })
  const paper = (await page.pdf({ preferCSSPageSize: true, printBackground: true })).toString('latin1')
  expect(paper).toMatch(/\/Count 1\b/)
  await page.route('**/*.pdf', async (route) => {
    await new Promise((resume) => setTimeout(resume, 400))
    await route.continue()
  })
  const download = page.waitForEvent('download')
  await page.getByText('Download PDF').click()
  await expect.poll(() => page.getByText('Preparing...').isVisible()).toBe(true)
  expect((await download).suggestedFilename()).toBe(`${slug}.pdf`)
  await page.getByText('Download PDF').waitFor()
  await page.unroute('**/*.pdf')
  await page.route('**/*.pdf', (route) => route.abort())
  await page.getByText('Download PDF').click()
  await expect.poll(() => page.getByRole('alert').textContent()).toContain('could not be made')
  await expect.poll(() => page.getByText('Download PDF').isVisible()).toBe(true)
  await page.close()
})

test('a postcode gives region and price, an empty one makes no call, an unserved one says so (VDP-020, ERR-009, ERR-010)', async () => {
  const page = await browser.newPage({ userAgent })
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/delivery')) calls.push(request.url())
  })
  await page.goto(`${platform.site('meridian')}/cars/${slug}`, { waitUntil: 'networkidle' })
  const form = page.locator('form[action="/delivery"]')
  const answer = form.locator('[aria-live]')
  await form.getByRole('button').click()
  await expect.poll(() => answer.textContent()).toBe('Please enter a postcode.')
  expect(calls).toEqual([])
  await form.getByLabel('Your postcode').fill('2000')
  await form.getByRole('button').click()
  await form.getByText('Sydney NSW').waitFor()
  expect(await answer.textContent()).toMatch(/Delivery to Sydney NSW: \$[\d,]+/)
  await form.getByLabel('Your postcode').fill('9999')
  await form.getByRole('button').click()
  await form.getByText('Sorry').waitFor()
  expect(await answer.textContent()).toBe(
    "Sorry, we can't provide an estimate for that location. Please use the enquiry form on this page or give us a call to get a quote.",
  )
  await page.close()
})

test('without scripts the delivery form answers on a page and the fuel cost is shown (VDP-016, VDP-020)', async () => {
  const page = await browser.newPage({ javaScriptEnabled: false })
  await page.goto(`${platform.site('meridian')}/cars/${slug}`)
  const fuel = page.locator('#fuel')
  expect(await fuel.textContent()).toContain('250 km a week at $1.70 a litre')
  const form = page.locator('form[action="/delivery"]')
  await form.getByLabel('Your postcode').fill('3000')
  await form.getByRole('button').click()
  await expect
    .poll(() => page.locator('form[action="/delivery"] [aria-live]').textContent())
    .toContain('Melbourne VIC')
  await page.close()
})

test('opening a vehicle counts one view and the page shows it; a reload by the same visitor does not (VDP-055, API-004)', async () => {
  const url = `${platform.site('meridian')}/cars/${other}`
  const readViews = async () => {
    const host = `meridian.localhost:${platform.port}`
    const answer = await ask(platform.port, host, `/cars/${other}/view.json`)
    return (JSON.parse(answer.body) as { views: number }).views
  }
  const before = await readViews()
  const page = await browser.newPage({ userAgent })
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.goto(url, { waitUntil: 'networkidle' })
  const after = await readViews()
  expect(after - before).toBe(1)
  expect(
    await page
      .getByText(`${after.toLocaleString('en-AU')} views`)
      .first()
      .isVisible(),
  ).toBe(true)
  await page.close()
})
