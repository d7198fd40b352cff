import type { BrowserContext, Page } from 'playwright-core'
import { afterEach, expect, test } from 'vitest'
import { accessibilityFaults } from './accessible.ts'
import { ask as askHost, type AskOptions } from './ask.ts'
import { openJourney } from './journey.ts'
import { promised } from './promised.ts'
import { fillForm } from './filling/fill-form.ts'
import { openPage, untilLive, type Visit } from './visit.ts'

const { platform, browser } = await openJourney()
let context: BrowserContext | undefined
let counter = 0

afterEach(() => context?.close())

const ask = (site: string, path: string, options: AskOptions = {}) =>
  askHost(platform.port, `${site}.localhost:${platform.port}`, path, options)

async function visit(site: string, path: string, visit: Visit = {}): Promise<Page> {
  const page = await openPage(browser, platform.site(site) + path, visit)
  context = page.context()
  return page
}

const formOf = (page: Page) => page.locator('form[method=post]').filter({ has: page.locator('textarea') })
const press = (page: Page, name: string) => formOf(page).getByRole('button', { name, exact: true }).click()

async function fillShown(page: Page, over: Record<string, string> = {}): Promise<void> {
  counter += 1
  await fillForm(formOf(page), { name: 'Fay Forms', mobile: '0412 34', number: counter }, over)
}

async function shownLead(page: Page): Promise<string> {
  // On a site with a lender a finance form goes on there (API-011); its lead is the newest.
  const gone = () => page.waitForURL(/\/success\?ref=|\/dev\/lender\/SAMPLE-/)
  const withoutLender = page.getByRole('button', { name: 'Only send my enquiry' })
  await Promise.race([gone(), withoutLender.click().then(gone)])
  const { searchParams, hostname } = new URL(page.url())
  const newest = async () => {
    const [slug = ''] = hostname.split('.')
    const list = await platform.forecourt('leads', 'list', '--site', slug, '--limit', '1')
    return /\b[2-9A-HJKMNP-Z]{4}-[2-9A-HJKMNP-Z]{4}\b/.exec(list)?.[0]
  }
  return platform.forecourt('leads', 'show', searchParams.get('ref') ?? (await newest()) ?? '')
}

async function mailsWith(words: string): Promise<string> {
  async function read(): Promise<string> {
    const links = (await ask('meridian', '/dev/outbox')).body.matchAll(/href="(\/dev\/outbox\/\d+)"/g)
    const bodies = await Promise.all(
      [...links].map(async ([, href]) => (await ask('meridian', href ?? '')).body),
    )
    return bodies.filter((body) => body.includes(words)).join('\n')
  }
  await expect.poll(read, { timeout: 15_000 }).toContain(words)
  return read()
}

/** What has the focus when the press is over, before any other key can be pressed. */
const focusedOnPressing = (page: Page, name: string) =>
  formOf(page)
    .getByRole('button', { name, exact: true })
    .evaluate((button: HTMLButtonElement) => {
      button.click()
      return document.activeElement?.textContent
    })

test('LEAD-010, LEAD-011: a test drive step by step: Next sends nothing, a wrong step keeps what the others hold, only the last submits', async () => {
  for (const script of [true, false]) {
    const page = await visit('northgate-kia', '/book-test-drive', { script })
    let posts = 0
    page.on('request', (request) => {
      if (request.url().endsWith('/api/leads')) posts += 1
    })
    expect(await formOf(page).innerText()).toContain('Step 1 of 2')
    await press(page, 'Next')
    await expect.poll(() => formOf(page).getByRole('alert').innerText()).toContain('Choose a date and time.')
    await formOf(page).locator('[name=vehicle_of_interest]').fill('A red Sportage')
    // Of today few times may be left.
    await formOf(page).locator('input[name=slot_day] + label').nth(1).click()
    const times = formOf(page).locator('input[name=dateTime] + label').locator('visible=true')
    await times.nth(script ? 1 : 2).click()
    await press(page, 'Next')
    await expect.poll(() => formOf(page).innerText()).toContain('Step 2 of 2')
    expect(posts).toBe(0)
    await fillShown(page, { phone: '12' })
    await press(page, 'Book test drive')
    await expect
      .poll(() => formOf(page).getByRole('alert').innerText())
      .toContain('Enter a phone number such as 0412 345 678')
    expect(posts).toBe(0)
    await press(page, 'Back')
    await expect.poll(() => formOf(page).innerText()).toContain('Step 1 of 2')
    expect(await formOf(page).locator('[name=vehicle_of_interest]').inputValue()).toBe('A red Sportage')
    if (script) expect(await focusedOnPressing(page, 'Next')).toContain('Step 2 of 2')
    else await press(page, 'Next')
    await expect.poll(() => formOf(page).innerText()).toContain('Step 2 of 2')
    await formOf(page).locator('[name=phone]').fill('0412 345 678')
    await press(page, 'Book test drive')
    expect(await shownLead(page)).toContain('Wants to drive: A red Sportage')
    await expect.poll(() => page.locator('main').innerText()).toMatch(/Test drive\s+\w{3} \d+ \w{3} \d{4} at/)
    await context?.close()
  }
})

