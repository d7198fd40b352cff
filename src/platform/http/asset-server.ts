import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import { chooseEncoding, SMALLEST_FIRST, type Encoding } from '../cache/cached-page.ts'
import { type CompressOnce, createCompressOnce } from './compress-once.ts'

type Asset = {
  type: string
  etag: string
  isHashed: boolean
  body: Record<Exclude<Encoding, 'zstd'>, Uint8Array<ArrayBuffer>>
}

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
}
const COMPRESSIBLE = /\.(js|css|svg|txt|webmanifest)$/

/**
 * The build's client files, answered from memory by exact path. A visitor's path is never looked up on disk,
 * so it cannot escape the directory. They are compressed at the first start after a build and kept in
 * `keptIn`, which saves restarts seconds of CPU.
 */
export function createAssetServer(directory: string, keptIn: string): (request: Request) => Response | null {
  const assets = new Map<string, Asset>()
  if (existsSync(directory)) {
    const compress = createCompressOnce(keptIn)
    for (const file of listFiles(directory))
      assets.set(`/${relative(directory, file).split(sep).join('/')}`, readAsset(file, compress))
    compress.dropUnused()
  }
  return (request) => {
    const asset = assets.get(new URL(request.url).pathname)
    if (!asset || (request.method !== 'GET' && request.method !== 'HEAD')) return null
    const encoding = chooseEncoding(request.headers.get('accept-encoding'), SMALLEST_FIRST)
    const body = asset.body[encoding]
    const headers = new Headers({
      'content-type': asset.type,
      etag: asset.etag,
      'cache-control': asset.isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      vary: 'Accept-Encoding',
    })
    if (request.headers.get('if-none-match') === asset.etag)
      return new Response(null, { status: 304, headers })
    if (body !== asset.body.identity) headers.set('content-encoding', encoding)
    headers.set('content-length', String(body.byteLength))
    return new Response(request.method === 'HEAD' ? null : body, { headers })
  }
}

function listFiles(directory: string): string[] {
  return readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .map((name) => join(directory, name))
    .filter((file) => statSync(file).isFile() && !file.includes(`${sep}.vite${sep}`))
}

function readAsset(file: string, { brotli, gzip }: CompressOnce): Asset {
  const identity = new Uint8Array(readFileSync(file))
  const hash = createHash('sha256').update(identity).digest('base64url').slice(0, 22)
  const isText = COMPRESSIBLE.test(file)
  return {
    type: TYPES[extname(file)] ?? 'application/octet-stream',
    etag: `"${hash}"`,
    isHashed: /\/assets\/.*-[\w-]{8}\.\w+$/.test(file.split(sep).join('/')),
    body: {
      identity,
      br: isText ? brotli(identity, hash) : identity,
      gzip: isText ? gzip(identity, hash) : identity,
    },
  }
}
