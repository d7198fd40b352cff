import type { Vehicle } from '#src/features/vehicles/domain/vehicle.ts'

/** VDP-005. */
export type ViewerView = 'spinner' | 'walkaround' | 'gallery' | 'interior'

export type ViewerFacts = Pick<
  Vehicle,
  'spinImages' | 'images' | 'walkaroundVideos' | 'videoUrl' | 'spinInteriorImage' | 'status'
>

/** VDP-009: the strip shows for more pictures than this. */
export const THUMBNAILS_ABOVE = 3

/** The views a vehicle has material for, in tab order; empty without any picture (VDP-005, VDP-008). */
export function viewerViews(facts: ViewerFacts): ViewerView[] {
  const views: ViewerView[] = []
  if (facts.spinImages.length > 1) views.push('spinner')
  if (facts.images.length > 0) views.push('gallery')
  if (facts.walkaroundVideos.length > 0 || facts.videoUrl) views.push('walkaround')
  if (facts.spinInteriorImage) views.push('interior')
  return views
}

/** The initial view: the spin, or the gallery on some sites and whenever there is no spin (VDP-008). */
export function defaultView(facts: ViewerFacts, settings: { opensOnGallery: boolean }): ViewerView | null {
  const views = viewerViews(facts)
  if (settings.opensOnGallery && views.includes('gallery')) return 'gallery'
  return views[0] ?? null
}

/** Whether the thumbnail strip shows: in stock with more than 3 pictures (VDP-009). */
export function showsThumbnails(facts: ViewerFacts): boolean {
  return facts.status === 'in_stock' && facts.images.length > THUMBNAILS_ABOVE
}
