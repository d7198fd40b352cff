import { createHash } from 'node:crypto'
import path from 'node:path'
import { shareCard } from '#src/features/pictures/domain/share-card.ts'
import type { SiteContext } from '#src/features/sites/domain/site-config.ts'
import { DrawingBusyError, type DrawingThread } from '#src/platform/drawing/drawing-thread.ts'
import type { Vehicle } from '#src/features/vehicles/domain/vehicle.ts'
import { createPictureCache } from '../picture-cache.ts'
import { createWorkQueue, WorkQueueFullError } from '../work-queue.ts'

/** Increase when the same vehicle would produce a different picture. */
const SHARE_IMAGE_VERSION = 1
const DRAWING = new URL('./draw-share-image.ts', import.meta.url)
const KEPT_BYTES_MAX = 256 * 1024 ** 2

type ShareImageDeps = {
  /** Folder of finished pictures, created if missing. */
  dir: string
  /** A stock picture as JPEG; null if unavailable. */
  readPhoto: (site: SiteContext, url: string) => Promise<Buffer | null>
  thread: Pick<DrawingThread, 'draw'>
  onError: (error: unknown) => void
}

export type ShareImageService = ReturnType<typeof createShareImageService>

/** The Open Graph picture of a vehicle page, rendered once per site, host and version of both. */
export function createShareImageService(deps: ShareImageDeps) {
  const cache = createPictureCache({
    dir: path.join(deps.dir, `v${SHARE_IMAGE_VERSION}`),
    maxBytes: KEPT_BYTES_MAX,
  })
  const queue = createWorkQueue<Buffer>({ concurrency: 1, waitingMax: 50 })

  async function make(site: SiteContext, vehicle: Vehicle, key: string): Promise<Buffer> {
    const card = shareCard(site, vehicle)
    const photo = card.photoUrl ? await deps.readPhoto(site, card.photoUrl) : null
    const bytes = Buffer.from(await deps.thread.draw(DRAWING, { card, photo }))
    // Not stored while its photograph is still to come, because the picture will soon change.
    if (photo || !card.photoUrl) await cache.write(key, bytes).catch(deps.onError)
    return bytes
  }

  return {
    /** Whether the picture is already stored, so that serving it costs nothing. */
    isKept: (site: SiteContext, vehicle: Vehicle): Promise<boolean> =>
      cache.has(shareImageKey(site, vehicle)),
    /** The JPEG; null if too many are waiting or rendering failed. */
    async getImage(site: SiteContext, vehicle: Vehicle): Promise<Buffer | null> {
      const key = shareImageKey(site, vehicle)
      try {
        return (await cache.read(key)) ?? (await queue.run(key, 'visitor', () => make(site, vehicle, key)))
      } catch (error) {
        const isBusy = error instanceof WorkQueueFullError || error instanceof DrawingBusyError
        if (!isBusy) deps.onError(error)
        return null
      }
    },
  }
}

/** The picture's file name, which changes with host, site version or vehicle version. */
function shareImageKey(site: SiteContext, vehicle: Vehicle): string {
  const parts = [
    site.id,
    site.host,
    site.version,
    vehicle.id,
    vehicle.updatedAt,
    vehicle.status,
    vehicle.isSold,
  ]
  return `${createHash('sha256').update(JSON.stringify(parts)).digest('hex')}.jpeg`
}
