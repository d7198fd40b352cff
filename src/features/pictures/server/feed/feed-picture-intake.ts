import {
  HOST_NOT_LISTED,
  retryDelayMs,
  type FetchFailure,
} from '#src/features/pictures/domain/picture-fetch.ts'
import type { Store } from '#src/platform/database/database.ts'
import type { Clock } from '#src/shared/domain/clock.ts'
import type { createPictureCache } from '../picture-cache.ts'
import { decodePicture } from './decode-picture.ts'
import { type FeedPicture, markPictureFailed, markPictureStored } from './feed-picture-repository.ts'
import type { FetchPicture } from './fetch-picture.ts'

/** What the worker did, for the log: addresses are the dealer's, no shopper is in them. */
export type FeedPictureEvent =
  | { kind: 'stored'; url: string; bytes: number }
  | { kind: 'retrying' | 'refused' | 'failed'; url: string; attempts: number; reason: string }
  | { kind: 'worker_error'; reason: string }

type IntakeDeps = {
  store: Store
  clock: Clock
  fetch: FetchPicture
  hostsOf: (dealershipId: string) => Promise<readonly string[]>
  onEvent: (event: FeedPictureEvent) => void
  kept: ReturnType<typeof createPictureCache>
  onStored: (url: string, thumbHash: string) => void
  random?: () => number
}

/** Takes claimed pictures in: fetch, check, keep, record. The same address is never fetched twice at a time. */
export function createFeedPictureIntake(deps: IntakeDeps) {
  const { store, clock, kept } = deps
  const taking = new Map<string, Promise<void>>()

  async function run(picture: FeedPicture): Promise<void> {
    const hosts = await deps.hostsOf(picture.dealership_id)
    const fetched = await deps.fetch(picture.url, hosts)
    if (!fetched.ok) return setBack(picture, fetched.error)
    const decoded = await decodePicture(fetched.value)
    // A broken file may be one that the dealer is still sending.
    if (!decoded.ok) return setBack(picture, { reason: decoded.error, isPermanent: false })
    const { bytes, thumbHash } = decoded.value
    await kept.write(`${picture.url_hash}.webp`, bytes)
    await markPictureStored(store.db, picture, { thumbHash, nowMs: clock.now() })
    deps.onStored(picture.url, thumbHash)
    deps.onEvent({ kind: 'stored', url: picture.url, bytes: bytes.length })
  }

  async function setBack(picture: FeedPicture, { reason, isPermanent }: FetchFailure): Promise<void> {
    const delayMs = isPermanent ? null : retryDelayMs(picture.attempts, (deps.random ?? Math.random)())
    const state = isPermanent ? 'refused' : delayMs === null ? 'failed' : 'waiting'
    // A listed host lifts this refusal, so a visitor's question may try it again in a minute.
    const waitMs = delayMs ?? (reason === HOST_NOT_LISTED ? 60_000 : 0)
    await markPictureFailed(store.db, picture, { state, reason, retryAtMs: clock.now() + waitMs })
    const kind = state === 'waiting' ? 'retrying' : state
    deps.onEvent({ kind, url: picture.url, attempts: picture.attempts, reason })
  }

  return {
    /** Fetches and keeps a claimed picture. Never rejects: a fault is told and the picture comes due again. */
    take(picture: FeedPicture): Promise<void> {
      const known = taking.get(picture.url_hash)
      if (known) return known
      const work = run(picture)
        .catch((error: Error) => deps.onEvent({ kind: 'worker_error', reason: error.message }))
        .finally(() => taking.delete(picture.url_hash))
      taking.set(picture.url_hash, work)
      return work
    },
    /** The fetch under way for this address, if any. */
    inHand: (picture: Pick<FeedPicture, 'url_hash'>): Promise<void> | undefined =>
      taking.get(picture.url_hash),
  }
}
