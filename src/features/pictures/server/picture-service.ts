import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as rest } from 'node:timers/promises'
import { fail, ok, type Result } from '#src/shared/domain/result.ts'
import { pictureKey, type PictureRequest } from '#src/features/pictures/domain/picture-request.ts'
import type { PictureFormat, PictureWidth } from '#src/shared/domain/picture/picture-url.ts'
import { parseSamplePictureUrl } from '#src/shared/domain/picture/sample-picture.ts'
import { createPictureCache } from './picture-cache.ts'
import { renderPicture } from './tint.ts'
import { createWorkQueue, WorkAbandonedError, WorkQueueFullError } from './work-queue.ts'

/** Increase when the same request would give different bytes, then run tools/demo-imagery/ready-pictures.ts. */
export const PICTURE_VERSION = 2

/** Pictures rendered at a time; sharp's own threads share the machine with the pages. */
const CONCURRENT_PICTURES_MAX = 2
/** Visitor requests that may wait; further ones are told to come back later. */
const WAITING_PICTURES_MAX = 200
/** Room for about 20,000 finished pictures. */
const CACHE_BYTES_MAX = 512 * 1024 * 1024

/** The drawing thread's module. */
export const SAMPLE_DRAWING = new URL('./draw-sample-picture.ts', import.meta.url)

export type PictureServiceDeps = {
  /** Folder of the paint masters (seed/pictures/masters). */
  mastersDir: string
  /** Folder with prerendered pictures per version (seed/pictures); without it everything is rendered here. */
  readyDir?: string
  /** Folder of finished pictures, created if missing. One process per folder. */
  cacheDir: string
  cacheBytesMax?: number
  /** Receives pictures that could not be rendered (a missing or broken master). */
  onError?: (error: unknown) => void
  /** Renders the bytes; by default in this process. */
  render?: (mastersDir: string, request: PictureRequest) => Promise<Uint8Array>
}

export type FinishedPicture = { bytes: Buffer; etag: string }

/** Which sizes `warm` renders; by default what a card needs in a current browser. */
export type WarmOptions = {
  widths?: readonly PictureWidth[]
  formats?: readonly PictureFormat[]
  signal?: AbortSignal
}

/** Renders sample stock pictures: tints masters on demand, two at a time, with a size-limited disk cache. */
export function createPictureService(deps: PictureServiceDeps) {
  const cache = createPictureCache({
    dir: path.join(deps.cacheDir, `v${PICTURE_VERSION}`),
    maxBytes: deps.cacheBytesMax ?? CACHE_BYTES_MAX,
  })
  const queue = createWorkQueue<Buffer>({
    concurrency: CONCURRENT_PICTURES_MAX,
    waitingMax: WAITING_PICTURES_MAX,
  })
  const render = deps.render ?? renderPicture
  const ready = openReady(deps.readyDir)

  async function make(key: string, request: PictureRequest): Promise<Buffer> {
    const { buffer, byteOffset, byteLength } = await render(deps.mastersDir, request)
    const bytes = Buffer.from(buffer, byteOffset, byteLength)
    // A full or read-only disk must not cost the visitor the picture.
    await cache.write(key, bytes).catch((error: unknown) => deps.onError?.(error))
    return bytes
  }

  /** Returns a prerendered picture, one from disk, or renders it. */
  async function take(request: PictureRequest, signal?: AbortSignal): Promise<Buffer> {
    const key = pictureKey(request)
    return (
      (await ready.read(key)) ??
      (await cache.read(key)) ??
      queue.run(key, 'visitor', () => make(key, request), signal)
    )
  }

  async function warmOne(request: PictureRequest): Promise<boolean> {
    const key = pictureKey(request)
    if (ready.has(key) || (await cache.has(key))) return true
    return queue
      .run(key, 'background', () => make(key, request))
      .then(
        () => true,
        (error: unknown) => {
          deps.onError?.(error)
          return false
        },
      )
  }

  return {
    /**
     * The finished picture for a request. Fails with `picture_busy` (503) if too many are waiting or `signal`
     * was aborted before it began, and with `picture_failed` (500) if its master cannot be read.
     */
    async getPicture(
      request: PictureRequest,
      signal?: AbortSignal,
    ): Promise<Result<FinishedPicture, 'picture_busy' | 'picture_failed'>> {
      try {
        return ok({ bytes: await take(request, signal), etag: pictureEtag(request) })
      } catch (error) {
        if (error instanceof WorkQueueFullError || error instanceof WorkAbandonedError)
          return fail('picture_busy')
        deps.onError?.(error)
        return fail('picture_failed')
      }
    },
    /** A sample picture URL as a 1200 px JPEG for documents; null for another source or if rendering failed. */
    async readJpeg(source: string): Promise<Buffer | null> {
      const picture = parseSamplePictureUrl(source)
      if (!picture) return null
      try {
        return await take({ picture, width: 1200, quality: 80, format: 'jpeg' })
      } catch (error) {
        deps.onError?.(error)
        return null
      }
    },
    /**
     * Renders the pictures of `sources` (sample picture URLs or keys; others are skipped) one at a time while
     * no visitor's picture is being rendered, resting after each for as long as it took. Stops early when
     * `signal` aborts. Returns how many are ready and how many failed.
     */
    async warm(
      sources: Iterable<string>,
      options: WarmOptions = {},
    ): Promise<{ ready: number; failed: number }> {
      return warmEach(warmRequests(sources, options), warmOne, options.signal)
    },
    /** Bytes and pictures on disk, and rendering jobs running and waiting, for metrics. */
    status() {
      return { ...cache.usage(), ...queue.load() }
    },
  }
}

export type PictureService = ReturnType<typeof createPictureService>

/** Prerendered pictures of this version that ship with the program. */
function openReady(folder: string | undefined) {
  const dir = path.join(folder ?? '', `ready-v${PICTURE_VERSION}`)
  const names = new Set(folder ? readdirSync(dir) : [])
  return {
    has: (key: string) => names.has(key),
    read: async (key: string) =>
      names.has(key) ? readFile(path.join(dir, key)).catch(() => undefined) : undefined,
  }
}

/** A strong validator. The request and version determine the bytes, so it is known before rendering. */
export function pictureEtag(request: PictureRequest): string {
  return `"${PICTURE_VERSION}-${pictureKey(request)}"`
}

async function warmEach(
  requests: Iterable<PictureRequest>,
  warmOne: (request: PictureRequest) => Promise<boolean>,
  signal: AbortSignal | undefined,
): Promise<{ ready: number; failed: number }> {
  const outcome = { ready: 0, failed: 0 }
  for (const request of requests) {
    if (signal?.aborted) break
    const started = performance.now()
    if (await warmOne(request)) outcome.ready += 1
    else outcome.failed += 1
    await rest(performance.now() - started, undefined, { signal }).catch(() => undefined)
  }
  return outcome
}

function* warmRequests(sources: Iterable<string>, options: WarmOptions): Generator<PictureRequest> {
  const seen = new Set<string>()
  for (const source of sources) {
    const picture = parseSamplePictureUrl(source)
    if (!picture) continue
    for (const width of options.widths ?? [640]) {
      for (const format of options.formats ?? ['avif']) {
        const request: PictureRequest = { picture, width, quality: 75, format }
        const key = pictureKey(request)
        if (seen.has(key)) continue
        seen.add(key)
        yield request
      }
    }
  }
}
