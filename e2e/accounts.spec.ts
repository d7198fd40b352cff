import type { BrowserContext, Page } from 'playwright-core'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { DEMO_SITES } from '#seed/sites/demo-sites.ts'
import { accessibilityFaults } from './accessible.ts'
import { type Answer, ask, type AskOptions } from './ask.ts'
import { openJourney } from './journey.ts'
import { promised } from './promised.ts'
import { openPage } from './visit.ts'

const { platform, browser } = await openJourney()
let context: BrowserContext | undefined
let car = { id: '', slug: '' }
let phones = 0

beforeAll(async () => {
  car = await promised(
    platform.port,
    'a used petrol car that its price comparison, finance and fuel cost all speak of',
  )
})
afterEach(() => context?.close())

const aPhone = () => `0455${String(++phones).padStart(6, '0')}`
const get = (path: string, options: AskOptions = {}, slug = 'meridian'): Promise<Answer> =>
  ask(platform.port, `${slug}.localhost:${platform.port}`, path, options)

async function open(
  path: string,
  options: { width?: number; script?: boolean; slug?: string } = {},
): Promise<Page> {
  const page = await openPage(browser, platform.site(options.slug ?? 'meridian') + path, {
    touch: (options.width ?? 1280) < 700,
    ...options,
  })
  context = page.context()
  return page
}

/** The newest text message to a phone, as the development outbox shows it. */
async function lastText(phone: string): Promise<string> {
  const list = (await get('/dev/outbox')).body
  const id = new RegExp(`/dev/outbox/(\\d+)">Text message to \\+61${phone.slice(1)}`).exec(list)?.[1]
  return id ? (await get(`/dev/outbox/${id}`)).body : ''
}
const codeIn = (message: string) => /(\d{6}) is your/.exec(message)?.[1] ?? ''

/** From the sign-in page on: phone, code from the outbox, in. */
async function signIn(page: Page, phone = aPhone()): Promise<string> {
  await page.getByLabel('Mobile number').fill(phone)
  await page.getByRole('button', { name: 'Send Code' }).click()
  await page.getByLabel('6-digit code').fill(codeIn(await lastText(phone)))
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL((url) => !url.pathname.startsWith('/sign-in'))
  return phone
}
const pathOf = (page: Page) => new URL(page.url()).pathname + new URL(page.url()).search
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('AUTH-007, ROUTE-044, ROUTE-045, AUTH-020: on every site the gated pages redirect to sign-in, as pages and as data, and that answer is never cached', async () => {
  for (const { slug } of DEMO_SITES)
    for (const path of [
      '/my-garage',
      '/my-garage/kia',
      '/online-payment',
      '/watchlist',
      '/My-Garage',
      '/my%2Dgarage/',
    ]) {
      const answer = await get(path, {}, slug)
      expect([slug, path, answer.status]).toEqual([slug, path, 302])
      expect(String(answer.headers.location)).toMatch(/^\/sign-in\?type=[a-z-]+&redirect=%2F[^&]+&back=%2F$/)
      expect(answer.headers['cache-control']).toContain('no-store')
    }
  const data = await get('/my-garage.data')
  expect([data.body.includes('/sign-in?type=my-garage'), data.body.includes('Welcome')]).toEqual([
    true,
    false,
  ])
  expect((await get('/sign-in')).headers['cache-control']).toBe('private, no-store')
})

