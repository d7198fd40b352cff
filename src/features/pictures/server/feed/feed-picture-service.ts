import path from 'node:path'
import type { PictureVariant } from '#src/features/pictures/domain/picture-request.ts'
import { createRecentCache } from '#src/shared/domain/cache/recent-cache.ts'
import type { PictureTones } from '#src/shared/domain/picture/picture-tones.ts'
import { isFeedPicture, type PictureCrop } from '#src/shared/domain/picture/stock-picture-url.ts'
import type { SiteContext } from '#src/features/sites/domain/site-config.ts'
import type { Store } from '#src/platform/database/database.ts'
import { createWorkLoop } from '#src/platform/jobs/work-loop.ts'
import type { Clock } from '#src/shared/domain/clock.ts'
import { fail, ok, type Result } from '#src/shared/domain/result.ts'
import { checkDelayMs } from '#src/features/pictures/domain/picture-fetch.ts'
import { createPictureCache } from '../picture-cache.ts'
import { WorkQueueFullError } from '../work-queue.ts'
import { tonesOfThumbHash } from './decode-picture.ts'
import type { FetchPicture } from './fetch-picture.ts'
import { createFeedPictureIntake, type FeedPictureEvent } from './feed-picture-intake.ts'
import {
  claimFeedPictures,
  claimPictureChecks,
  refetchPictures,
  countFeedPictures,
  FEED_PICTURES_CHANNEL,
  findFeedPicture,
  readThumbHashes,
  tidyFeedPictures,
} from './feed-picture-repository.ts'
import { createFeedPictureRoom, FEED_PICTURE_VERSION, type FinishedFeedPicture } from './feed-picture-room.ts'

const POLL_MS = 15_000
/** Concurrent fetches: enough for a feed of thousands in an hour, with little effect on pages. */
const FETCHED_AT_ONCE = 2
/** Some 14,000 pictures at about 150 kB. The least recently used is dropped, and fetched again on request. */
const KEPT_BYTES_MAX = 2 * 1024 ** 3
const FINISHED_BYTES_MAX = 512 * 1024 ** 2
/** Placeholders kept in memory, about 200 bytes each; the ones not shown for longest go first. */
const TONES_MAX = 100_000
const TIDY_EVERY_MS = 24 * 3_600_000

type Placeholder = { thumbHash: string; tones: PictureTones | null }

export type FeedPictureServiceDeps = {
  store: Store
  clock: Clock
  /** Folder of stored and finished pictures, created if missing. One process per folder. */
  dir: string
  fetch: FetchPicture
  /** Hosts a dealership's pictures may come from: all that its sites list. */
  hostsOf: (dealershipId: string) => Promise<readonly string[]>
  onEvent: (event: FeedPictureEvent) => void
  keptBytesMax?: number
  visitorWaitMs?: number
  /** From 0 to 1, to vary retry times. */
  random?: () => number
}

export type FeedPictureService = ReturnType<typeof createFeedPictureService>

type Wanted = PictureVariant & { source: string; crop: PictureCrop }

/**
 * Pictures referenced by feeds. A database trigger registers them with the vehicle; a worker fetches them
 * from listed hosts with retries that survive a restart, stores them within a size limit, and serves them in
 * any listed size. Only addresses used by one of the site's vehicles are fetched or shown.
 */
export function createFeedPictureService(deps: FeedPictureServiceDeps) {
  const { store, dir } = deps
  const kept = createPictureCache({
    dir: path.join(dir, 'kept'),
    maxBytes: deps.keptBytesMax ?? KEPT_BYTES_MAX,
  })
  const finished = createPictureCache({
    dir: path.join(dir, `finished-v${FEED_PICTURE_VERSION}`),
    maxBytes: FINISHED_BYTES_MAX,
  })
  const placeholders = createRecentCache<Placeholder>(TONES_MAX)
  function rememberHash(url: string, thumbHash: string): void {
    placeholders.set(url, { thumbHash, tones: null })
  }
  /** Computed when a page first shows the picture; all 100,000 at start would take half a minute. */
  function tonesOf(url: string): PictureTones | null {
    const known = placeholders.get(url)
    if (!known) return null
    known.tones ??= tonesOfThumbHash(known.thumbHash)
    return known.tones
  }
  const intake = createFeedPictureIntake({ ...deps, kept, onStored: rememberHash })
  const { finish } = createFeedPictureRoom({ ...deps, kept, finished, intake })
  const worker = createWorker(deps, intake)

  return {
    ...visitorAnswers(deps, finish),
    /** Placeholder colours of a fetched picture; null if it is not stored yet. */
    tonesOf,
    runOnce: worker.runOnce,
    /** Starts fetching, beginning with what was due before a restart. */
    async start(): Promise<void> {
      for (const { url, thumbHash } of await readThumbHashes(store.db, TONES_MAX))
        rememberHash(url, thumbHash)
      await worker.start()
    },
    /** Stops after the pictures in progress. */
    stop: () => worker.stop(),
    /**
     * Makes pictures due that were given up, refused or are waiting; `all` also checks stored ones for
     * changes. Null means every dealership. Returns how many of each.
     */
    refetch: (dealershipIds: readonly string[] | null, all: boolean) =>
      refetchPictures(store.db, { dealershipIds, all, nowMs: deps.clock.now() }),
    async status() {
      return { states: await countFeedPictures(store.db), kept: kept.usage(), finished: finished.usage() }
    },
  }
}