test('LEAD-002, LEAD-029: from a vehicle’s page a time is booked, both sides get it as a calendar entry, and the shopper’s link cancels it', async () => {
  const car = await promised(
    platform.port,
    'a used petrol car that its price comparison, finance and fuel cost all speak of',
  )
  const page = await visit('meridian', `/cars/${car.slug}`)
  await page.locator('a[data-intent=test_drive]').locator('visible=true').first().click()
  const dialog = page.getByRole('dialog')
  const time = dialog.locator('input[name=dateTime] + label').locator('visible=true').first()
  await time.waitFor({ timeout: 15_000 })
  await time.click()
  await dialog.getByLabel(/^Name/).fill('Dora Drive')
  await dialog
    .getByLabel(/^Phone/)
    .first()
    .fill('0412 777 888')
  await dialog
    .getByLabel(/^Email/)
    .first()
    .fill('dora@example.com')
  expect(await accessibilityFaults(page)).toEqual([])
  // A form sent faster than a person could fill it in is suspect and gets no receipt.
  await page.waitForTimeout(1600)
  await dialog.getByRole('button', { name: 'Book test drive' }).click()
  const shown = await shownLead(page)
  expect(shown).toContain('Test Drive')
  expect(shown).toMatch(/Stock|stock/)
  const requests = async () => (await mailsWith('dora@example.com')).split('METHOD:REQUEST').length
  await expect.poll(requests, { timeout: 15_000 }).toBeGreaterThanOrEqual(3)
  const mails = await mailsWith('dora@example.com')
  const link = /\/test-drive\/\w{4}-\w{4}\/[\w-]{29}/.exec(mails)?.[0] ?? ''
  await page.goto(platform.site('meridian') + link)
  expect(await accessibilityFaults(page)).toEqual([])
  const when = () => page.locator('main dd').first().innerText()
  const before = await when()
  await page.getByRole('button', { name: 'Move it to this time' }).click()
  await expect.poll(() => page.locator('main').innerText()).toContain('Choose a date and time.')
  await page.locator('input[name=slot_day] + label').nth(2).click()
  await page.locator('input[name=dateTime] + label').locator('visible=true').last().click()
  await page.getByRole('button', { name: 'Move it to this time' }).click()
  await expect.poll(when).not.toBe(before)
  await page.getByRole('button', { name: 'Cancel this test drive' }).click()
  await page.getByRole('heading', { name: 'Your test drive is cancelled' }).waitFor()
  expect(await mailsWith('METHOD:CANCEL')).toContain('dora@example.com')
})

test('LEAD-029: two visitors never get the same time', async () => {
  const times = JSON.parse((await ask('carbarn', '/api/test-drives')).body) as {
    place: { slug: string }
    days: { slots: { value: string }[] }[]
  }
  const dateTime = times.days.at(-1)?.slots.at(-1)?.value ?? ''
  const answers = await Promise.all(
    Array.from({ length: 6 }, (_, index) =>
      ask('carbarn', '/api/leads', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          form: 'test_drive',
          location: times.place.slug,
          dateTime,
          name: `Racer ${index}`,
          email: `racer${index}@example.com`,
          phone: '0412 345 678',
          postcode: '4000',
        }),
      }),
    ),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409])
})

test('ROUTE-030: the parts search finds by word and number, and passes the part to the form', async () => {
  const page = await visit('northgate-kia', '/vehicle-parts-and-accessories', { script: false })
  await page.getByRole('searchbox').fill('mq4tb20')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect.poll(() => page.locator('main').innerText()).toContain('Tow bar kit')
  await page.getByRole('link', { name: /^Ask for a price/ }).click()
  await expect
    .poll(() => formOf(page).locator('[name=part_number]').inputValue())
    .toBe('Tow bar kit MQ4-TB-20')
  expect((await ask('northgate-kia', '/parts/search?q=%00%3Cscript%3E')).status).toBe(200)
})