test('AUTH-011, AUTH-012, AUTH-013, AUTH-014, AUTH-015, AUTH-016, AUTH-017, AUTH-022, ROUTE-049: a bad number, a wrong code, a new code, and in; and out again', async () => {
  const page = await open('/sign-in?type=watchlist&redirect=/my-garage&back=/favourites')
  await page.getByRole('heading', { level: 1, name: 'Sign in to your watchlist' }).waitFor()
  expect(await page.getByRole('link', { name: 'Back', exact: true }).getAttribute('href')).toBe('/favourites')
  expect(await page.locator('[data-login-status]').getAttribute('data-login-status')).toBe('default')
  await page.getByLabel('Mobile number').fill('123')
  await button(page, 'Send Code').click()
  await expect.poll(() => page.getByRole('alert').innerText()).toContain('Australian mobile number')
  const phone = aPhone()
  await page.getByLabel('Mobile number').fill(`+61 ${phone.slice(1)}`)
  await page.getByText('First time here?').click()
  await page.getByLabel('First name').fill('Mia')
  await button(page, 'Send Code').click()
  await page.locator('[data-login-status="verificationSent"]').waitFor()
  const first = await lastText(phone)
  for (const fact of ['first_name', 'Mia', 'last_name', 'email', 'website', 'meridian', 'dealership_slug'])
    expect(first).toContain(fact)
  for (const [typed, said] of [
    ['', 'This is a required field.'],
    ['12345', 'Code must be 6 digits.'],
    [codeIn(first) === '000000' ? '111111' : '000000', 'The verification code is invalid. Please try again.'],
  ] as const) {
    await page.getByLabel('6-digit code').fill(typed)
    await button(page, 'Sign in').click()
    await page.getByRole('alert').filter({ hasText: said }).waitFor()
  }
  expect(await accessibilityFaults(page)).toEqual([])
  await button(page, 'Resend Code').click()
  await expect.poll(async () => codeIn(await lastText(phone))).not.toBe(codeIn(first))
  await page.getByLabel('6-digit code').fill(codeIn(await lastText(phone)))
  await button(page, 'Sign in').click()
  await page.getByText('Welcome back, Mia').waitFor()
  expect(pathOf(page)).toBe('/my-garage')
  expect(await accessibilityFaults(page)).toEqual([])
  const cookies = (await page.context().cookies()).filter(({ name }) => name.startsWith('forecourt'))
  expect(cookies.find(({ name }) => name === 'forecourt_session')).toMatchObject({
    httpOnly: true,
    sameSite: 'Lax',
  })
  await button(page, 'Sign out').click()
  await page.waitForURL(`${platform.site('meridian')}/`)
  await page.goto(`${platform.site('meridian')}/my-garage`)
  expect(pathOf(page)).toContain('/sign-in?type=my-garage')
  await page.context().addCookies(cookies)
  await page.goto(`${platform.site('meridian')}/my-garage`)
  expect(pathOf(page)).toContain('/sign-in')
})

test('AUTH-002, AUTH-003, AUTH-004, AUTH-005, ERR-005, ERR-006, ERR-007, ERR-008, ROUTE-050: signed out to sign-in and back; saved with its toast, listed, removed', async () => {
  const page = await open(`/cars/${car.slug}`)
  await button(page, 'Save to watchlist').click()
  await page.waitForURL(/\/sign-in/)
  const path = encodeURIComponent(`/cars/${car.slug}`)
  expect(pathOf(page)).toBe(`/sign-in?type=watchlist&redirect=${path}&back=${path}`)
  await signIn(page)
  expect(pathOf(page)).toBe(`/cars/${car.slug}`)
  const save = page.locator('form[action^="/sign-in?type=watchlist"] button')
  await save.scrollIntoViewIfNeeded()
  // What was pressed before signing in is done
  await page.locator('form[action^="/sign-in?type=watchlist"] button[aria-pressed=true]:enabled').waitFor()
  await save.click()
  await page.getByText('Car Removed').waitFor()
  await page.locator('form[action^="/sign-in?type=watchlist"] button[aria-pressed=false]:enabled').waitFor()
  await page.route('**/api/watchlist/save-car', (route) =>
    route.fulfill({ status: 503, json: { success: false, error: 'Not today.' } }),
  )
  await save.click()
  await page.getByRole('alert').filter({ hasText: 'Not today.' }).waitFor()
  expect(await save.getAttribute('aria-pressed')).toBe('false')
  await page.unroute('**/api/watchlist/save-car')
  let release = () => {}
  const held = new Promise<void>((go) => {
    release = go
  })
  await page.route('**/api/watchlist/save-car', async (route) => {
    await held
    await route.continue()
  })
  await save.click()
  expect([await save.getAttribute('aria-pressed'), await save.isDisabled()]).toEqual(['true', true])
  release()
  const toast = page.getByRole('status').filter({ hasText: 'Car Saved In Watchlist' })
  await toast.waitFor()
  expect(await toast.innerText()).toMatch(/ is now available in your watchlist/)
  expect(await accessibilityFaults(page)).toEqual([])
  await save.click()
  await page.getByText('Car Removed').waitFor()
  expect(await page.getByText('Car Saved In Watchlist').count()).toBe(0)
  await save.click()
  await toast.waitFor()
  await toast.getByRole('link', { name: 'View List' }).click()
  await page.getByRole('heading', { level: 1, name: 'Watchlist' }).waitFor()
  expect(await page.locator(`a[href="/cars/${car.slug}"]`).count()).toBe(1)
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('button', { name: /^Remove/ }).click()
  await page.getByRole('status').filter({ hasText: 'Car Removed' }).waitFor()
  await page.getByText('Nothing saved yet.').waitFor()
  await page.reload()
  await page.getByText('Nothing saved yet.').waitFor()
})

