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

/**
 * Raise when the same request would give other bytes: new masters, other maths, other encoder settings. Then run
 * tools/demo-imagery/ready-pictures.ts.
 */
export const PICTURE_VERSION = 2

/** Never more pictures in the making at a time: sharp's own threads share the machine with the pages. */
const CONCURRENT_PICTURES_MAX = 2
/** Visitors' pictures that may wait; beyond it a request is told to come back. */
const WAITING_PICTURES_MAX = 200
/** Room for about 20,000 finished pictures. */
const CACHE_BYTES_MAX = 512 * 1024 * 1024

/** What the drawing thread is given to make a sample picture with. */
export const SAMPLE_DRAWING = new URL('./draw-sample-picture.ts', import.meta.url)

export type PictureServiceDeps = {
  /** Folder of the paint masters (seed/pictures/masters). */
  mastersDir: string
  /** Folder with a folder of pictures made ahead for each version (seed/pictures); without it all are made here. */
  readyDir?: string
  /** Folder of finished pictures; made when missing. One process per folder. */
  cacheDir: string
  cacheBytesMax?: number
  /** Hears of pictures that could not be made (a missing or broken master). */
  onError?: (error: unknown) => void
  /** Makes the bytes; in this process unless it is given another way. */
  render?: (mastersDir: string, request: PictureRequest) => Promise<Uint8Array>
}

export type FinishedPicture = { bytes: Buffer; etag: string }

/** Which sizes `warm` makes; by default what a card needs in a current browser. */
export type WarmOptions = {
  widths?: readonly PictureWidth[]
  formats?: readonly PictureFormat[]
  signal?: AbortSignal
}

/**
 * Makes and keeps the pictures of the sample stock: tints masters on demand, at most two at a time, each once,
 * in a disk cache of bounded size.
 */
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

  /** From what came with the program, from disk, or made now. */
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
     * The finished picture of a request, from disk or made now. Fails with `picture_busy` (answer 503) when too many
     * wait or `signal` was aborted before it began, and `picture_failed` (500) when its master cannot be read.
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
    /** A sample picture's URL as a 1200 px JPEG, for documents; null for another source or when it could not be made. */
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
     * Makes the pictures of `sources` (sample picture URLs or keys; others are skipped) one at a time whenever no
     * visitor's picture is in the making, and rests after each as long as it took. Ends early when `signal` aborts.
     * Gives how many are ready and how many failed.
     */
    async warm(
      sources: Iterable<string>,
      options: WarmOptions = {},
    ): Promise<{ ready: number; failed: number }> {
      return warmEach(warmRequests(sources, options), warmOne, options.signal)
    },
    /** Bytes and pictures on disk, works running and waiting: for metrics. */
    status() {
      return { ...cache.usage(), ...queue.load() }
    },
  }
}

export type PictureService = ReturnType<typeof createPictureService>

/** Pictures of this version that were made ahead and came with the program. */
function openReady(folder: string | undefined) {
  const dir = path.join(folder ?? '', `ready-v${PICTURE_VERSION}`)
  const names = new Set(folder ? readdirSync(dir) : [])
  return {
    has: (key: string) => names.has(key),
    read: async (key: string) =>
      names.has(key) ? readFile(path.join(dir, key)).catch(() => undefined) : undefined,
  }
}

/** Strong validator: the request and the version decide the bytes, so it is known before they are made. */
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
