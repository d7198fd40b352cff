import { Hono, type Context } from 'hono'
import { parsePictureRequest, parsePictureVariant } from '#src/features/pictures/domain/picture-request.ts'
import type { SiteContext } from '#src/features/sites/domain/site-config.ts'
import type { FeedPictureService } from './feed/feed-picture-service.ts'
import { PICTURE_ERRORS, type PictureErrorCode } from './picture-errors.ts'
import { pictureEtag, type PictureService } from './picture-service.ts'

/** A picture's URL and format determine its bytes permanently. */
const FOREVER = 'public, max-age=31536000, immutable'
/** A dealer may replace the file at an address, so after an hour the browser checks, showing its copy meanwhile. */
const AN_HOUR = 'public, max-age=3600, stale-while-revalidate=86400'
/** The placeholder should soon be replaced by the picture. */
const A_MINUTE = 'public, max-age=60'

type PictureApiDeps = {
  pictures: PictureService
  feedPictures: Pick<FeedPictureService, 'getPicture'>
  siteOf: (c: Context) => SiteContext
}

/**
 * HTTP routes for pictures, mounted at `/img`. `GET /sample/{model}/{view}/{paint}?w=&q=&f=` returns a sample
 * picture: w one of 320 480 640 960 1200, q 75 or 80, f avif, webp, jpeg or auto (auto or no f: by Accept,
 * with Vary), c fit or fill. `GET /feed?src=&w=&q=&f=&c=` returns the picture at an address used by one of
 * this site's vehicles, or a placeholder while it is unavailable. 304 on a matching If-None-Match; 404 for an
 * unknown picture, 400 for a value not on its list, 503 if too many are waiting. (API-016)
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

/** The best format differs between browsers, so shared caches must vary on Accept. */
function varyOf(c: Context): { vary?: string } {
  return (c.req.query('f') ?? 'auto') === 'auto' ? { vary: 'Accept' } : {}
}

function refuse(c: Context, code: PictureErrorCode): Response {
  const { status, text } = PICTURE_ERRORS[code]
  c.header('cache-control', 'no-store')
  if (code === 'picture_busy') c.header('retry-after', '2')
  return c.json({ error: { code, message: text } }, status)
}

/** Whether an If-None-Match header contains `etag`, by weak comparison (RFC 9110, 13.1.2). */
function hasEtag(header: string | undefined, etag: string): boolean {
  if (header?.trim() === '*') return true
  return (header ?? '').split(',').some((listed) => listed.trim().replace(/^W\//, '') === etag)
}