test('without scripts: gated, signed in by plain forms, saved, removed, details changed and signed out, on a phone', async () => {
  const page = await open('/my-garage', { script: false, width: 390 })
  expect(pathOf(page)).toContain('/sign-in?type=my-garage&redirect=%2Fmy-garage')
  await signIn(page)
  expect(pathOf(page)).toBe('/my-garage')
  // No script marks the header, and on a page of one's own it says so all the same
  const words = await page
    .locator('[data-account] span')
    .evaluateAll((all) => all.map((each) => [each.textContent, getComputedStyle(each).visibility]))
  expect(new Set(words.map((word) => word.join(' ')))).toEqual(
    new Set(['Sign in hidden', 'My garage visible']),
  )
  await page.getByLabel('Email').fill('mia@')
  await button(page, 'Save details').click()
  await page.getByText('Please enter a complete email address').waitFor()
  await page.getByLabel('Email').fill('mia@example.com')
  await button(page, 'Save details').click()
  await page.getByText('Your details are saved.').waitFor()
  await page.goto(`${platform.site('meridian')}/cars/${car.slug}`)
  await button(page, 'Save to watchlist').click()
  expect(pathOf(page)).toBe('/watchlist')
  await expect.poll(() => page.locator(`a[href="/cars/${car.slug}"]`).count()).toBe(1)
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390)
  await page.getByRole('button', { name: /^Remove/ }).click()
  await page.getByText('Nothing saved yet.').waitFor()
  await page.goto(`${platform.site('meridian')}/online-payment`)
  await page.getByText('Nothing to pay.').waitFor()
  await page.goto(`${platform.site('meridian')}/my-garage/kia`)
  await page.getByRole('heading', { level: 1, name: 'My Kia garage' }).waitFor()
  await button(page, 'Sign out').click()
  await page.goto(`${platform.site('meridian')}/watchlist`)
  expect(pathOf(page)).toContain('/sign-in?type=watchlist')
})

test('by keyboard alone: phone, code and in; what was sent with the number earlier is in the garage', async () => {
  const phone = aPhone()
  const sent = await get('/api/leads', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      form: 'enquiry',
      name: 'Mia',
      phone,
      email: 'mia@example.com',
      message: 'Is it there?',
      postcode: '4000',
    }),
  })
  const { reference } = JSON.parse(sent.body) as { reference: string }
  const page = await open('/sign-in')
  await page.getByLabel('Mobile number').focus()
  await page.keyboard.type(phone)
  await page.keyboard.press('Enter')
  await page.getByLabel('6-digit code').focus()
  await page.keyboard.type(codeIn(await lastText(phone)))
  await page.keyboard.press('Enter')
  await page.getByText(reference).waitFor()
  expect(pathOf(page)).toBe('/my-garage')
  const header = page.getByRole('banner').locator('a[data-account]').first()
  await expect.poll(() => header.innerText()).toMatch(/My garage/)
})

