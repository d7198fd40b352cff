import type { PictureTones } from '#src/shared/domain/picture/picture-tones.ts'
import { isAvailable } from '#src/features/vehicles/domain/card/availability.ts'
import type { Hotspot, Vehicle } from '#src/features/vehicles/domain/vehicle.ts'
import { imageAlt } from '#src/features/vehicles/domain/media/image-alt.ts'
import {
  defaultView,
  showsThumbnails,
  viewerViews,
  type ViewerView,
} from '#src/features/vehicles/domain/media/viewer-views.ts'

export type GalleryView = {
  title: string
  /** `tones`: the placeholder colours, if known. */
  images: { url: string; alt: string; tones?: PictureTones }[]
  hasThumbnails: boolean
  views: ViewerView[]
  defaultView: ViewerView | null
  spin: string[]
  spinTones?: PictureTones
  hotspots: Hotspot[]
  interiorUrl: string | null
  videos: { url: string; title: string; posterUrl: string | null }[]
  isMuted: boolean
  /** Whether photos can be requested, because the vehicle is still available. */
  takesRequests: boolean
}

/** The viewer of a vehicle: views, pictures with alt text, spin and hotspots (VDP-004 to VDP-009). */
export function galleryView(
  vehicle: Vehicle,
  title: string,
  settings: { opensOnGallery: boolean },
): GalleryView {
  const videos = vehicle.walkaroundVideos.map((video) => ({
    url: video.url,
    title: video.title ?? `Walkaround of ${title}`,
    posterUrl: video.posterUrl,
  }))
  if (videos.length === 0 && vehicle.videoUrl)
    videos.push({ url: vehicle.videoUrl, title: `Walkaround of ${title}`, posterUrl: null })
  return {
    title,
    images: vehicle.images.map((image, index) => ({
      url: image.url,
      alt: imageAlt(image, title, index + 1, vehicle.images.length),
    })),
    hasThumbnails: showsThumbnails(vehicle),
    views: viewerViews(vehicle),
    defaultView: defaultView(vehicle, settings),
    spin: vehicle.spinImages,
    hotspots: vehicle.hotspots.exterior,
    interiorUrl: vehicle.spinInteriorImage,
    videos,
    isMuted: vehicle.isSold || vehicle.status === 'sold',
    takesRequests: isAvailable(vehicle),
  }
}

/** Adds placeholder colours; `tonesOf` knows those of sample and fetched pictures. */
export function withTones(gallery: GalleryView, tonesOf: (url: string) => PictureTones | null): GalleryView {
  const images = gallery.images.map((image) => {
    const tones = tonesOf(image.url)
    return tones ? { ...image, tones } : image
  })
  const spinTones = gallery.spin[0] ? tonesOf(gallery.spin[0]) : null
  return { ...gallery, images, ...(spinTones ? { spinTones } : {}) }
}