test('LEAD-016: a CV that is none is refused with everything typed kept, a right one reaches the dealer as a link, without scripts and with', async () => {
  const pdf = { name: 'cv.pdf', mimeType: 'application/pdf' }
  for (const script of [false, true]) {
    const page = await visit('meridian', '/careers', { script, width: 390 })
    if (script) {
      await formOf(page).scrollIntoViewIfNeeded()
      await untilLive(page, 'main form[method=post]')
    }
    await fillShown(page)
    await formOf(page)
      .locator('input[name=cv]')
      .setInputFiles({ ...pdf, buffer: Buffer.from('MZ program') })
    await press(page, 'Send application')
    await page.getByRole('alert').first().waitFor()
    expect(await page.locator('main').innerText()).toContain('Choose a PDF or Word file for your CV')
    expect(await formOf(page).locator('textarea').inputValue()).toBe('From the journey')
    await formOf(page)
      .locator('input[name=cv]')
      .setInputFiles({ ...pdf, buffer: Buffer.from('%PDF-1.7\nBrakes\n%%EOF') })
    await press(page, 'Send application')
    const link = /\/api\/cv\/[\da-f]{24}\.[\w-]+/.exec(await shownLead(page))?.[0] ?? ''
    expect((await ask('meridian', link)).body).toBe('%PDF-1.7\nBrakes\n%%EOF')
    expect((await ask('carbarn', link)).status).toBe(404)
    await context?.close()
  }
})

test('LEAD-028: without scripts a service is booked with its price and time, a refusal keeps what was chosen, and the mail’s link cancels it', async () => {
  const page = await visit('northgate-kia', '/service?service=Brakes', { script: false, width: 390 })
  expect(await page.locator('main').innerText()).toContain('from $289 including GST')
  await fillShown(page, { name: '' })
  await page.locator('input[name=slot_day] + label').nth(1).click()
  const time = page.locator('input[name=dateTime] + label').locator('visible=true').last()
  const chosen = await time.innerText()
  await time.click()
  await press(page, 'Book service')
  await page.getByRole('alert').first().waitFor()
  expect(await formOf(page).locator('select[name=service]').inputValue()).toBe('Brakes')
  await formOf(page).getByLabel(/^Name/).fill('Ned Noscript')
  await press(page, 'Book service')
  const shown = await shownLead(page)
  for (const words of ['Service: Brakes', 'The service is booked at this location.'])
    expect(shown).toContain(words)
  const mails = await mailsWith('Service booked: ')
  expect(mails).toContain(`at ${chosen}`)
  const link =
    /\/service-booking\/\w{4}-\w{4}\/[\w-]{29}/.exec(await mailsWith('/service-booking/'))?.[0] ?? ''
  await page.goto(platform.site('northgate-kia') + link)
  await page.getByRole('button', { name: 'Cancel this service booking' }).click()
  await page.getByRole('heading', { name: 'Your service booking is cancelled' }).waitFor()
})

test('ROUTE-029: if the dealer has an external booking service, /service and every link to it go there', async () => {
  const answer = await ask('longhaul-trucks', '/service')
  expect([answer.status, answer.headers.location]).toEqual([
    302,
    'https://service.longhaultrucks.example/book',
  ])
  const home = (await ask('longhaul-trucks', '/')).body
  expect(home).toContain('href="https://service.longhaultrucks.example/book"')
  expect(home).not.toContain('href="/service"')
})

test('LEAD-030: the intent chosen on the vehicle page reaches the dealer, whatever a forged field says', async () => {
  for (const [form, says] of [
    ['photos', 'Vehicle Enquiry / Photo Request'],
    ['reserve', 'Vehicle Enquiry / Reserve Car Now'],
    ['instant_message', 'Vehicle Enquiry / Instant Message'],
  ]) {
    const answer = await ask('carbarn', '/api/leads', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        form,
        category: 'Parts',
        subcategory: 'Forged',
        name: 'Ida Intent',
        email: `${form}@example.com`,
        phone: '0412 345 678',
        postcode: '4000',
        message: 'Please',
      }),
    })
    const { reference } = JSON.parse(answer.body) as { reference: string }
    expect(await platform.forecourt('leads', 'show', reference)).toContain(`About: ${says}`)
  }
})

test('LEAD-014, LEAD-015: the page says what a browser remembers, and one press forgets it', async () => {
  const page = await visit('meridian', '/fleet')
  await page.evaluate(() =>
    localStorage.setItem('forecourt:lead-details:meridian', JSON.stringify({ name: 'Rita Remembered' })),
  )
  await page.reload({ waitUntil: 'networkidle' })
  await expect.poll(() => formOf(page).locator('[name=name]').inputValue()).toBe('Rita Remembered')
  await page.getByRole('button', { name: 'Clear my details' }).click()
  await expect.poll(() => formOf(page).locator('[name=name]').inputValue()).toBe('')
  expect(await page.evaluate(() => localStorage.getItem('forecourt:lead-details:meridian'))).toBeNull()
})

