import { createStore, del, entries, set } from 'idb-keyval'

/** A photo made ready and not yet at the server, as this browser keeps it over a reload. */
export type WaitingPhoto = { uploadKey: string; token: string; name: string; blob: Blob; keptAtMs: number }

/** As long as the server keeps a valuation that nobody finished. */
const KEPT_MS = 7 * 86_400_000
const PHOTOS_MAX = 20
const BYTES_MAX = 60 * 1024 * 1024

/** The photos a browser may go on keeping: none over a week old, and of the rest the newest within the bounds. */
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

/**
 * The photos of one site that wait in this browser (IndexedDB). Where the store is closed or full everything goes on
 * without it: a convenience is lost, never the form.
 */
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

  /** What may stay, oldest first; the rest is deleted. */
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
    /** The photos of one valuation that were not sent yet, in the order they were chosen. */
    async read(token: string, nowMs: number): Promise<WaitingPhoto[]> {
      return (await sweep(nowMs)).filter((photo) => photo.token === token)
    },
  }
}
