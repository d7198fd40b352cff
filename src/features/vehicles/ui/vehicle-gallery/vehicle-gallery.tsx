import { lazy, Suspense, useState } from 'react'
import { useStockPictures } from '#src/ui/picture/picture-cdn.tsx'
import type { ViewerView } from '#src/features/vehicles/domain/media/viewer-views.ts'
import type { GalleryView } from '#src/features/vehicles/domain/view/gallery-view.ts'
import { Icon, type IconName } from '#src/ui/icon/icon.tsx'
import { PhotoStrip } from './photo-strip.tsx'
import { SpinView } from './spin-view.tsx'
import { StageButton } from './stage-button.tsx'
import { ThumbnailStrip } from './thumbnail-strip.tsx'
import { usePhotoStrip } from './use-photo-strip.ts'

/** Loaded only when opened. */
const FullscreenViewer = lazy(() =>
  import('./fullscreen-viewer.tsx').then((module) => ({ default: module.FullscreenViewer })),
)

const VIEW: Record<ViewerView, { label: string; icon: IconName }> = {
  spinner: { label: '360° spin', icon: 'rotate' },
  gallery: { label: 'Photos', icon: 'camera' },
  walkaround: { label: 'Walkaround', icon: 'play' },
  interior: { label: 'Interior', icon: 'body' },
}

const SIZES = '(min-width: 1280px) 54rem, (min-width: 1024px) 62vw, 100vw'

/** The picture viewer: one 3:2 stage for every view; nothing shifts while loading (VDP-004 to VDP-009). */
export function VehicleGallery({ gallery }: { gallery: GalleryView }) {
  const [view, setView] = useState(gallery.defaultView)
  const [fullscreenIndex, setFullscreenIndex] = useState<number | null>(null)
  const strip = usePhotoStrip(Math.max(1, gallery.images.length))
  if (view === null) return <NoPhotos canAsk={gallery.takesRequests} />
  function showPhoto(index: number) {
    setView('gallery')
    // The strip has no width until it is shown again.
    requestAnimationFrame(() => strip.goTo(index))
  }
  return (
    <section aria-label="Pictures" className="min-w-0">
      <div className="relative -mx-4 aspect-[3/2] overflow-hidden bg-studio sm:mx-0 sm:rounded-card">
        {/* First in the markup, because its first frame is the page's main picture */}
        {view === 'spinner' ? <SpinView gallery={gallery} sizes={SIZES} /> : null}
        {gallery.images.length > 0 ? (
          <div className="h-full" hidden={view !== 'gallery'}>
            <PhotoStrip
              images={gallery.images}
              idPrefix="photo"
              stripRef={strip.stripRef}
              onScroll={strip.followScroll}
              sizes={SIZES}
              hasPriority={gallery.defaultView === 'gallery'}
              isMuted={gallery.isMuted}
              onOpen={setFullscreenIndex}
            />
            <PhotoControls count={gallery.images.length} index={strip.index} goTo={strip.goTo} />
          </div>
        ) : null}
        {view === 'walkaround' ? <Walkaround gallery={gallery} /> : null}
        {view === 'interior' ? <Interior gallery={gallery} /> : null}
        {gallery.images.length > 0 ? (
          <StageButton
            icon="expand"
            label="Fullscreen"
            onPress={() => setFullscreenIndex(strip.index)}
            className="absolute top-3 right-3"
          />
        ) : null}
      </div>
      {gallery.views.length > 1 ? <ViewSwitch views={gallery.views} view={view} onChoose={setView} /> : null}
      {gallery.hasThumbnails ? (
        <ThumbnailStrip
          images={gallery.images}
          index={view === 'gallery' ? strip.index : -1}
          onChoose={showPhoto}
        />
      ) : null}
      <PhotosWithoutScript gallery={gallery} />
      {fullscreenIndex === null ? null : (
        <Suspense fallback={null}>
          <FullscreenViewer
            gallery={gallery}
            startIndex={fullscreenIndex}
            onClose={(index) => {
              setFullscreenIndex(null)
              showPhoto(index)
            }}
          />
        </Suspense>
      )}
    </section>
  )
}

