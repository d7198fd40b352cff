import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip, zstdCompress } from 'node:zlib'

/** A finished answer, compressed once for everybody. */
export type CachedPage = {
  status: number
  headers: [string, string][]
  etag: string
  /** The body as made; each compressed form is made once, when first needed. */
  identity: Uint8Array<ArrayBuffer>
  compressed: Partial<Record<Encoding, Promise<Uint8Array<ArrayBuffer>>>>
  byteSize: number
  isCacheable: boolean
}

export type Encoding = 'identity' | 'gzip' | 'br' | 'zstd'

const brotliAsync = promisify(brotliCompress)
const gzipAsync = promisify(gzip)
const zstdAsync = promisify(zstdCompress)
const BROTLI_QUALITY = 5
/**
 * 256 KB: a page hardly gains from more, and setting up the default 4 MB costs 2 ms of CPU
 * (bench/results/pages.md).
 */
const BROTLI_WINDOW = 18
/** Size of a page with its brotli form, relative to the page alone, for the cache's limit. */
const COMPRESSED_SHARE = 1.2
const GZIP_LEVEL = 6
/** A quarter of brotli's CPU for an eighth more bytes (bench/results/pages.md). */
const ZSTD_LEVEL = 3
/** What is sent again and again deserves the smallest form; what may be sent only once, the quickest. */
export const SMALLEST_FIRST = ['br', 'gzip'] as const
const QUICKEST_FIRST = ['zstd', ...SMALLEST_FIRST] as const
const SMALLEST_WORTH_COMPRESSING = 1024
const CACHEABLE_STATUS = new Set([200, 301, 308, 404, 410])

/** Reads a whole response and compresses it. Answers with a cookie or no-store are never kept. */
export async function toCachedPage(
  response: Response,
  extraHeaders: readonly [string, string][],
): Promise<CachedPage> {
  const bytes = new Uint8Array(await response.arrayBuffer())
  const cacheControl = response.headers.get('cache-control') ?? ''
  const isCacheable =
    CACHEABLE_STATUS.has(response.status) &&
    !response.headers.has('set-cookie') &&
    !/no-store|private/.test(cacheControl)
  const headers = [...response.headers].filter(([name]) => !HEADERS_MADE_HERE.has(name))
  return {
    status: response.status,
    headers: [...headers, ...extraHeaders],
    etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
    identity: bytes,
    compressed: {},
    byteSize: Math.round(bytes.byteLength * COMPRESSED_SHARE),
    isCacheable,
  }
}

const HEADERS_MADE_HERE = new Set(['content-length', 'content-encoding', 'etag', 'transfer-encoding'])

/** The body in one encoding; small bodies are not compressed. */
function encode(page: CachedPage, encoding: Encoding): Promise<Uint8Array<ArrayBuffer>> {
  if (encoding === 'identity' || page.identity.byteLength < SMALLEST_WORTH_COMPRESSING)
    return Promise.resolve(page.identity)
  page.compressed[encoding] ??= compress(page.identity, encoding).then((bytes) => new Uint8Array(bytes))
  return page.compressed[encoding]
}

function compress(bytes: Uint8Array, encoding: Exclude<Encoding, 'identity'>): Promise<Buffer> {
  if (encoding === 'zstd')
    return zstdAsync(bytes, { params: { [constants.ZSTD_c_compressionLevel]: ZSTD_LEVEL } })
  if (encoding === 'gzip') return gzipAsync(bytes, { level: GZIP_LEVEL })
  return brotliAsync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_LGWIN]: BROTLI_WINDOW,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
    },
  })
}

/** The first of `order` that the header accepts (RFC 9110, 12.5.3), or none. */
export function chooseEncoding<Offered extends Encoding>(
  acceptEncoding: string | null,
  order: readonly Offered[],
): Offered | 'identity' {
  const accepted = new Map(
    (acceptEncoding ?? '').split(',').map((part) => {
      const [name = '', ...params] = part.trim().toLowerCase().split(';')
      const quality = params.map((param) => /^\s*q=([\d.]+)/.exec(param)?.[1]).find(Boolean)
      return [name.trim(), quality === undefined ? 1 : Number(quality)] as const
    }),
  )
  const accepts = (name: string) => (accepted.get(name) ?? accepted.get('*') ?? 0) > 0
  return order.find(accepts) ?? 'identity'
}

/**
 * The answer to one request: 304 when the visitor has the page in any encoding, otherwise its body. The
 * visitor it is made for (`isNew`) gets the quickest compression, all later ones the smallest.
 */
export async function pageResponse(
  page: CachedPage,
  request: Request,
  { isNew = false } = {},
): Promise<Response> {
  const encoding = chooseEncoding(
    request.headers.get('accept-encoding'),
    isNew ? QUICKEST_FIRST : SMALLEST_FIRST,
  )
  const headers = new Headers(page.headers)
  const isEncoded = encoding !== 'identity' && page.identity.byteLength >= SMALLEST_WORTH_COMPRESSING
  headers.set('etag', isEncoded ? etagIn(page, encoding) : page.etag)
  headers.append('vary', 'Accept-Encoding')
  if (page.isCacheable && !headers.has('cache-control'))
    headers.set('cache-control', 'public, max-age=0, must-revalidate')
  const had = page.status === 200 ? findEtag(page, request.headers) : undefined
  if (had !== undefined) {
    headers.set('etag', had)
    return new Response(null, { status: 304, headers })
  }
  const body = await encode(page, encoding)
  if (isEncoded) headers.set('content-encoding', encoding)
  headers.set('content-length', String(body.byteLength))
  return new Response(request.method === 'HEAD' ? null : body, { status: page.status, headers })
}

function etagIn(page: CachedPage, encoding: Encoding): string {
  return `${page.etag.slice(0, -1)}-${encoding}"`
}

/** Which form of the page the visitor has and can still read; undefined if none. */
function findEtag(page: CachedPage, headers: Headers): string | undefined {
  const listed = (headers.get('if-none-match') ?? '')
    .split(',')
    .map((part) => part.trim().replace(/^W\//, ''))
  if (listed.includes('*')) return page.etag
  const readable = QUICKEST_FIRST.filter(
    (encoding) => chooseEncoding(headers.get('accept-encoding'), [encoding]) === encoding,
  )
  return [page.etag, ...readable.map((encoding) => etagIn(page, encoding))].find((etag) =>
    listed.includes(etag),
  )
}
