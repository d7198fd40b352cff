import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DEMO_SITES } from '#seed/sites/demo-sites.ts'
import routes from '#src/routes.ts'
import { twilioSignature } from '#src/platform/messaging/sms/twilio-signature.ts'
import { ask, type AskOptions, findStock } from './ask.ts'
import { openJourney } from './journey.ts'
import { askTls } from './tls/ask-tls.ts'
import { formOf, LEAD_FORMS, type LeadForm, sendLead } from './tls/lead-forms.ts'
import * as forms from './tls/other-forms.ts'
import { openTlsProxy, VISITOR_HEADER } from './tls/tls-proxy.ts'
import { untilLive } from './visit.ts'

const proxy = await openTlsProxy(DEMO_SITES.map(({ slug }) => `${slug}.localhost`))
const { platform, browser } = await openJourney({
  env: { TRUSTED_PROXIES: '1', FORECOURT_DEMO_TLS_PORT: String(proxy.tlsPort) },
})
proxy.forwardTo(platform.port)
afterAll(() => proxy.close())

const origin = (site: string) => `https://${site}.localhost:${proxy.tlsPort}`
const get = (site: string, path: string) => askTls(proxy, origin(site) + path)
const cars: Record<string, { id: string; slug: string }[]> = {}
let model = ''
let visitors = 0

beforeAll(async () => {
  const wanted = 'reserved = false AND status = in_stock AND car_type = used AND price > 5000'
  for (const site of ['meridian', 'carbarn', 'aurelia'])
    cars[site] = await findStock(platform.port, site, wanted, 40)
  const brands = (await get('meridian', '/sitemaps/brands.xml')).body
  model = /localhost:\d+(\/(?!brands)[a-z0-9-]+)</.exec(brands)?.[1] ?? ''
})

const PHONE = { width: 390, height: 844 }
const DESK = { width: 1280, height: 900 }
/** A calendar entry folds its long lines (RFC 5545, 3.1). */
const FOLD = /\r?\n /g

/** Messages in the outbox, newest first, each as its page. */
async function outbox(): Promise<string[]> {
  const links = (await get('meridian', '/dev/outbox')).body.matchAll(/href="(\/dev\/outbox\/\d+)"/g)
  return Promise.all([...links].map(async ([, href]) => (await get('meridian', href ?? '')).body))
}

async function mailTo(address: string, words: string): Promise<string> {
  const found = async () => (await outbox()).find((mail) => mail.includes(address) && mail.includes(words))
  await expect.poll(found, { timeout: 15_000 }).toBeDefined()
  return ((await found()) ?? '').replace(FOLD, '')
}