/** Fetches what is due, woken by imports and polling for retries. */
function createWorker(
  { store, clock, onEvent, random }: FeedPictureServiceDeps,
  intake: ReturnType<typeof createFeedPictureIntake>,
) {
  const loop = createWorkLoop({
    work: runOnce,
    pollMs: POLL_MS,
    onError: (error) => onEvent({ kind: 'worker_error', reason: error.message }),
  })
  let tidiedAtMs = Number.NEGATIVE_INFINITY
  let unlisten: () => Promise<void> = async () => {}

  /** One round; true if there was anything to fetch. */
  async function runOnce(): Promise<boolean> {
    if (clock.now() - tidiedAtMs > TIDY_EVERY_MS) {
      tidiedAtMs = clock.now()
      await tidyFeedPictures(store.db)
    }
    const due = await claimFeedPictures(store.db, { nowMs: clock.now(), limit: FETCHED_AT_ONCE })
    await Promise.all(due.map((picture) => intake.take(picture)))
    if (due.length === 0) await checkSome()
    return due.length > 0
  }

  /** When nothing is due, checks a few stored pictures for changes, at most some 11,000 a day. */
  async function checkSome(): Promise<void> {
    const nowMs = clock.now()
    const nextMs = nowMs + checkDelayMs((random ?? Math.random)())
    const turns = await claimPictureChecks(store.db, { nowMs, nextMs, limit: FETCHED_AT_ONCE })
    await Promise.all(turns.map((picture) => intake.check(picture)))
  }

  return {
    runOnce,
    async start(): Promise<void> {
      unlisten = await store.listen(FEED_PICTURES_CHANNEL, () => loop.wake())
      loop.start()
    },
    async stop(): Promise<void> {
      await unlisten()
      await loop.stop()
    },
  }
}

type PictureSite = Pick<SiteContext, 'dealershipIds'>

/** Serves pages and documents. */
function visitorAnswers(
  { store, onEvent }: FeedPictureServiceDeps,
  finish: ReturnType<typeof createFeedPictureRoom>['finish'],
) {
  async function find(site: PictureSite, source: string) {
    return isFeedPicture(source) ? findFeedPicture(store.db, site.dealershipIds, source) : undefined
  }

  return {
    /**
     * The picture at an address used by one of the site's vehicles. If it is not available yet, the
     * placeholder with `isMissing`. Fails with `unknown_picture` for any other address and `picture_busy` if
     * too many are waiting.
     */
    async getPicture(
      site: PictureSite,
      { source, ...wanted }: Wanted,
    ): Promise<Result<FinishedFeedPicture, 'unknown_picture' | 'picture_busy' | 'picture_failed'>> {
      const picture = await find(site, source)
      if (!picture) return fail('unknown_picture')
      try {
        return ok(await finish(picture, wanted))
      } catch (error) {
        if (error instanceof WorkQueueFullError) return fail('picture_busy')
        onEvent({ kind: 'worker_error', reason: (error as Error).message })
        return fail('picture_failed')
      }
    },
    /** A vehicle's picture as a 1200 px JPEG for documents; null if unavailable. */
    async readJpeg(site: PictureSite, source: string): Promise<Buffer | null> {
      const picture = await find(site, source)
      if (!picture) return null
      const found = await finish(picture, { width: 1200, quality: 80, format: 'jpeg', crop: 'fill' }).catch(
        () => null,
      )
      return found && !found.isMissing ? found.bytes : null
    },
  }
}
