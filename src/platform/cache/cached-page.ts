import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** A finished answer, compressed once for all who ask. */
export type CachedPage = {
  status: number
  headers: [string, string][]
  etag: string
  /** The body as made; the compressed forms are made when first asked for, once. */
  identity: Uint8Array<ArrayBuffer>
  compressed: Partial<Record<Encoding, Promise<Uint8Array<ArrayBuffer>>>>
  byteSize: number
  isCacheable: boolean
}

export type Encoding = 'identity' | 'gzip' | 'br'

const brotliAsync = promisify(brotliCompress)
const gzipAsync = promisify(gzip)
const BROTLI_QUALITY = 5
/** 256 KB: a page hardly gains from more, and setting the default 4 MB up costs 2 ms of CPU (bench/results/pages.md). */
const BROTLI_WINDOW = 18
/** What a page takes with its brotli form beside it, for the cache's bound. */
const COMPRESSED_SHARE = 1.2
const GZIP_LEVEL = 6
const SMALLEST_WORTH_COMPRESSING = 1024
const CACHEABLE_STATUS = new Set([200, 301, 308, 404, 410])

/** Reads a response wholly and compresses it. Answers with a cookie or no-store are never kept. */
export async function toCachedPage(
  response: Response,
  extraHeaders: (body: string) => [string, string][],
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
    headers: [...headers, ...extraHeaders(new TextDecoder().decode(bytes))],
    etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
    identity: bytes,
    compressed: {},
    byteSize: Math.round(bytes.byteLength * COMPRESSED_SHARE),
    isCacheable,
  }
}

const HEADERS_MADE_HERE = new Set(['content-length', 'content-encoding', 'etag', 'transfer-encoding'])

/** The body in one encoding; small bodies stay as they are. */
function encode(page: CachedPage, encoding: Encoding): Promise<Uint8Array<ArrayBuffer>> {
  if (encoding === 'identity' || page.identity.byteLength < SMALLEST_WORTH_COMPRESSING)
    return Promise.resolve(page.identity)
  page.compressed[encoding] ??= compress(page.identity, encoding).then((bytes) => new Uint8Array(bytes))
  return page.compressed[encoding]
}

function compress(bytes: Uint8Array, encoding: 'gzip' | 'br'): Promise<Buffer> {
  if (encoding === 'gzip') return gzipAsync(bytes, { level: GZIP_LEVEL })
  return brotliAsync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_LGWIN]: BROTLI_WINDOW,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
    },
  })
}

/** The best encoding of ours that the header accepts (RFC 9110, 12.5.3): brotli, then gzip, then none. */
export function chooseEncoding(acceptEncoding: string | null): Encoding {
  const accepted = new Map(
    (acceptEncoding ?? '').split(',').map((part) => {
      const [name = '', ...params] = part.trim().toLowerCase().split(';')
      const quality = params.map((param) => /^\s*q=([\d.]+)/.exec(param)?.[1]).find(Boolean)
      return [name.trim(), quality === undefined ? 1 : Number(quality)] as const
    }),
  )
  const accepts = (name: string) => (accepted.get(name) ?? accepted.get('*') ?? 0) > 0
  if (accepts('br')) return 'br'
  return accepts('gzip') ? 'gzip' : 'identity'
}

/** The answer for one request: 304 when the visitor has it, else the body in the best encoding. */
export async function pageResponse(page: CachedPage, request: Request): Promise<Response> {
  const encoding = chooseEncoding(request.headers.get('accept-encoding'))
  const headers = new Headers(page.headers)
  const isEncoded = encoding !== 'identity' && page.identity.byteLength >= SMALLEST_WORTH_COMPRESSING
  headers.set('etag', isEncoded ? `${page.etag.slice(0, -1)}-${encoding}"` : page.etag)
  headers.append('vary', 'Accept-Encoding')
  if (page.isCacheable && !headers.has('cache-control'))
    headers.set('cache-control', 'public, max-age=0, must-revalidate')
  if (page.status === 200 && matchesEtag(request.headers.get('if-none-match'), headers.get('etag') ?? '')) {
    return new Response(null, { status: 304, headers })
  }
  const body = await encode(page, encoding)
  if (isEncoded) headers.set('content-encoding', encoding)
  headers.set('content-length', String(body.byteLength))
  return new Response(request.method === 'HEAD' ? null : body, { status: page.status, headers })
}

function matchesEtag(header: string | null, etag: string): boolean {
  const listed = (header ?? '').split(',').map((part) => part.trim().replace(/^W\//, ''))
  return listed.includes(etag) || listed.includes('*')
}