/** One visitor with an address of its own, gone when the journey is over. */
async function visit(hasScripts: boolean, journey: (visitor: forms.Visitor) => Promise<void>) {
  visitors += 1
  const name = `${hasScripts ? 'scripts' : 'plain'} ${visitors}`
  const context = await browser.newContext({
    ignoreHTTPSErrors: true,
    javaScriptEnabled: hasScripts,
    viewport: hasScripts ? PHONE : DESK,
    extraHTTPHeaders: { [VISITOR_HEADER]: name },
  })
  await context.route(/\/img\//, (route) => route.abort())
  const page = await context.newPage()
  const open = async (site: string, path: string) => {
    await page.goto(origin(site) + path, { waitUntil: 'domcontentloaded' })
    if (hasScripts) await untilLive(page, 'body')
    return page
  }
  const nextCar = (site: string) => cars[site]?.pop() ?? { id: '', slug: '' }
  await journey({ number: visitors, hasScripts, open, mailTo, nextCar })
  await context.close()
}

/** What the dealer reads of the lead that somebody sent. */
async function leadOf(email: string): Promise<string> {
  const { leads } = JSON.parse(await platform.forecourt('person', 'export', email)) as {
    leads: { reference: string }[]
  }
  return platform.forecourt('leads', 'show', leads[0]?.reference ?? '')
}

const leadJourneys = () =>
  [
    ...LEAD_FORMS,
    { site: 'meridian', path: model, button: 'Send enquiry' },
    { site: 'carbarn', path: `/cars/${cars.carbarn?.pop()?.slug}`, button: 'Send enquiry' },
  ].map(
    ({ site, path, button, says = [] }: LeadForm) =>
      async ({ open, hasScripts, mailTo }: forms.Visitor) => {
        const page = await open(site, path)
        await formOf(page).scrollIntoViewIfNeeded()
        if (hasScripts) {
          await untilLive(page, 'main form[method=post]:not(dialog form):has(textarea)')
          expect([path, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([
            path,
            PHONE.width,
          ])
        }
        const email = await sendLead(page, button, { mailTo })
        const lead = says.length > 0 ? await leadOf(email) : ''
        for (const words of says) expect(lead).toMatch(words)
      },
  )

const JOURNEYS: ((visitor: forms.Visitor) => Promise<void>)[] = [
  forms.keepAnAccount,
  (visitor) => forms.tradeIn(visitor, '/trade-in'),
  (visitor) => forms.tradeIn(visitor, `/cars/trade-in?car_id=${visitor.nextCar('carbarn').id}`),
  (visitor) => forms.reserve(visitor, 'meridian', 'checkout'),
  (visitor) => forms.reserve(visitor, 'carbarn', 'buy-online'),
  forms.buyOnline,
  forms.quote,
  forms.spin,
  forms.driveAndConsent,
  forms.serviceBooking,
]

/** Pages that take a form, from the routes table; `/consent` alone shows none. */
const formRoutes = routes
  .filter(({ file }) =>
    /export (async function|const) action|export \{[^}]*\baction\b/.test(
      readFileSync(join('src', file), 'utf8'),
    ),
  )
  .map(({ path = '' }) => `/${path}`)
  .filter((path) => path !== '/consent')

const patternOf = (path: string) =>
  new RegExp(`^${path.replace(/\/:\w+\?/g, '(/[^/]+)?').replace(/:\w+/g, '[^/]+')}$`)

/** The route of a form that went through: where it was sent, or for a script's call the page that sent it. */
function routeOf({ path, page }: { path: string; page: string }): string | undefined {
  const sentTo = path.startsWith('/api/') ? page : path.replace(/\?.*$/, '').replace(/\.data$/, '')
  return formRoutes.find((route) => patternOf(route).test(sentTo))
}

const MODES = [
  ['with scripts', true],
  ['without scripts', false],
] as const

async function runAll(journeys: ((visitor: forms.Visitor) => Promise<void>)[], hasScripts: boolean) {
  const waiting = [...journeys]
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await visit(hasScripts, next)
  }
  await Promise.all([work(), work(), work()])
}

test.each(MODES)('accounts, trade-ins, payments, quotes and the wheel behind TLS, %s', (_, hasScripts) =>
  runAll(JOURNEYS, hasScripts),
)

test.each(MODES)(
  'enquiries of every kind reach the dealer behind TLS, %s (ROUTE-008, ROUTE-022, ROUTE-023, ROUTE-025, ROUTE-028, ROUTE-029, ROUTE-030, ROUTE-038, LEAD-002, LEAD-016, LEAD-028, LEAD-031)',
  (_, hasScripts) => runAll(leadJourneys(), hasScripts),
)

/** A form with a phone not yet proved: it goes through once the code is typed. */
const isAskingForCode = ({ path, status }: { path: string; status: number }) =>
  (status === 403 && ['/api/youx/create-customer', '/spin-to-win'].includes(path)) ||
  (status === 422 && path.startsWith('/finance-quote'))

test.each(MODES)('every form of the routes table has gone through behind TLS, %s', (_, hasScripts) => {
  const sent = proxy.sent.filter(({ visitor }) => visitor.startsWith(hasScripts ? 'scripts' : 'plain'))
  expect(sent.filter((each) => each.status >= 400 && !isAskingForCode(each))).toEqual([])
  const through = new Set(sent.map(routeOf))
  expect(formRoutes.filter((route) => !through.has(route))).toEqual([])
})

test('every link of every mail is https and opens over TLS, and one click unsubscribes', async () => {
  const mails = (await outbox()).join('\n').replace(FOLD, '')
  const links = [...new Set(mails.match(/https?:\/\/[^\s"<>&;)]+/g))].filter((link) =>
    link.includes('.localhost'),
  )
  expect(links.filter((link) => !link.startsWith('https://'))).toEqual([])
  for (const kind of ['/consent/', '/test-drive/', '/cars/', '/reservation/', '/trade-in/photos'])
    expect(
      links.some((link) => link.includes(kind)),
      kind,
    ).toBe(true)
  for (const link of links) expect([link, (await askTls(proxy, link)).status]).toEqual([link, 200])
  const unsubscribe = /Unsubscribe<\/th><td>([^<]+)/.exec(mails)?.[1] ?? ''
  const body = 'List-Unsubscribe=One-Click'
  const type = { 'content-type': 'application/x-www-form-urlencoded' }
  expect((await askTls(proxy, unsubscribe, { method: 'POST', headers: type, body })).status).toBe(200)
})

test('every address of this site in pages, feeds, sitemap and robots.txt is https', async () => {
  const { slug } = cars.meridian?.[0] ?? { slug: '' }
  const index = (await get('meridian', '/sitemap.xml')).body
  const maps = [...index.matchAll(/<loc>https:[^<]*?localhost:\d+([^<]+)/g)].map(([, path]) => path ?? '')
  expect(maps.length).toBeGreaterThan(5)
  const pages = ['/', `/cars/${slug}`, '/search/used-cars', '/special-offers', '/blog', '/contact-us', model]
  for (const path of [
    ...pages,
    '/blog/feed.xml',
    '/robots.txt',
    '/sitemap.xml',
    '/site.webmanifest',
    ...maps,
  ]) {
    const { status, body, headers } = await get('meridian', path)
    expect([path, status]).toEqual([path, 200])
    expect([path, body.match(/http:\/\/[\w.-]*localhost[^"<]*/g)]).toEqual([path, null])
    expect(headers['strict-transport-security']).toBe('max-age=31536000')
    if (pages.includes(path)) expect(body).toContain(`rel="canonical" href="${origin('meridian')}${path}"`)
  }
})

test('the carrier’s texts are signed for the address over TLS, as the site has it', async () => {
  const address = `${origin('meridian')}/api/texts/inbound`
  const fields = { From: '+61400000000', Body: 'Hello', MessageSid: 'SMtls' }
  const report = (url: string) =>
    askTls(proxy, address, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'x-twilio-signature': twilioSignature('development', { url, fields: Object.entries(fields) }),
      },
      body: new URLSearchParams(fields).toString(),
    })
  expect((await report(address)).status).toBe(200)
  expect((await report(address.replace('https:', 'http:'))).status).toBe(403)
})

test('plain http redirects to TLS with path and query; an API says it is available over https only; probes answer', async () => {
  const plain = (path: string, options: AskOptions = {}) =>
    ask(proxy.plainPort, `meridian.localhost:${proxy.plainPort}`, path, options)
  const home = origin('meridian')
  const moved = await plain('/faqs?x=1&y=%C3%A9')
  expect([moved.status, moved.headers.location]).toEqual([301, `${home}/faqs?x=1&y=%C3%A9`])
  const form = await plain('/contact', { method: 'POST', body: 'x' })
  expect([form.status, form.headers.location]).toEqual([308, `${home}/contact`])
  expect((await plain('/api/leads', { method: 'POST', body: '{}' })).status).toBe(403)
  expect((await plain('/healthz')).status).toBe(200)
})