test('LEAD-009 as in decision 0007, Spam Act: consent is empty at first, given, seen through a mail’s link and withdrawn with one press', async () => {
  const page = await visit('meridian', '/fleet', { script: false })
  expect(await formOf(page).locator('[name=opt_in]').isChecked()).toBe(false)
  await fillShown(page, { email: 'carl.consent@example.com' })
  await formOf(page).locator('[name=opt_in]').check()
  await press(page, 'Talk to fleet')
  await page.waitForURL(/\/success/)
  const mails = await mailsWith('carl.consent@example.com')
  const link = /\/consent\/\w{4}-\w{4}\/[\w-]{29}/.exec(mails)?.[0] ?? ''
  await page.goto(platform.site('meridian') + link)
  expect(await page.locator('main').innerText()).toContain('may send offers and news to c•••@example.com')
  const oneClick = await ask('meridian', link, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  })
  expect(oneClick.status).toBe(200)
  await page.reload()
  await expect.poll(() => page.locator('main').innerText()).toContain('does not send offers or news')
  await page.getByRole('button', { name: 'Send me offers and news' }).click()
  await expect.poll(() => page.locator('main').innerText()).toContain('may send offers')
  expect((await ask('meridian', '/consent')).status).toBe(200)
  expect((await ask('meridian', '/consent/AAAA-AAAA/forged')).status).toBe(404)
})

test('APP 11.2, APP 12: a person’s data is exported and erased by command', async () => {
  await ask('carbarn', '/api/leads', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      name: 'Erica Erased',
      email: 'erica@example.com',
      phone: '0498 765 432',
      postcode: '4000',
      message: 'Hello',
    }),
  })
  await mailsWith('erica@example.com')
  const held = JSON.parse(await platform.forecourt('person', 'export', 'erica@example.com'))
  expect(held.leads).toHaveLength(1)
  expect(await platform.forecourt('person', 'erase', '0498765432')).toContain('1 leads would be erased')
  expect(await platform.forecourt('person', 'erase', '0498765432', '--yes')).toContain('Erased from 1 leads')
  expect(JSON.parse(await platform.forecourt('person', 'export', 'erica@example.com')).leads).toEqual([])
  expect(await platform.forecourt('leads', 'list')).not.toContain('Erica')
})

test('by keyboard alone a time is chosen with the arrow keys and the form is sent (WCAG 2.1.1)', async () => {
  const page = await visit('northgate-kia', '/book-test-drive')
  await formOf(page).locator('[name=vehicle_of_interest]').focus()
  // Before that, Enter sends what there is, as without scripts
  await untilLive(page, '[name=vehicle_of_interest]')
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect
    .poll(() => page.evaluate(() => (document.activeElement as HTMLInputElement | null)?.name))
    .toBe('dateTime')
  await page.keyboard.press('Enter')
  await expect.poll(() => formOf(page).innerText()).toContain('Step 2 of 2')
  await page.keyboard.press('Tab')
  for (const text of ['Kim Keys', '0412 345 678', 'kim@example.com']) {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Enter')
  expect(await shownLead(page)).toContain('Kim Keys')
})

test('a vehicle’s finance link leads to the form with its side card, on a listed dealership’s site to its own page (ROUTE-024, ROUTE-026, ROUTE-027, FIN-043)', async () => {
  const car = await promised(platform.port, 'a used Kia with its price')
  const page = await visit('northgate-kia', `/personalised/finance?car_id=${car.id}`, { script: false })
  const card = page.getByRole('article', { name: 'The vehicle' })
  expect(await card.getByRole('link').getAttribute('href')).toBe(`/cars/${car.slug}`)
  expect(await card.innerText()).toMatch(/20\d\d[\s\S]*\$\d\d/)
  const header = await page.locator('a[href$="#finance-form"]').first().getAttribute('href')
  expect(header).toBe('/apply-for-finance#finance-form')
  await page.goto(`${platform.site('northgate-kia')}${header}`)
  expect(await page.locator('#finance-form form').isVisible()).toBe(true)
  await context?.close()
  const list = (await ask('carbarn', '/search/used-cars')).body
  expect(list).toMatch(/href="\/finance-enquiry\?car_id=veh_\w+#finance-form"[^>]*>Pay By The Week/)
  const other = await visit('meridian', '/apply-for-finance', { script: false })
  expect(new URL(other.url()).pathname).toBe('/finance')
})

test('what a link names is preselected: the category of a question, a sole location, the model of a drive (LEAD-018, PAGE-023, ROUTE-028)', async () => {
  const contact = await visit('northgate-kia', '/contact-us?category=Parts', { script: false })
  expect(await formOf(contact).locator('select[name=category]').inputValue()).toBe('Parts')
  const place = formOf(contact).locator('select[name=location]')
  expect(await place.isVisible()).toBe(true)
  expect(await place.locator('option').count()).toBe(1)
  expect(await place.inputValue()).not.toBe('')
  await contact.goto(`${platform.site('northgate-kia')}/book-test-drive?model=Kia%20Sportage`)
  expect(await formOf(contact).locator('input[name=vehicle_of_interest]').inputValue()).toBe('Kia Sportage')
})
