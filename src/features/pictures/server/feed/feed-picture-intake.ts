import { createHash } from 'node:crypto'
import {
  checkDelayMs,
  HOST_NOT_LISTED,
  retryDelayMs,
  type FetchFailure,
} from '#src/features/pictures/domain/picture-fetch.ts'
import type { Store } from '#src/platform/database/database.ts'
import type { Clock } from '#src/shared/domain/clock.ts'
import type { createPictureCache } from '../picture-cache.ts'
import { decodePicture } from './decode-picture.ts'
import {
  type FeedPicture,
  markPictureChanged,
  markPictureFailed,
  markPictureStored,
} from './feed-picture-repository.ts'
import type { FetchPicture, PictureVersion } from './fetch-picture.ts'

/** What the worker did, for the log. Addresses are the dealer's and hold no shopper data. */
export type FeedPictureEvent =
  | { kind: 'stored' | 'changed'; url: string; bytes: number }
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

/** Processes claimed pictures: fetch, check, store, record. An address is never fetched twice at once. */
export function createFeedPictureIntake(deps: IntakeDeps) {
  const { store, clock, kept } = deps
  const random = deps.random ?? Math.random
  const taking = new Map<string, Promise<void>>()

  async function run(picture: FeedPicture): Promise<void> {
    const hosts = await deps.hostsOf(picture.dealership_id)
    const fetched = await deps.fetch(picture.url, hosts)
    if (!fetched.ok) return setBack(picture, fetched.error)
    const { bytes: file, ...version } = fetched.value
    const decoded = await decodePicture(file ?? Buffer.alloc(0))
    // The file may be incomplete because the dealer is still uploading it.
    if (!decoded.ok) return setBack(picture, { reason: decoded.error, isPermanent: false })
    const { bytes, thumbHash } = decoded.value
    await kept.write(`${picture.url_hash}.webp`, bytes)
    await markPictureStored(store.db, picture, {
      thumbHash,
      ...versionOf(version, file),
      nowMs: clock.now(),
      checkAtMs: clock.now() + checkDelayMs(random()),
    })
    deps.onStored(picture.url, thumbHash)
    deps.onEvent({ kind: 'stored', url: picture.url, bytes: bytes.length })
  }

  /** Checks a stored picture for changes. The old one stays until a new one is fetched and readable. */
  async function check(picture: FeedPicture): Promise<void> {
    const hosts = await deps.hostsOf(picture.dealership_id)
    const fetched = await deps.fetch(picture.url, hosts, sentVersion(picture))
    if (!fetched.ok || !fetched.value.bytes) return
    const { bytes: file, ...version } = fetched.value
    const next = versionOf(version, file)
    if (next.etag !== null && next.etag === picture.etag) return
    const decoded = await decodePicture(file)
    if (!decoded.ok) return
    const { bytes, thumbHash } = decoded.value
    await kept.write(`${picture.url_hash}.webp`, bytes)
    await markPictureChanged(store.db, picture, { thumbHash, ...next })
    deps.onStored(picture.url, thumbHash)
    deps.onEvent({ kind: 'changed', url: picture.url, bytes: bytes.length })
  }

  function once(picture: FeedPicture, work: (picture: FeedPicture) => Promise<void>): Promise<void> {
    const known = taking.get(picture.url_hash)
    if (known) return known
    const running = work(picture)
      .catch((error: Error) => deps.onEvent({ kind: 'worker_error', reason: error.message }))
      .finally(() => taking.delete(picture.url_hash))
    taking.set(picture.url_hash, running)
    return running
  }

  async function setBack(picture: FeedPicture, { reason, isPermanent }: FetchFailure): Promise<void> {
    const delayMs = isPermanent ? null : retryDelayMs(picture.attempts, random(), reason)
    const state = isPermanent ? 'refused' : delayMs === null ? 'failed' : 'waiting'
    // Listing the host resolves this refusal, so a visitor's request may retry it in a minute.
    const waitMs = delayMs ?? (reason === HOST_NOT_LISTED ? 60_000 : 0)
    await markPictureFailed(store.db, picture, { state, reason, retryAtMs: clock.now() + waitMs })
    const kind = state === 'waiting' ? 'retrying' : state
    deps.onEvent({ kind, url: picture.url, attempts: picture.attempts, reason })
  }

  return {
    /** Fetches and stores a claimed picture. Never rejects: a failure is reported and the picture is due again. */
    take: (picture: FeedPicture): Promise<void> => once(picture, run),
    /** Fetches a stored picture again if it changed. Never rejects. */
    check: (picture: FeedPicture): Promise<void> => once(picture, check),
    /** The fetch in progress for this address, if any. */
    inHand: (picture: Pick<FeedPicture, 'url_hash'>): Promise<void> | undefined =>
      taking.get(picture.url_hash),
  }
}

/** Prefix of our own version mark, for servers that send none. */
const OWN_MARK = 'sha256:'

/** The version to store: the server's, else a hash of the bytes. */
function versionOf(version: PictureVersion, file: Buffer | null): PictureVersion {
  if (version.etag || !file) return version
  return { ...version, etag: `${OWN_MARK}${createHash('sha256').update(file).digest('hex')}` }
}

/** The version to send when checking; our own mark means nothing to the server. */
function sentVersion({ etag, last_modified: lastModified }: FeedPicture): PictureVersion {
  return { etag: etag?.startsWith(OWN_MARK) ? null : etag, lastModified }
}