function PhotoControls({
  count,
  index,
  goTo,
}: {
  count: number
  index: number
  goTo: (index: number) => void
}) {
  if (count < 2) return null
  return (
    <>
      <StageButton
        icon="previous"
        label="Previous photo"
        onPress={() => goTo(index - 1)}
        className="absolute top-1/2 left-3 -translate-y-1/2 max-sm:hidden"
      />
      <StageButton
        icon="next"
        label="Next photo"
        onPress={() => goTo(index + 1)}
        className="absolute top-1/2 right-3 -translate-y-1/2 max-sm:hidden"
      />
      <p className="pointer-events-none absolute right-3 bottom-3 rounded-tag bg-surface/90 px-2 py-1 text-xs tabular-nums text-ink">
        <span className="sr-only">Photo </span>
        {index + 1} / {count}
      </p>
    </>
  )
}

function ViewSwitch({
  views,
  view,
  onChoose,
}: {
  views: ViewerView[]
  view: ViewerView
  onChoose: (view: ViewerView) => void
}) {
  return (
    <fieldset className="mt-3 flex flex-wrap gap-2 noscript:hidden">
      <legend className="sr-only">Kind of picture</legend>
      {views.map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={each === view}
          onClick={() => onChoose(each)}
          className="chip gap-2 px-4 text-sm font-medium"
        >
          <Icon name={VIEW[each].icon} />
          {VIEW[each].label}
        </button>
      ))}
    </fieldset>
  )
}

function Walkaround({ gallery }: { gallery: GalleryView }) {
  const video = gallery.videos[0]
  if (!video) return null
  return (
    <video
      controls
      preload="none"
      poster={video.posterUrl ?? undefined}
      aria-label={video.title}
      className="h-full w-full bg-ink object-contain"
    >
      <source src={video.url} />
      <track kind="captions" />
    </video>
  )
}

/** The interior is wider than the stage: scroll, swipe or use the arrow keys to look around. */
function Interior({ gallery }: { gallery: GalleryView }) {
  const pictures = useStockPictures()
  if (!gallery.interiorUrl) return null
  return (
    <section
      aria-label={`Interior of ${gallery.title}; scroll to look around`}
      className="h-full overflow-x-auto focus-visible:-outline-offset-4"
    >
      <img
        src={pictures.url(gallery.interiorUrl, { width: 1200, crop: 'fit' })}
        alt={`Interior of ${gallery.title}`}
        className="h-full w-[150%] max-w-none object-cover"
      />
    </section>
  )
}

/** Without scripts, if the stage shows a spin and there are no thumbnails, the photographs are links. */
function PhotosWithoutScript({ gallery }: { gallery: GalleryView }) {
  const pictures = useStockPictures()
  if (gallery.defaultView === 'gallery' || gallery.hasThumbnails || gallery.images.length === 0) return null
  return (
    <noscript>
      <ul className="mt-3 flex flex-wrap gap-3 text-sm">
        {gallery.images.map((image, index) => (
          <li key={image.url}>
            <a href={pictures.url(image.url, { width: 1200, crop: 'fit' })} className="underline">
              Photo {index + 1}
            </a>
          </li>
        ))}
      </ul>
    </noscript>
  )
}

function NoPhotos({ canAsk }: { canAsk: boolean }) {
  return (
    <div className="-mx-4 flex aspect-[3/2] flex-col items-center justify-center gap-3 bg-studio text-ink-muted sm:mx-0 sm:rounded-card [.night-scope_&]:bg-surface">
      <Icon name="camera" className="size-10" />
      <p>{canAsk ? 'Photos coming soon' : 'No photos'}</p>
      {canAsk ? (
        <a
          href="#enquire"
          data-intent="photos"
          className="inline-flex min-h-11 items-center font-medium text-ink underline underline-offset-4"
        >
          Ask us for photos
        </a>
      ) : null}
    </div>
  )
}