test('AUTH-019, SITE-001: hostile targets stay on the site, and a session opens nothing on another site', async () => {
  const page = await open('/sign-in?redirect=https://evil.example/&back=//evil.example')
  expect(await page.getByRole('link', { name: 'Back', exact: true }).getAttribute('href')).toBe('/')
  await signIn(page)
  expect(page.url()).toBe(`${platform.site('meridian')}/my-garage`)
  const cookie = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ')
  expect((await get('/my-garage', { headers: { cookie } })).status).toBe(200)
  expect((await get('/my-garage', { headers: { cookie } }, 'carbarn')).status).toBe(302)
  expect((await get('/api/session', { headers: { cookie } }, 'carbarn')).body).toBe('{"user":null}')
  const [mine, anyone] = [await get('/favourites', { headers: { cookie } }), await get('/favourites')]
  expect(mine.body).toBe(anyone.body)
})

test('AUTH-008, AUTH-021: a site that gates them redirects finance pages to sign-in with the vehicle kept, and lists none in its sitemap', async () => {
  const asked = await get('/personalised/finance?car_id=veh_1', {}, 'aurelia')
  expect(asked.headers.location).toBe(
    '/sign-in?type=car-finance&redirect=%2Fpersonalised%2Ffinance%3Fcar_id%3Dveh_1&back=%2F',
  )
  expect((await get('/personalised/finance?car_id=veh_1')).status).toBe(200)
  const maps = await Promise.all(
    ['pages', 'forms'].map((name) => get(`/sitemaps/${name}.xml`, {}, 'aurelia')),
  )
  expect(maps.map(({ body }) => body).join()).not.toContain('/personalised/finance')
})

test('AUTH-018, ERR-016: the sixth code in 15 minutes is refused with the text of the specification', async () => {
  const page = await open('/sign-in')
  const phone = aPhone()
  for (let at = 0; at < 6; at++) {
    await page.goto(`${platform.site('meridian')}/sign-in`)
    await page.getByLabel('Mobile number').fill(phone)
    await button(page, 'Send Code').click()
    if (at < 5) await page.getByLabel('6-digit code').waitFor()
  }
  await page.getByText('Too many verification attempts. Please try again later.').waitFor()
})

test('AUTH-001: without signing in a visitor browses, compares, enquires and keeps favourites, and is never asked to', async () => {
  const page = await open('/search/new-used-and-demo-cars')
  const card = page.locator('main article:has(.heart-toggle)').first()
  for (const toggle of [card.locator('.heart-toggle'), card.locator('.compare-toggle')]) {
    await toggle.click()
    await expect.poll(() => toggle.getAttribute('aria-pressed')).toBe('true')
  }
  for (const path of ['/favourites', '/compare', `/cars/${car.slug}`, `/contact?car_id=${car.slug}`]) {
    await page.goto(platform.site('meridian') + path)
    expect(pathOf(page)).toBe(path)
  }
  await page.locator('form[method=post] [name=email]').first().waitFor()
  const cookies = await page.context().cookies()
  expect(cookies.filter(({ name }) => /session|forecourt_in/.test(name))).toEqual([])
})

test('AUTH-010: no site has a page, a menu or a sign-in for administrators', async () => {
  for (const { slug } of DEMO_SITES) {
    for (const path of ['/admin', '/login', '/dashboard', '/wp-admin', '/cms', '/backoffice', '/api/admin'])
      expect([slug, path, (await get(path, {}, slug)).status]).toEqual([slug, path, 404])
    expect((await get('/', {}, slug)).body).not.toMatch(/href="\/(admin|login|dashboard|cms)\b/)
  }
})
