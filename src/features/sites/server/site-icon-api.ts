import { type Context, Hono } from 'hono'
import sharp from 'sharp'
import { brandScale } from '../domain/brand/brand-scale.ts'
import type { SiteContext } from '../domain/site-config.ts'
import { markIconSvg, siteMark } from '../domain/brand/site-mark.ts'
import { createRecentCache } from '#src/shared/domain/cache/recent-cache.ts'

type Deps = { siteOf: (c: Context) => SiteContext }

/** An icon changes only with the site's document, whose version is in the address that pages use. */
const A_WEEK = 'public, max-age=604800'
/** Share of the side that a system may crop from a maskable icon. */
const MASK_INSET = 0.14
const PNG_SIDES: Record<string, { side: number; inset: number }> = {
  '/favicon.ico': { side: 48, inset: 0 },
  '/apple-touch-icon.png': { side: 180, inset: MASK_INSET },
  '/icon-192.png': { side: 192, inset: 0 },
  '/icon-512.png': { side: 512, inset: 0 },
  '/icon-maskable-512.png': { side: 512, inset: MASK_INSET },
}
/** Rendered icons kept in memory, a few kilobytes each. */
const KEPT_MAX = 400

/**
 * The requesting site's icons, drawn from its mark in its brand colour, mounted at `/`: `GET /favicon.svg`,
 * `/favicon.ico` (a PNG), `/apple-touch-icon.png`, `/icon-192.png`, `/icon-512.png`, `/icon-maskable-512.png` and
 * `/site.webmanifest`. (SITE-007)
 */
export function createSiteIconApi({ siteOf }: Deps): Hono {
  const api = new Hono()
  const drawn = createRecentCache<Promise<Uint8Array<ArrayBuffer>>>(KEPT_MAX)

  function draw(svg: string, side: number): Promise<Uint8Array<ArrayBuffer>> {
    const key = `${side} ${svg}`
    const known = drawn.get(key)
    if (known) return known
    const png = sharp(Buffer.from(svg), { density: (72 * side) / 32 })
      .resize(side, side)
      .png()
      .toBuffer()
      .then((bytes) => new Uint8Array(bytes))
    drawn.set(key, png)
    return png
  }

  api.get('/favicon.svg', (c) => {
    const site = siteOf(c)
    return c.body(iconSvg(site, 0), 200, { 'content-type': 'image/svg+xml', 'cache-control': A_WEEK })
  })
  for (const [path, { side, inset }] of Object.entries(PNG_SIDES)) {
    api.get(path, async (c) => {
      const site = siteOf(c)
      const png = await draw(iconSvg(site, inset), side)
      return c.body(png, 200, { 'content-type': 'image/png', 'cache-control': A_WEEK })
    })
  }
  api.get('/site.webmanifest', (c) => {
    const site = siteOf(c)
    return c.body(JSON.stringify(manifest(site)), 200, {
      'content-type': 'application/manifest+json',
      'cache-control': A_WEEK,
    })
  })
  return api
}

function iconSvg({ config }: SiteContext, inset: number): string {
  const scale = brandScale(config.theme.brandColour)
  const colours = {
    plane: scale['--brand-plane'] ?? '#000000',
    onPlane: scale['--brand-on-plane'] ?? '#ffffff',
  }
  return markIconSvg(siteMark(config.theme), colours, inset)
}

function manifest({ config, version }: SiteContext) {
  const icon = (src: string, sizes: string, purpose = 'any') => ({
    src: `${src}?v=${version}`,
    sizes,
    type: 'image/png',
    purpose,
  })
  return {
    name: config.name,
    short_name: config.theme.wordmark,
    description: config.description,
    lang: 'en-AU',
    start_url: '/',
    scope: '/',
    display: 'browser',
    theme_color: brandScale(config.theme.brandColour)['--brand-plane'],
    background_color: '#ffffff',
    icons: [
      icon('/icon-192.png', '192x192'),
      icon('/icon-512.png', '512x512'),
      icon('/icon-maskable-512.png', '512x512', 'maskable'),
    ],
  }
}
