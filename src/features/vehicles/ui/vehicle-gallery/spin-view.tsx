import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { useStockPictures } from '#src/ui/picture/picture-cdn.tsx'
import { frameAngle, hotspotsAt } from '#src/features/vehicles/domain/media/spin-frame.ts'
import type { GalleryView } from '#src/features/vehicles/domain/view/gallery-view.ts'
import { VehiclePicture } from '#src/ui/picture/vehicle-picture.tsx'
import { StageButton } from './stage-button.tsx'
import { SPIN_FRAME_WIDTH, useSpin } from './use-spin.ts'

type SpinViewProps = { gallery: GalleryView; sizes: string }

/** A turntable: drag, arrow keys or buttons; it turns automatically only on request (VDP-005, VDP-051). */
export function SpinView({ gallery, sizes }: SpinViewProps) {
  const spin = useSpin(gallery.spin)
  const drag = useRef<{ x: number; frame: number } | null>(null)
  const angle = frameAngle(spin.frame, gallery.spin.length)

  function followKeys(event: KeyboardEvent) {
    const by =
      event.key === 'ArrowRight' || event.key === 'ArrowUp'
        ? 1
        : event.key === 'ArrowLeft' || event.key === 'ArrowDown'
          ? -1
          : 0
    if (by === 0) return
    event.preventDefault()
    spin.stop()
    spin.step(by)
  }
  function startDrag(event: PointerEvent) {
    spin.prepare()
    spin.stop()
    drag.current = { x: event.clientX, frame: spin.frame }
    event.currentTarget.setPointerCapture(event.pointerId)
  }
  function followDrag(event: PointerEvent) {
    if (drag.current) spin.dragFrom(drag.current.frame, event.clientX - drag.current.x)
  }
  return (
    <div className="relative h-full">
      <div
        role="slider"
        tabIndex={0}
        aria-label={`Turn ${gallery.title}`}
        aria-valuemin={0}
        aria-valuemax={359}
        aria-valuenow={angle}
        aria-valuetext={`${angle} degrees`}
        onKeyDown={followKeys}
        onPointerEnter={spin.prepare}
        onPointerDown={startDrag}
        onPointerMove={followDrag}
        onPointerUp={() => {
          drag.current = null
        }}
        onPointerCancel={() => {
          drag.current = null
        }}
        className="h-full cursor-grab touch-pan-y select-none focus-visible:-outline-offset-4 active:cursor-grabbing"
      >
        <SpinFrame gallery={gallery} frame={spin.frame} isReady={spin.isReady} sizes={sizes} />
      </div>
      <SpinHotspots gallery={gallery} angle={angle} />
      <div className="absolute bottom-3 left-1/2 flex -translate-x-1/2 gap-2">
        <StageButton icon="previous" label="Turn left" onPress={() => spin.step(-1)} />
        <StageButton
          icon={spin.isPlaying ? 'pause' : 'rotate'}
          label={spin.isPlaying ? 'Stop turning' : 'Turn by itself'}
          onPress={spin.toggle}
          className="motion-reduce:hidden"
        />
        <StageButton icon="next" label="Turn right" onPress={() => spin.step(1)} />
      </div>
    </div>
  )
}

function SpinFrame({
  gallery,
  frame,
  isReady,
  sizes,
}: {
  gallery: GalleryView
  frame: number
  isReady: boolean
  sizes: string
}) {
  const pictures = useStockPictures()
  const url = gallery.spin[frame] ?? ''
  const alt = `${gallery.title}, 360 degree view`
  if (!isReady)
    return (
      <VehiclePicture
        url={url}
        alt={alt}
        priority="high"
        sizes={sizes}
        width={1200}
        tones={gallery.spinTones}
      />
    )
  return (
    <img
      src={pictures.url(url, { width: SPIN_FRAME_WIDTH })}
      alt={alt}
      width={1200}
      height={800}
      draggable={false}
      className="pointer-events-none block h-full w-full object-contain"
    />
  )
}

/** Hotspots at the visible angle; pressing one announces it (VDP-007). */
function SpinHotspots({ gallery, angle }: { gallery: GalleryView; angle: number }) {
  const [openId, setOpenId] = useState<string | null>(null)
  const spots = hotspotsAt(gallery.hotspots, angle)
  const open = spots.find((spot) => spot.id === openId)
  return (
    <>
      {spots.map((spot) => (
        <button
          key={spot.id}
          type="button"
          aria-expanded={spot.id === openId}
          aria-label={spot.description}
          onClick={() => setOpenId(spot.id === openId ? null : spot.id)}
          style={{ left: `${spot.x}%`, top: `${spot.y}%` }}
          className="absolute size-6 -translate-x-1/2 -translate-y-1/2 rounded-full border-2 border-surface bg-accent before:absolute before:-inset-2.5"
        />
      ))}
      {open ? (
        <p className="absolute top-3 left-3 max-w-[70%] rounded-card border border-line bg-surface px-3 py-2 text-sm">
          {open.description}
        </p>
      ) : null}
    </>
  )
}
