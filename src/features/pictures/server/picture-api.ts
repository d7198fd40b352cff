import { Hono, type Context } from 'hono'
import { parsePictureRequest, parsePictureVariant } from '#src/features/pictures/domain/picture-request.ts'
import type { SiteContext } from '#src/features/sites/domain/site-config.ts'
import type { FeedPictureService } from './feed/feed-picture-service.ts'
import { PICTURE_ERRORS, type PictureErrorCode } from './picture-errors.ts'
import { pictureEtag, type PictureService } from './picture-service.ts'

/** A picture's URL and format decide its bytes for good. */
const FOREVER = 'public, max-age=31536000, immutable'
/**
 * A dealer may replace the file behind an address: after an hour a browser asks whether it is still the same, and shows
 * what it has until it knows.
 */
const AN_HOUR = 'public, max-age=3600, stale-while-revalidate=86400'
/** The placeholder makes room for the picture soon. */
const A_MINUTE = 'public, max-age=60'

type PictureApiDeps = {
  pictures: PictureService
  feedPictures: Pick<FeedPictureService, 'getPicture'>
  siteOf: (c: Context) => SiteContext
}

/**
 * HTTP of pictures, to be mounted at `/img`. `GET /sample/{model}/{view}/{paint}?w=&q=&f=` answers the picture:
 * w one of 320 480 640 960 1200, q 75 or 80, f avif, webp, jpeg or auto (auto and without f: by Accept, with Vary),
 * c fit or fill. `GET /feed?src=&w=&q=&f=&c=` answers the picture at an address that a vehicle of this site names, or a
 * placeholder while it cannot be had. 304 on a matching If-None-Match; 404 for an unknown picture, 400 for a value off
 * its list, 503 when too many wait. (API-016)
 */
export function createPictureApi(deps: PictureApiDeps): Hono {
  const api = new Hono()
  api.get('/feed', (c) => answerFeedPicture(c, deps))
  api.get('/sample/:model/:view/:paint', async (c) => {
    const request = parsePictureRequest({
      model: c.req.param('model'),
      view: c.req.param('view'),
      paint: c.req.param('paint'),
      ...rawVariant(c),
    })
    if (!request.ok) return refuse(c, request.error)
    const headers = {
      'cache-control': FOREVER,
      etag: pictureEtag(request.value),
      'x-content-type-options': 'nosniff',
      ...varyOf(c),
    }
    if (hasEtag(c.req.header('if-none-match'), headers.etag)) return c.body(null, 304, headers)
    const picture = await deps.pictures.getPicture(request.value, c.req.raw.signal)
    if (!picture.ok) return refuse(c, picture.error)
    return c.body(new Uint8Array(picture.value.bytes), 200, {
      ...headers,
      'content-type': `image/${request.value.format}`,
    })
  })
  api.all('*', (c) => refuse(c, 'unknown_picture'))
  return api
}

async function answerFeedPicture(c: Context, deps: PictureApiDeps): Promise<Response> {
  const variant = parsePictureVariant(rawVariant(c))
  if (!variant.ok) return refuse(c, variant.error)
  const site = deps.siteOf(c)
  const picture = await deps.feedPictures.getPicture(site, {
    ...variant.value,
    source: c.req.query('src') ?? '',
  })
  if (!picture.ok) return refuse(c, picture.error)
  const { bytes, etag, isMissing } = picture.value
  const headers = {
    'cache-control': isMissing ? A_MINUTE : AN_HOUR,
    etag,
    'x-content-type-options': 'nosniff',
    ...varyOf(c),
  }
  if (hasEtag(c.req.header('if-none-match'), etag)) return c.body(null, 304, headers)
  return c.body(new Uint8Array(bytes), 200, { ...headers, 'content-type': `image/${variant.value.format}` })
}

function rawVariant(c: Context) {
  return {
    width: c.req.query('w'),
    quality: c.req.query('q'),
    format: c.req.query('f'),
    crop: c.req.query('c'),
    accept: c.req.header('accept'),
  }
}

/** The best format differs between browsers, so caches in between must ask. */
function varyOf(c: Context): { vary?: string } {
  return (c.req.query('f') ?? 'auto') === 'auto' ? { vary: 'Accept' } : {}
}

function refuse(c: Context, code: PictureErrorCode): Response {
  const { status, text } = PICTURE_ERRORS[code]
  c.header('cache-control', 'no-store')
  if (code === 'picture_busy') c.header('retry-after', '2')
  return c.json({ error: { code, message: text } }, status)
}

/** Whether an If-None-Match header names `etag`, weakly compared (RFC 9110, 13.1.2). */
function hasEtag(header: string | undefined, etag: string): boolean {
  if (header?.trim() === '*') return true
  return (header ?? '').split(',').some((listed) => listed.trim().replace(/^W\//, '') === etag)
}
