import { brandScale } from '#src/features/sites/domain/brand/brand-scale.ts'
import type { SiteContext } from '#src/features/sites/domain/site-config.ts'
import { windowCard } from '#src/features/vehicles/domain/print/window-card.ts'
import type { Vehicle } from '#src/features/vehicles/domain/vehicle.ts'
import { DrawingBusyError, type DrawingThread } from '#src/platform/drawing/drawing-thread.ts'
import type { WindowCardPdfInput } from './window-card-pdf.ts'
import { createRecentCache } from '#src/shared/domain/cache/recent-cache.ts'

export type PrintSheet = ReturnType<typeof createPrintSheet>

type PrintSheetDeps = {
  /** A stock picture as JPEG or PNG; null if the platform does not have it. */
  readPhoto(site: SiteContext, url: string): Promise<Buffer | null>
  thread: Pick<DrawingThread, 'draw'>
  /** Receives unreadable photographs; the sheet is then made without one. */
  onFault?: (error: unknown) => void
}

const DRAWING = new URL('./draw-window-card.ts', import.meta.url)
/** Sheets kept in memory, about 80 kB each. */
const KEPT_MAX = 64

/** Renders PDFs of window cards, each once for concurrent requests, and keeps the latest. */
export function createPrintSheet({ readPhoto, thread, onFault }: PrintSheetDeps) {
  const kept = createRecentCache<Promise<Uint8Array | null>>(KEPT_MAX)
  const draw = (input: WindowCardPdfInput) => thread.draw(DRAWING, input)

  async function make(site: SiteContext, vehicle: Vehicle): Promise<Uint8Array | null> {
    const card = windowCard(site, vehicle)
    if (!card) return null
    const scale = brandScale(site.config.theme.brandColour)
    const brand = {
      plane: scale['--brand-plane'] ?? '#14171a',
      onPlane: scale['--brand-on-plane'] ?? '#ffffff',
    }
    const photo = card.photo ? await readPhoto(site, card.photo.url) : null
    try {
      return await draw({ card, photo, brand })
    } catch (error) {
      if (error instanceof DrawingBusyError || !photo) throw error
      onFault?.(error)
      return draw({ card, photo: null, brand })
    }
  }

  return {
    /** Whether the sheet is already rendered, so that serving it costs nothing. */
    isKept: (site: SiteContext, vehicle: Vehicle): boolean => kept.get(sheetKey(site, vehicle)) !== undefined,
    /** The PDF of a window card (API-013); null if the site prints none. Throws DrawingBusyError. */
    async render(site: SiteContext, vehicle: Vehicle): Promise<Uint8Array | null> {
      const key = sheetKey(site, vehicle)
      const made = kept.get(key) ?? make(site, vehicle)
      kept.set(key, made)
      try {
        return await made
      } catch (error) {
        kept.delete(key)
        throw error
      }
    },
  }
}

/** The sheet changes with host, site version or vehicle version. */
function sheetKey(site: SiteContext, vehicle: Vehicle): string {
  return [site.id, site.origin, site.version, vehicle.id, vehicle.updatedAt].join(' ')
}
