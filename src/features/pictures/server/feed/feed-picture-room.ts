import { createHash } from 'node:crypto'
import { feedPictureKey, type FeedPictureRequest } from '#src/features/pictures/domain/picture-request.ts'
import type { Store } from '#src/platform/database/database.ts'
import type { Clock } from '#src/shared/domain/clock.ts'
import type { createPictureCache } from '../picture-cache.ts'
import { createWorkQueue } from '../work-queue.ts'
import type { createFeedPictureIntake, FeedPictureEvent } from './feed-picture-intake.ts'
import { claimFeedPicture, type FeedPicture } from './feed-picture-repository.ts'
import { renderFeedPicture, renderMissingPicture } from './render-feed-picture.ts'

/** Raise when the same request would give other bytes. */
export const FEED_PICTURE_VERSION = 1
const WAITING_PICTURES_MAX = 200
/** A visitor waits this long for a picture that is not here yet, then gets the placeholder. */
const VISITOR_WAIT_MS = 2_500

/** A finished picture; `isMissing` when it is the placeholder and the true one may come later. */
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

/** Makes finished pictures from kept files, each once however many ask; fetches a file that is not here but due. */
export function createFeedPictureRoom(deps: RoomDeps) {
  const { store, clock, kept, finished, intake } = deps
  const queue = createWorkQueue<Buffer>({ concurrency: 2, waitingMax: WAITING_PICTURES_MAX })

  /** The kept file; fetched now when it is due, but a visitor waits only so long. */
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

  /** The picture as wanted, or the placeholder. Rejects with WorkQueueFullError when too many wait. */
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

/** The name of finished sizes: another one once the picture at the address changed. */
function shownHash({ url_hash: hash, version }: Pick<FeedPicture, 'url_hash' | 'version'>): string {
  return version === 0 ? hash : createHash('sha256').update(`${hash}.${version}`).digest('hex')
}

/** The file of a kept picture. */
function keptName(picture: Pick<FeedPicture, 'url_hash'>): string {
  return `${picture.url_hash}.webp`
}
