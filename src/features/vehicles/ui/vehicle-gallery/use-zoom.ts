import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { moveBy, type Point, WHOLE, type Zoom, zoomTo } from '#src/features/vehicles/domain/media/zoom.ts'

/** A press enlarges to this. */
const PRESSED_SCALE = 2.5
const KEY_FACTOR = 1.5
const WHEEL_FACTOR = 1.2
const KEY_MOVE_PX = 80
/** A hand trembles: less than this is a press, not a drag. */
const DRAG_MIN_PX = 5

const MOVES: Record<string, Point> = {
  ArrowLeft: { x: KEY_MOVE_PX, y: 0 },
  ArrowRight: { x: -KEY_MOVE_PX, y: 0 },
  ArrowUp: { x: 0, y: KEY_MOVE_PX },
  ArrowDown: { x: 0, y: -KEY_MOVE_PX },
}
const MIDDLE: Point = { x: 0, y: 0 }

/** Enlarges what `stage` shows by wheel, press and keys, and moves it by drag; a phone's own pinch is left alone. */
export function useZoom(stage: RefObject<HTMLElement | null>) {
  const [zoom, setZoom] = useState(WHOLE)
  const drag = useRef<{ last: Point; moved: number } | null>(null)
  const isZoomed = zoom.scale > 1

  const change = (to: (now: Zoom, box: DOMRect) => Zoom) => {
    const box = stage.current?.getBoundingClientRect()
    if (box) setZoom((now) => to(now, box))
  }
  const scaleBy = (factor: number) => change((now, box) => zoomTo(now, now.scale * factor, MIDDLE, box))
  const toggle = (about = MIDDLE) =>
    change((now, box) => (now.scale > 1 ? WHOLE : zoomTo(now, PRESSED_SCALE, about, box)))

  useEffect(() => {
    const element = stage.current
    if (!element) return
    const follow = (event: WheelEvent) => {
      // Sideways the wheel turns to the next picture
      if (Math.abs(event.deltaX) > Math.abs(event.deltaY)) return
      event.preventDefault()
      const box = element.getBoundingClientRect()
      const factor = event.deltaY < 0 ? WHEEL_FACTOR : 1 / WHEEL_FACTOR
      setZoom((now) => zoomTo(now, now.scale * factor, fromMiddle(event, box), box))
    }
    element.addEventListener('wheel', follow, { passive: false })
    return () => element.removeEventListener('wheel', follow)
  }, [stage])

  /** Whether the key was for the enlarged picture. */
  function followKey(key: string): boolean {
    const by = MOVES[key]
    if (key === '+' || key === '=') scaleBy(KEY_FACTOR)
    else if (key === '-') scaleBy(1 / KEY_FACTOR)
    else if (key === '0') setZoom(WHOLE)
    else if (by && isZoomed) change((now, box) => moveBy(now, by, box))
    else return false
    return true
  }

  return {
    isZoomed,
    transform: isZoomed ? `translate(${zoom.x}px, ${zoom.y}px) scale(${zoom.scale})` : undefined,
    reset: () => setZoom(WHOLE),
    toggle: () => toggle(),
    /** A press on the picture; the end of a drag is none. */
    press: (at: Point) => {
      const isDrag = (drag.current?.moved ?? 0) > DRAG_MIN_PX
      drag.current = null
      const box = stage.current?.getBoundingClientRect()
      if (!isDrag && box) toggle(fromMiddle({ clientX: at.x, clientY: at.y }, box))
    },
    followKey,
    dragging: {
      onPointerDown: ({ clientX: x, clientY: y }: PointerEvent) => {
        drag.current = { last: { x, y }, moved: 0 }
      },
      onPointerMove: ({ buttons, clientX: x, clientY: y }: PointerEvent) => {
        const from = drag.current
        if (!from || buttons === 0 || !isZoomed) return
        const by = { x: x - from.last.x, y: y - from.last.y }
        drag.current = { last: { x, y }, moved: from.moved + Math.abs(by.x) + Math.abs(by.y) }
        change((now, box) => moveBy(now, by, box))
      },
      // Otherwise the browser carries the link off
      onDragStart: (event: { preventDefault(): void }) => event.preventDefault(),
    },
  }
}

function fromMiddle({ clientX, clientY }: { clientX: number; clientY: number }, box: DOMRect): Point {
  return { x: clientX - box.x - box.width / 2, y: clientY - box.y - box.height / 2 }
}
