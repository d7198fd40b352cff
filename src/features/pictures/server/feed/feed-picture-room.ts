import { createHash } from 'node:crypto'
import { feedPictureKey, type FeedPictureRequest } from '#src/features/pictures/domain/picture-request.ts'
import type { Store } from '#src/platform/database/database.ts'
import type { Clock } from '#src/shared/domain/clock.ts'
import type { createPictureCache } from '../picture-cache.ts'
import { createWorkQueue } from '../work-queue.ts'
import type { createFeedPictureIntake, FeedPictureEvent } from './feed-picture-intake.ts'
import { claimFeedPicture, type FeedPicture } from './feed-picture-repository.ts'
import { renderFeedPicture, renderMissingPicture } from './render-feed-picture.ts'

/** Increase when the same request would produce different bytes. */
export const FEED_PICTURE_VERSION = 1
const WAITING_PICTURES_MAX = 200
/** How long a visitor waits for a picture that is not stored yet before getting the placeholder. */
const VISITOR_WAIT_MS = 2_500

/** A finished picture; `isMissing` if it is the placeholder and the real one may come later. */
export type FinishedFeedPicture = { bytes: Buffer; etag: string; isMissing: boolean }

type RoomDeps = {
  store: Store
  clock: Clock
  kept: ReturnType<typeof createPictureCache>
  finished: ReturnType<typeof createPictureCache>
  intake: ReturnType<typeof createFeedPictureIntake>
  onEvent: (event: FeedPictureEvent) => void
  visitorWaitMs?: number
}

/** Renders pictures from stored files, once for all concurrent requests, fetching a missing file that is due. */
export function createFeedPictureRoom(deps: RoomDeps) {
  const { store, clock, kept, finished, intake } = deps
  const queue = createWorkQueue<Buffer>({ concurrency: 2, waitingMax: WAITING_PICTURES_MAX })

  /** The stored file. It is fetched now if due, but a visitor waits only so long. */
  async function keptFile(picture: FeedPicture): Promise<Buffer | undefined> {
    const file = await kept.read(keptName(picture))
    if (file) return file
    const claimed = await claimFeedPicture(store.db, picture, clock.now())
    const taking = claimed ? intake.take(claimed) : intake.inHand(picture)
    if (!taking) return undefined
    const wait = new Promise<void>((resume) =>
      setTimeout(resume, deps.visitorWaitMs ?? VISITOR_WAIT_MS).unref(),
    )
    await Promise.race([taking, wait])
    return kept.read(keptName(picture))
  }

  async function make(picture: FeedPicture, request: FeedPictureRequest): Promise<Buffer | null> {
    const file = await keptFile(picture)
    if (!file) return null
    const key = feedPictureKey(request)
    return queue.run(key, 'visitor', async () => {
      const bytes = await renderFeedPicture(file, request)
      // A full or read-only disk must not cost the visitor the picture.
      await finished
        .write(key, bytes)
        .catch((error: Error) => deps.onEvent({ kind: 'worker_error', reason: error.message }))
      return bytes
    })
  }

  /** The requested picture, or the placeholder. Rejects with WorkQueueFullError if too many are waiting. */
  async function finish(
    picture: FeedPicture,
    wanted: Omit<FeedPictureRequest, 'hash'>,
  ): Promise<FinishedFeedPicture> {
    const request: FeedPictureRequest = { ...wanted, hash: shownHash(picture) }
    const key = feedPictureKey(request)
    const bytes = (await finished.read(key)) ?? (await make(picture, request))
    if (bytes) return { bytes, etag: `"f${FEED_PICTURE_VERSION}-${key}"`, isMissing: false }
    const missingKey = `missing_${wanted.width}_${wanted.quality}.${wanted.format}`
    const missing =
      (await finished.read(missingKey)) ??
      (await queue.run(missingKey, 'visitor', async () => {
        const drawn = await renderMissingPicture(wanted)
        await finished.write(missingKey, drawn).catch(() => undefined)
        return drawn
      }))
    return { bytes: missing, etag: `"${missingKey}"`, isMissing: true }
  }

  return { finish }
}

/** Key of finished sizes; changes when the picture at the address changes. */
function shownHash({ url_hash: hash, version }: Pick<FeedPicture, 'url_hash' | 'version'>): string {
  return version === 0 ? hash : createHash('sha256').update(`${hash}.${version}`).digest('hex')
}

function keptName(picture: Pick<FeedPicture, 'url_hash'>): string {
  return `${picture.url_hash}.webp`
}
