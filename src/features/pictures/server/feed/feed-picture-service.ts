import path from 'node:path'
import type { PictureVariant } from '#src/features/pictures/domain/picture-request.ts'
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
/** Fetched at a time: enough for a feed of thousands in an hour, little beside the pages. */
const FETCHED_AT_ONCE = 2
/** Kept files, about 150 kB each: some 14,000 pictures; the one unused for longest goes and is fetched anew when asked for. */
const KEPT_BYTES_MAX = 2 * 1024 ** 3
const FINISHED_BYTES_MAX = 512 * 1024 ** 2
/** Placeholders in memory, about 200 bytes each. */
const TONES_MAX = 100_000
const TIDY_EVERY_MS = 24 * 3_600_000

export type FeedPictureServiceDeps = {
  store: Store
  clock: Clock
  /** Folder of kept and finished pictures; made when missing. One process a folder. */
  dir: string
  fetch: FetchPicture
  /** Hosts that a dealership's pictures may come from: what its sites list together. */
  hostsOf: (dealershipId: string) => Promise<readonly string[]>
  onEvent: (event: FeedPictureEvent) => void
  keptBytesMax?: number
  visitorWaitMs?: number
  /** From 0 to 1, for the spread of retries. */
  random?: () => number
}

export type FeedPictureService = ReturnType<typeof createFeedPictureService>

type Wanted = PictureVariant & { source: string; crop: PictureCrop }

/**
 * Pictures that feeds name by address: a trigger lists them with the vehicle, a worker fetches them from listed hosts
 * with retries (resuming after a restart), keeps them on disk within a bound and gives them in any listed size.
 * Only addresses that a vehicle of the site names are ever fetched or shown.
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
  const hashes = new Map<string, string>()
  const tones = new Map<string, PictureTones>()
  function rememberHash(url: string, thumbHash: string): void {
    if (hashes.size >= TONES_MAX && !hashes.has(url)) return
    hashes.set(url, thumbHash)
    tones.delete(url)
  }
  /** Worked out when a page first shows the picture: 100,000 of them at start would take half a minute. */
  function tonesOf(url: string): PictureTones | null {
    const hash = hashes.get(url)
    const found = tones.get(url) ?? (hash ? tonesOfThumbHash(hash) : null)
    if (found) tones.set(url, found)
    return found
  }
  const intake = createFeedPictureIntake({ ...deps, kept, onStored: rememberHash })
  const { finish } = createFeedPictureRoom({ ...deps, kept, finished, intake })
  const worker = createWorker(deps, intake)

  return {
    ...visitorAnswers(deps, finish),
    /** The colours of a fetched picture while it loads; null for one that is not here. */
    tonesOf,
    runOnce: worker.runOnce,
    /** Starts fetching: what was due before a restart comes first. */
    async start(): Promise<void> {
      for (const { url, thumbHash } of await readThumbHashes(store.db, TONES_MAX))
        rememberHash(url, thumbHash)
      await worker.start()
    },
    /** Stops after the pictures in hand. */
    stop: () => worker.stop(),
    /**
     * Makes pictures due that were given up, refused or wait, with `all` also asks stored ones for a change; null is every
     * dealership. Gives how many of each.
     */
    refetch: (dealershipIds: readonly string[] | null, all: boolean) =>
      refetchPictures(store.db, { dealershipIds, all, nowMs: deps.clock.now() }),
    /** Pictures by state, and bytes on disk. */
    async status() {
      return { states: await countFeedPictures(store.db), kept: kept.usage(), finished: finished.usage() }
    },
  }
}

/** Fetches what is due: woken by an import, polling for retries. */
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

  /** One round; true when there was anything to fetch. */
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

  /** Nothing is due: a few stored pictures are asked whether they changed, at most some 11,000 a day. */
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

/** What pages and documents ask for. */
function visitorAnswers(
  { store, onEvent }: FeedPictureServiceDeps,
  finish: ReturnType<typeof createFeedPictureRoom>['finish'],
) {
  async function find(site: PictureSite, source: string) {
    return isFeedPicture(source) ? findFeedPicture(store.db, site.dealershipIds, source) : undefined
  }

  return {
    /**
     * The picture at an address that a vehicle of the site names. Where it cannot be had (yet), the placeholder with
     * `isMissing`. Fails with `unknown_picture` for any other address and `picture_busy` when too many wait.
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
    /** A picture of a site's vehicle as a 1200 px JPEG, for documents; null when it cannot be had. */
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
