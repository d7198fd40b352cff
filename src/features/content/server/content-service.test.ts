import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DEMO_SITES } from '#seed/sites/demo-sites.ts'
import { siteDocuments } from '#src/pages/site-document/site-documents.ts'
import type { Store } from '#src/platform/database/database.ts'
import { openTestStore } from '#src/platform/testing/test-store.ts'
import { createSiteService, type SiteService } from '#src/features/sites/server/site-service.ts'
import { createContentService, type ContentService } from './content-service.ts'
import { BLOG_CATEGORIES } from '../domain/blog-category.ts'

const NOW = Date.parse('2026-11-21T00:00:00Z')
const ROUTES = /^\/(?:$|search\/|contact-us|success|service|trade-in)/
let store: Store
let content: ContentService
let sites: SiteService

beforeAll(async () => {
  store = await openTestStore()
  const clock = { now: () => NOW }
  content = createContentService({
    store,
    clock,
    defaultsDirectory: join(import.meta.dirname, '../../../../content'),
    readRoutes: async () => (path) => (ROUTES.test(path) ? 'page' : 'none'),
  })
  sites = createSiteService({
    store,
    clock,
    documents: siteDocuments,
    isDevelopment: true,
    port: 3000,
    lint: content.lint,
  })
  for (const document of DEMO_SITES) {
    const done = await sites.publish(document, { by: 'test' })
    if (!done.ok) throw new Error(JSON.stringify(done.error))
  }
})
afterAll(async () => {
  await sites.close()
  await store.close()
})

async function siteOf(slug: string) {
  const site = await sites.getBySlug(slug)
  if (!site) throw new Error(slug)
  return site
}
const page = async (slug: string, path: string) => content.findPage(await siteOf(slug), { path, now: NOW })

const ADDRESSES = [
  '/about-us',
  '/buying',
  '/faqs',
  '/finance',
  '/prepaid-maintenance-plan',
  '/roadside-assistance',
  '/warranty',
]

test.each(DEMO_SITES.map(({ slug }) => slug))(
  '%s has its own copy on every information page and a way to enquire (ROUTE-038, ROUTE-041, ROUTE-048, PAGE-045)',
  async (slug) => {
    const site = await siteOf(slug)
    const listed = await content.listPages(site, NOW)
    const paths = listed.map(({ path }) => path)
    expect(paths).toEqual(expect.arrayContaining(ADDRESSES))
    expect(paths.filter((path) => path.startsWith('/pages/')).length).toBeGreaterThanOrEqual(5)
    const titles = new Set<string>()
    for (const path of paths) {
      const found = await page(slug, path)
      const words = `${found?.html} ${found?.groups.map(({ questions }) => questions.map(({ text }) => text)).join()}`
      expect(words.length, path).toBeGreaterThan(600)
      expect(`${words} ${found?.title} ${found?.description}`, path).not.toMatch(/\{\{|lorem|undefined|null/i)
      expect(found?.enquire.href, path).toMatch(/^\/contact-us\?category=/)
      expect(found?.description.length, path).toBeLessThanOrEqual(200)
      titles.add(found?.title ?? '')
    }
    expect(titles.size).toBe(paths.length)
    const about = await page(slug, '/about-us')
    expect(about?.title).toContain(site.config.name)
  },
)

test('TRADE-013: the trade-in FAQ of every site says that one set of 2 keys must be included', async () => {
  for (const { slug } of DEMO_SITES) {
    const groups = (await page(slug, '/faqs'))?.groups ?? []
    const tradeIn = groups.find(({ heading }) => /^Trading in/.test(heading))
    expect(tradeIn?.questions.map(({ text }) => text).join(' '), slug).toMatch(
      /One set of 2 keys must be included/,
    )
  }
})

test('LEGAL-001 to LEGAL-003: only a site that gives the guarantees promises them on its buying page', async () => {
  const given = (await page('carbarn', '/buying'))?.html ?? ''
  for (const words of [
    '14-day money-back',
    '500 km',
    'quarter of a tank',
    'free of liens',
    'as a consumer',
    '48 hours',
  ])
    expect(given).toContain(words)
  for (const { slug } of DEMO_SITES.filter(({ slug }) => slug !== 'carbarn'))
    expect((await page(slug, '/buying'))?.html, slug).not.toMatch(/money.back/i)
})

test('LEGAL-004: the warranty page says 3 years, and 5 or 7 for configured makes', async () => {
  expect((await page('longhaul-trucks', '/warranty'))?.html).toContain('<strong>3 years</strong>')
  expect((await page('northgate-kia', '/warranty'))?.html).toContain('<strong>7 years</strong>')
  const meridian = (await page('meridian', '/warranty'))?.html ?? ''
  for (const line of [
    '<strong>3 years</strong>',
    'Kia: <strong>7 years</strong>',
    'Toyota: <strong>5 years</strong>',
  ])
    expect(meridian).toContain(line)
})

test('a page of one site never mentions another (SITE-001)', async () => {
  for (const { slug, name } of DEMO_SITES) {
    const site = await siteOf(slug)
    const others = DEMO_SITES.filter(
      (other) => other.name !== name && slug !== 'meridian' && other.slug !== 'northgate-kia',
    )
    for (const { path } of await content.listPages(site, NOW)) {
      const text = JSON.stringify(await page(slug, path))
      for (const other of others)
        expect(text.includes(other.name), `${slug}${path} names ${other.name}`).toBe(false)
    }
  }
})

test('PAGE-032 and PAGE-033: every category of every blog has posts, each with heading, image and date', async () => {
  for (const { slug } of DEMO_SITES) {
    const site = await siteOf(slug)
    for (const category of BLOG_CATEGORIES) {
      const cards = await content.listPosts(site, { now: NOW, category: category.slug })
      expect(cards.length, `${slug} ${category.slug}`).toBeGreaterThan(0)
      for (const card of cards) {
        expect(card).toMatchObject({
          category,
          heading: expect.stringMatching(/\S/),
          date: expect.stringMatching(/^\d+ \w+ 20\d\d$/),
        })
        expect(card.href.startsWith(`/blog/${category.slug}/`)).toBe(true)
        const post = await content.findPost(site, { slug: card.href.split('/').at(-1) ?? '', now: NOW })
        expect(post?.html.length, card.href).toBeGreaterThan(400)
      }
    }
  }
})

test('SITE-012: a blog block shows as many posts as the document asks for, and none at 0', async () => {
  expect(await content.blogBlock(await siteOf('meridian'), NOW)).toHaveLength(3)
  expect(await content.blogBlock(await siteOf('carbarn'), NOW)).toEqual([])
})

test('no default page breaks a linter rule on any site, including dead links', async () => {
  for (const { slug } of DEMO_SITES) {
    const site = await siteOf(slug)
    const files = await content.exportFiles(site, true)
    const set = await content.keepFiles(files)
    if (!set.ok) throw new Error(JSON.stringify(set.error))
    const findings = await content.lint({ config: site.config, contentSet: set.value.set })
    expect(
      findings.filter(({ file }) => file !== 'site document'),
      slug,
    ).toEqual([])
  }
})
