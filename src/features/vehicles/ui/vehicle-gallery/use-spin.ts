import { useCallback, useContext, useEffect, useRef, useState } from 'react'
import { stockPictureUrl } from '#src/shared/domain/picture/stock-picture-url.ts'
import { PictureCdnContext } from '#src/ui/picture/picture-cdn-context.ts'
import {
  openingFrame,
  SPIN_AUTO_ROTATE_MS,
  spinFrame,
} from '#src/features/vehicles/domain/media/spin-frame.ts'

/** Spin frames are fetched at one width, so that turning never waits for a second file. */
export const SPIN_FRAME_WIDTH = 960

/** State of a spin: its frame, whether it turns automatically, and the files once it is touched (VDP-051). */
export function useSpin(frames: readonly string[]) {
  const [frame, setFrame] = useState(() => openingFrame(frames.length))
  const [isPlaying, setPlaying] = useState(false)
  const [isReady, setReady] = useState(false)
  const kept = useRef<HTMLImageElement[]>([])
  const cdn = useContext(PictureCdnContext)

  const prepare = useCallback(() => {
    if (kept.current.length > 0) return
    kept.current = frames.map((url) => {
      const image = new Image()
      image.src = stockPictureUrl(url, { width: SPIN_FRAME_WIDTH, cdn })
      return image
    })
    setReady(true)
  }, [frames, cdn])

  const step = useCallback(
    (by: number) => {
      prepare()
      setFrame((current) => (((current + by) % frames.length) + frames.length) % frames.length)
    },
    [frames.length, prepare],
  )

  const dragFrom = useCallback(
    (start: number, pixels: number) => setFrame(spinFrame(start, pixels, frames.length)),
    [frames.length],
  )

  useEffect(() => {
    if (!isPlaying) return
    const timer = setInterval(() => step(1), SPIN_AUTO_ROTATE_MS)
    return () => clearInterval(timer)
  }, [isPlaying, step])

  return {
    frame,
    isPlaying,
    isReady,
    prepare,
    step,
    dragFrom,
    toggle: () => setPlaying((playing) => !playing),
    stop: () => setPlaying(false),
  }
}
