import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { DEMO_SITES } from '#seed/sites/demo-sites.ts'
import { ask, findStock } from './ask.ts'
import { openAuditor } from './page-audit.ts'
import { openJourney } from './journey.ts'

const INFO_PAGES = [
  '/about-us',
  '/buying',
  '/faqs',
  '/finance',
  '/prepaid-maintenance-plan',
  '/roadside-assistance',
  '/warranty',
]
const CATEGORIES = [
  'Vehicle Reviews',
  'Buyer Advice',
  'Motoring Tips',
  'Servicing Insights',
  '4x4xMORE Adventures',
]
const SLUGS = DEMO_SITES.map(({ slug }) => slug)

const { platform, browser } = await openJourney()

const get = (slug: string, path: string) => ask(platform.port, `${slug}.localhost:${platform.port}`, path)
const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map((match) => match[1] ?? '')

test.each(SLUGS)(
  '%s: every page and post of its sitemap answers, and each information page ends with a way to enquire (ROUTE-038, ROUTE-041, ROUTE-048, PAGE-045)',
  async (slug) => {
    const origin = `http://${slug}.localhost:${platform.port}`
    const index = await get(slug, '/sitemap.xml')
    expect(String(index.headers['content-type'])).toContain('application/xml')
    const files = locations(index.body)
    expect(files).toEqual(
      expect.arrayContaining(['pages', 'vehicles', 'blog'].map((name) => `${origin}/sitemaps/${name}.xml`)),
    )
    const titles = new Map<string, string>()
    // Those of vehicles, brands and places are walked in site-crawl.spec.ts.
    for (const file of files.filter((name) => /\/(pages|blog)\.xml$/.test(name))) {
      const listed = locations((await get(slug, file.slice(origin.length))).body)
      expect(listed.length).toBeGreaterThan(0)
      for (const url of listed) {
        expect(url.startsWith(`${origin}/`)).toBe(true)
        const path = url.slice(origin.length)
        const answer = await get(slug, path)
        expect(answer.status, `${slug}${path}`).toBe(200)
        const title = /<title>([^<]*)<\/title>/.exec(answer.body)?.[1] ?? ''
        if (/^\/(pages|blog)\//.test(path) || INFO_PAGES.includes(path)) {
          expect(titles.get(title), `${path} has the title of another page`).toBeUndefined()
          expect(answer.body).toContain(`<link rel="canonical" href="${url}"/>`)
          expect(answer.body, path).toMatch(/<h1[^>]*>[^<]+<\/h1>/)
        }
        titles.set(title, path)
      }
    }
    for (const path of INFO_PAGES) {
      const { body } = await get(slug, path)
      expect(body, path).toMatch(path === '/finance' ? /id="finance-form"/ : /href="\/contact-us\?category=/)
      expect(body, path).toContain('"@type":"BreadcrumbList"')
    }
    expect((await get(slug, '/pages/no-such-page')).status).toBe(404)
  },
  180_000,
)

test('TRADE-013: the trade-in FAQ says that one set of 2 keys must be included, opened by keyboard and in structured data', async () => {
  const page = await browser.newPage({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })
  await page.goto(`${platform.site('meridian')}/faqs`)
  const question = page.locator('details', { hasText: 'What do I need to bring with my trade-in?' })
  await question.locator('summary').focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => question.innerText()).toContain('One set of 2 keys must be included.')
  const { body } = await get('meridian', '/faqs')
  const faq = [...body.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)]
    .map((match) => JSON.parse(match[1] ?? ''))
    .find((node) => node['@type'] === 'FAQPage')
  expect(faq.mainEntity.length).toBeGreaterThan(8)
  expect(JSON.stringify(faq)).toContain('One set of 2 keys must be included.')
  await page.close()
})

test('LEGAL-001 to LEGAL-003: the guarantees are on the site that gives them, on its buying page and used vehicles, and not on others', async () => {
  const buying = (await get('carbarn', '/buying')).body
  for (const words of [
    '14-day money-back guarantee',
    'all keys and accessories',
    '500 km',
    '48-hour money-back',
  ])
    expect(buying).toContain(words)
  expect((await get('meridian', '/buying')).body).not.toContain('money-back')
  const [used] = await findStock(platform.port, 'carbarn', 'car_type = used AND status = in_stock')
  const [group] = await findStock(platform.port, 'meridian', 'car_type = used AND status = in_stock')
  const [fresh] = await findStock(platform.port, 'meridian', 'car_type = new AND status = in_stock')
  expect((await get('carbarn', `/cars/${used?.slug}`)).body).toContain('48-hour money-back guarantee')
  for (const other of [group, fresh])
    expect((await get('meridian', `/cars/${other?.slug}`)).body).not.toContain('money-back')
})

test('ROUTE-027: a finance link lands on the form', async () => {
  const { body } = await get('meridian', '/finance')
  expect(body).toContain('id="finance-form"')
  expect(body).toMatch(/name="form" value="finance"/)
  // No rate is shown without its comparison rate and the warning.
  expect([/\d\s?% p\.a\./.test(body), /WARNING: This comparison rate/.test(body)]).toEqual([true, true])
})

