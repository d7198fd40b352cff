import { useEffect, useRef, type KeyboardEvent } from 'react'
import type { GalleryView } from '#src/features/vehicles/domain/view/gallery-view.ts'
import { useBackCloses } from '#src/ui/use-back-closes.ts'
import { PhotoStrip } from './photo-strip.tsx'
import { StageButton } from './stage-button.tsx'
import { usePhotoStrip } from './use-photo-strip.ts'
import { useZoom } from './use-zoom.ts'

type FullscreenViewerProps = { gallery: GalleryView; startIndex: number; onClose: (index: number) => void }

/** The pictures full screen in a real dialog: arrow keys, swipe, zoom, Escape, Back and a close button (VDP-006). */
export function FullscreenViewer({ gallery, startIndex, onClose }: FullscreenViewerProps) {
  const dialogRef = useRef<HTMLDialogElement>(null)
  const stageRef = useRef<HTMLDivElement>(null)
  const { stripRef, index, goTo, followScroll } = usePhotoStrip(gallery.images.length, startIndex)
  const { reset, ...zoom } = useZoom(stageRef)
  useBackCloses(true, () => dialogRef.current?.close())

  useEffect(() => {
    dialogRef.current?.showModal()
    const strip = stripRef.current
    strip?.scrollTo({ left: startIndex * strip.clientWidth, behavior: 'instant' })
  }, [startIndex, stripRef])

  function show(target: number) {
    reset()
    goTo(target)
  }

  function followKeys(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    if (zoom.followKey(event.key)) event.preventDefault()
    else if (step !== 0) {
      event.preventDefault()
      show(index + step)
    }
  }

  return (
    <dialog
      ref={dialogRef}
      aria-label={`Photos of ${gallery.title}`}
      onClose={() => onClose(index)}
      onKeyDown={followKeys}
      className="m-0 h-dvh max-h-none w-screen max-w-none bg-surface p-0 text-ink backdrop:bg-surface"
    >
      <div className="flex h-full flex-col">
        <div className="flex h-16 shrink-0 items-center justify-between gap-4 px-4">
          <p className="min-w-0 truncate text-sm text-ink-muted">
            <span className="tabular-nums text-ink">
              {index + 1} of {gallery.images.length}
            </span>
            <span className="hidden sm:inline">, {gallery.title}</span>
          </p>
          <div className="flex shrink-0 gap-2">
            <StageButton
              icon="search"
              label={zoom.isZoomed ? 'Show the whole photo' : 'Enlarge the photo'}
              onPress={zoom.toggle}
            />
            <StageButton icon="close" label="Close" onPress={() => dialogRef.current?.close()} />
          </div>
        </div>
        <div
          ref={stageRef}
          {...zoom.dragging}
          className={`relative min-h-0 flex-1 overflow-hidden bg-studio ${zoom.isZoomed ? '[&_a]:cursor-zoom-out [&_ul]:touch-none [&_ul]:overflow-hidden' : '[&_a]:cursor-zoom-in'}`}
        >
          <PhotoStrip
            images={gallery.images}
            idPrefix="full-photo"
            stripRef={stripRef}
            onScroll={followScroll}
            sizes="100vw"
            hasPriority={false}
            wholeAt={index}
            onOpen={(_, at) => zoom.press(at)}
            enlarged={zoom.transform ? { index, transform: zoom.transform } : undefined}
          />
          {gallery.images.length > 1 ? (
            <>
              <StageButton
                icon="previous"
                label="Previous photo"
                onPress={() => show(index - 1)}
                className="absolute top-1/2 left-3 -translate-y-1/2"
              />
              <StageButton
                icon="next"
                label="Next photo"
                onPress={() => show(index + 1)}
                className="absolute top-1/2 right-3 -translate-y-1/2"
              />
            </>
          ) : null}
        </div>
      </div>
    </dialog>
  )
}
