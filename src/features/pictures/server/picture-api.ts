import { Hono, type Context } from 'hono'
import { parsePictureRequest } from '#src/features/pictures/domain/picture-request.ts'
import { PICTURE_ERRORS, type PictureErrorCode } from './picture-errors.ts'
import { pictureEtag, type PictureService } from './picture-service.ts'

/** A picture's URL and format decide its bytes for good. */
const FOREVER = 'public, max-age=31536000, immutable'

/**
 * HTTP of pictures, to be mounted at `/img`. `GET /sample/{model}/{view}/{paint}?w=&q=&f=` answers the picture:
 * w one of 320 480 640 960 1200, q 75 or 80, f avif, webp or jpeg (without f: by Accept, with Vary). 304 on a
 * matching If-None-Match; 404 for an unknown picture, 400 for a value off its list, 503 when too many wait.
 */
export function createPictureApi(deps: { pictures: PictureService }): Hono {
  const api = new Hono()
  api.get('/sample/:model/:view/:paint', async (c) => {
    const request = parsePictureRequest({
      model: c.req.param('model'),
      view: c.req.param('view'),
      paint: c.req.param('paint'),
      width: c.req.query('w'),
      quality: c.req.query('q'),
      format: c.req.query('f'),
      accept: c.req.header('accept'),
    })
    if (!request.ok) return refuse(c, request.error)
    const headers = {
      'cache-control': FOREVER,
      etag: pictureEtag(request.value),
      'x-content-type-options': 'nosniff',
      ...(c.req.query('f') === undefined ? { vary: 'Accept' } : {}),
    }
    if (hasEtag(c.req.header('if-none-match'), headers.etag)) return c.body(null, 304, headers)
    const picture = await deps.pictures.getPicture(request.value)
    if (!picture.ok) return refuse(c, picture.error)
    return c.body(new Uint8Array(picture.value.bytes), 200, {
      ...headers,
      'content-type': `image/${request.value.format}`,
    })
  })
  api.all('*', (c) => refuse(c, 'unknown_picture'))
  return api
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