test('PAGE-032, PAGE-033, DATA-031 and ROUTE-039: the blog shows its five categories, each filters, and a card opens its post', async () => {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
  await page.goto(`${platform.site('wattle-caravans')}/blog`)
  const chips = page.getByRole('navigation', { name: 'Blog categories' }).getByRole('link')
  expect(await chips.allInnerTexts()).toEqual(['All posts', ...CATEGORIES])
  await page.goto(`${platform.site('wattle-caravans')}/blog/vehicle-reviews`)
  const cards = page.getByRole('main').getByRole('article')
  expect(await cards.count()).toBeGreaterThan(0)
  for (const card of await cards.all()) {
    expect(await card.innerText()).toContain('Vehicle Reviews')
    expect(await card.locator('time').innerText()).toMatch(/^\d{1,2} \w+ 20\d\d$/)
    expect(await card.locator('img').getAttribute('alt')).not.toBe('')
  }
  const heading = await cards.first().getByRole('heading').innerText()
  await cards.first().getByRole('link').click()
  await page.waitForURL('**/blog/vehicle-reviews/*')
  await expect.poll(() => page.getByRole('heading', { level: 1 }).innerText()).toBe(heading)
  expect((await get('wattle-caravans', '/blog/buyer-advice/couples-van-layouts')).headers.location).toBe(
    '/blog/vehicle-reviews/couples-van-layouts',
  )
  const feed = await get('wattle-caravans', '/blog/feed.xml')
  expect(String(feed.headers['content-type'])).toContain('application/rss+xml')
  expect(feed.body.match(/<item>/g)?.length).toBeGreaterThanOrEqual(5)
  await page.close()
})

test('SITE-012: blog blocks follow blogs.count and the YouTube link follows the site', async () => {
  const [shown] = await findStock(platform.port, 'meridian', 'status = in_stock')
  const [hidden] = await findStock(platform.port, 'carbarn', 'status = in_stock')
  const withBlock = (await get('meridian', `/cars/${shown?.slug}`)).body
  expect(withBlock.match(/href="\/blog\/[\w-]+\/[\w-]+"/g)?.length).toBe(3)
  expect((await get('carbarn', `/cars/${hidden?.slug}`)).body).not.toContain('id="blog"')
  expect((await get('meridian', '/about-us')).body).toContain(
    'https://www.youtube.com/@meridianmotors-example',
  )
  expect((await get('longhaul-trucks', '/about-us')).body).not.toContain('Watch us on YouTube')
})

test('a future post is nowhere, neither in list, feed nor sitemap', async () => {
  for (const path of ['/blog', '/blog/feed.xml', '/sitemaps/blog.xml'])
    expect((await get('meridian', path)).body).not.toContain('summer-opening')
  expect((await get('meridian', '/blog/motoring-tips/summer-opening')).status).toBe(404)
})

test('its text is on no page of any site, neither on the preview host nor the public one, nor in what their scripts read', async () => {
  const COMING = /summer-opening|When we are open this summer|keep an emergency line for customers/
  for (const { slug, hosts = [] } of DEMO_SITES)
    for (const host of [`${slug}.localhost:${platform.port}`, ...hosts.slice(0, 1)])
      for (const path of [
        '/',
        '/blog',
        '/blog/motoring-tips',
        '/blog/motoring-tips/summer-opening',
        '/blog.data',
        '/about-us',
      ]) {
        const { body } = await ask(platform.port, host, path)
        expect(body.match(COMING)?.[0], `${host}${path}`).toBeUndefined()
      }
})

test('a preview link shows the future post, unindexed and uncached, on its own site only', async () => {
  const root = join(import.meta.dirname, '..')
  const { stdout } = await promisify(execFile)(
    join(root, 'node_modules/.bin/node'),
    ['src/cli.ts', 'content', 'preview', 'meridian'],
    {
      cwd: root,
      env: {
        ...process.env,
        FORECOURT_DATA_DIR: platform.dataDir,
        FORECOURT_DEMO: '1',
        NODE_ENV: 'production',
      },
    },
  )
  const path = /\/blog\/motoring-tips\/summer-opening\?preview=[\w-]+/.exec(stdout)?.[0] ?? 'none'
  const shown = await get('meridian', path)
  expect([shown.status, shown.headers['cache-control']]).toEqual([200, expect.stringContaining('no-store')])
  expect(shown.body).toContain('keep an emergency line for customers')
  expect(shown.body).toMatch(/<meta name="robots" content="noindex/)
  expect((await get('carbarn', path)).status).toBe(404)
  expect((await get('meridian', path.split('?')[0] ?? '')).status).toBe(404)
})

test('a preview without its token is not found, and robots stay out of preview hosts', async () => {
  const answer = await get('meridian', '/about-us?preview=guess')
  expect(answer.status).toBe(404)
  expect((await get('meridian', '/robots.txt')).body).toBe('User-agent: *\nDisallow: /\n')
})

test('content pages are accessible, quiet and still on a phone and a desktop', async () => {
  const auditor = await openAuditor(browser)
  const faults: string[] = []
  const pages = [
    ['meridian', '/faqs'],
    ['carbarn', '/buying'],
    ['aurelia', '/about-us'],
    ['northgate-kia', '/warranty'],
    ['ironbark-motorcycles', '/blog'],
    ['longhaul-trucks', '/pages/payload-and-gvm'],
    ['wattle-caravans', '/blog/buyer-advice/weights-before-colours'],
  ] as const
  for (const [slug, path] of pages) {
    const { problems, h1 } = await auditor.audit(`${platform.site(slug)}${path}`, { isDeep: true })
    faults.push(...problems.map((problem) => `${slug}${path}: ${problem}`))
    expect(h1).toHaveLength(1)
  }
  await auditor.close()
  expect(faults).toEqual([])
}, 180_000)
