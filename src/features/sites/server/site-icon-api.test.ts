import sharp from 'sharp'
import { expect, test } from 'vitest'
import { DEMO_SITES } from '#seed/sites/demo-sites.ts'
import { toId } from '#src/shared/domain/ids.ts'
import type { SiteContext } from '../domain/site-config.ts'
import { parseSiteDocument } from '#src/pages/site-document/site-config-schema.ts'
import { createSiteIconApi } from './site-icon-api.ts'

const SITES = new Map(DEMO_SITES.map((document) => [document.slug, context(document)]))
const api = createSiteIconApi({
  siteOf: (c) => SITES.get(new URL(c.req.url).hostname.split('.')[0] ?? '') as SiteContext,
})
const ask = (slug: string, path: string) => api.request(`http://${slug}.localhost${path}`)

function context(document: (typeof DEMO_SITES)[number]): SiteContext {
  const parsed = parseSiteDocument(document)
  if (!parsed.ok) throw new Error('not a valid demo site')
  const { slug } = parsed.value
  return {
    id: toId('site', slug),
    version: 7,
    config: parsed.value,
    origin: `http://${slug}.localhost`,
    host: `${slug}.localhost`,
    dealershipIds: [],
    isPreview: true,
  }
}

test('each site has its own icon in its own colour, as SVG and as PNG in each size (SITE-007)', async () => {
  const icons = await Promise.all(
    [...SITES.keys()].map(async (slug) => (await ask(slug, '/favicon.svg')).text()),
  )
  expect(new Set(icons).size).toBe(SITES.size)
  expect(icons[0]).toContain('#0b5fff')
  for (const [path, side] of [
    ['/favicon.ico', 48],
    ['/apple-touch-icon.png', 180],
    ['/icon-192.png', 192],
    ['/icon-512.png', 512],
  ] as const) {
    const answer = await ask('meridian', path)
    expect(answer.headers.get('content-type')).toBe('image/png')
    const { width, height } = await sharp(await answer.arrayBuffer()).metadata()
    expect([width, height]).toEqual([side, side])
  }
})

test('the mark is really drawn: an icon is not one flat colour', async () => {
  const answer = await ask('aurelia', '/icon-512.png')
  const { channels } = await sharp(await answer.arrayBuffer()).stats()
  expect(Math.max(...channels.slice(0, 3).map(({ stdev }) => stdev))).toBeGreaterThan(5)
})

test('the manifest names the site and no other (SITE-001)', async () => {
  const text = await (await ask('northgate-kia', '/site.webmanifest')).text()
  expect(JSON.parse(text)).toMatchObject({ name: 'Northgate Kia', lang: 'en-AU', start_url: '/' })
  expect(text).toContain('/icon-512.png?v=7')
  expect(text).not.toContain('Meridian')
})
