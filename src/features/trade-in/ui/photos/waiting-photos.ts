import { createStore, del, entries, set } from 'idb-keyval'

/** A photo ready to send, kept in this browser across reloads. */
export type WaitingPhoto = { uploadKey: string; token: string; name: string; blob: Blob; keptAtMs: number }

/** As long as the server keeps an unfinished valuation. */
const KEPT_MS = 7 * 86_400_000
const PHOTOS_MAX = 20
const BYTES_MAX = 60 * 1024 * 1024

/** The photos a browser may keep: none over a week old, and of the rest the newest within the limits. */
export function keepable(photos: readonly WaitingPhoto[], nowMs: number): WaitingPhoto[] {
  let bytes = 0
  return photos
    .filter(({ keptAtMs }) => nowMs - keptAtMs < KEPT_MS)
    .sort((a, b) => b.keptAtMs - a.keptAtMs)
    .slice(0, PHOTOS_MAX)
    .filter(({ blob }) => {
      bytes += blob.size
      return bytes <= BYTES_MAX
    })
}

/** A site's photos waiting in this browser (IndexedDB); without storage everything still works. */
export function waitingPhotos(siteSlug: string) {
  const store = () => createStore(`forecourt:trade-in-photos:${siteSlug}`, 'photos')
  const unlessClosed = async <T>(work: () => Promise<T>, otherwise: T): Promise<T> => {
    try {
      return await work()
    } catch {
      return otherwise
    }
  }

  const forget = (uploadKey: string): Promise<void> => unlessClosed(() => del(uploadKey, store()), undefined)

  /** Returns what may stay, oldest first, and deletes the rest. */
  async function sweep(nowMs: number): Promise<WaitingPhoto[]> {
    const all = await unlessClosed(() => entries<string, WaitingPhoto>(store()), [])
    const kept = keepable(
      all.map(([, photo]) => photo),
      nowMs,
    )
    const keys = new Set(kept.map(({ uploadKey }) => uploadKey))
    for (const [key] of all) if (!keys.has(key)) await forget(key)
    return kept.reverse()
  }

  return {
    forget,
    async keep(photo: WaitingPhoto): Promise<void> {
      await unlessClosed(() => set(photo.uploadKey, photo, store()), undefined)
      await sweep(photo.keptAtMs)
    },
    /** Unsent photos of one valuation, in the order they were chosen. */
    async read(token: string, nowMs: number): Promise<WaitingPhoto[]> {
      return (await sweep(nowMs)).filter((photo) => photo.token === token)
    },
  }
}
