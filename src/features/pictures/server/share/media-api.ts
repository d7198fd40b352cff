import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Context, Hono } from 'hono'
import { readByteRange, sampleMediaType } from '#src/features/pictures/domain/sample-media.ts'
import type { SiteContext } from '#src/features/sites/domain/site-config.ts'
import type { Vehicle } from '#src/features/vehicles/domain/vehicle.ts'
import type { NetworkLimiter } from '#src/platform/http/rate-limit.ts'
import type { ShareImageService } from './share-image-service.ts'

type MediaApiDeps = {
  shareImages: ShareImageService
  /** Limits how many pictures are rendered for one visitor on one site; stored ones do not count. */
  makings: Pick<NetworkLimiter, 'take'>
  /** The visitor's network address, taking trusted proxies into account. */
  addressOf: (c: Context) => string
  /** Folder of the demo stock's videos and reports (seed/media). */
  mediaDir: string
  siteOf: (c: Context) => SiteContext
  findVehicle: (site: SiteContext, slug: string) => Promise<Vehicle | null>
}

const BUSY_SECONDS = 10
const DAY = 'public, max-age=86400'

/**
 * Routes mounted at `/img` along with the pictures: `GET /og/{slug}.jpg` is the Open Graph picture of a
 * vehicle page (1200 by 630), 404 for a vehicle this site does not list, 503 if too many are waiting, 429 for
 * a visitor who has too many rendered; `GET /media/{file}` is a video or report of the demo stock, with range
 * requests (206, 416).
 */
export function createMediaApi(deps: MediaApiDeps): Hono {
  const api = new Hono()
  api.get('/og/:file{[^/]+\\.jpg}', (c) => answerShareImage(c, deps))
  api.get('/media/:file', (c) => answerMedia(c, deps.mediaDir))
  return api
}

async function answerShareImage(c: Context, deps: MediaApiDeps): Promise<Response> {
  const site = deps.siteOf(c)
  const slug = (c.req.param('file') ?? '').replace(/\.jpg$/, '')
  const vehicle = await deps.findVehicle(site, slug)
  if (!vehicle) return refuse(c, 404, 'There is no such picture.')
  if (!(await deps.shareImages.isKept(site, vehicle))) {
    const taken = deps.makings.take(site.id, deps.addressOf(c))
    if (!taken.isAllowed) {
      c.header('retry-after', String(taken.retryAfterSeconds))
      return refuse(c, 429, 'Too many pictures at once. Please try again in a moment.')
    }
  }
  const bytes = await deps.shareImages.getImage(site, vehicle)
  if (!bytes) {
    c.header('retry-after', String(BUSY_SECONDS))
    return refuse(c, 503, 'The picture is not ready. Please try again shortly.')
  }
  return c.body(new Uint8Array(bytes), 200, { 'content-type': 'image/jpeg', 'cache-control': DAY })
}

async function answerMedia(c: Context, mediaDir: string): Promise<Response> {
  const name = c.req.param('file') ?? ''
  const type = sampleMediaType(name)
  if (!type) return refuse(c, 404, 'There is no such file.')
  const film = await readFile(join(mediaDir, name))
  const range = readByteRange(c.req.header('range'), film.length)
  const headers = { 'content-type': type, 'accept-ranges': 'bytes', 'cache-control': DAY }
  if (range === null) return c.body(null, 416, { ...headers, 'content-range': `bytes */${film.length}` })
  if (!range) return c.body(new Uint8Array(film), 200, { ...headers, 'content-length': String(film.length) })
  const { start, end } = range
  return c.body(new Uint8Array(film.subarray(start, end + 1)), 206, {
    ...headers,
    'content-range': `bytes ${start}-${end}/${film.length}`,
    'content-length': String(end - start + 1),
  })
}

function refuse(c: Context, status: 404 | 429 | 503, message: string): Response {
  c.header('cache-control', 'no-store')
  return c.json({ error: { code: status === 404 ? 'unknown_picture' : 'picture_busy', message } }, status)
}
