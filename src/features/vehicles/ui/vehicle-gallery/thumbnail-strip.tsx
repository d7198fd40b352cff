import { useEffect, useRef } from 'react'
import { tonesStyle } from '#src/shared/domain/picture/picture-tones.ts'
import { useStockPictures } from '#src/ui/picture/picture-cdn.tsx'
import type { GalleryView } from '#src/features/vehicles/domain/view/gallery-view.ts'

type ThumbnailStripProps = { images: GalleryView['images']; index: number; onChoose: (index: number) => void }

/** Small pictures below the stage, the current one in view; without scripts each opens its large one (VDP-004, VDP-009). */
export function ThumbnailStrip({ images, index, onChoose }: ThumbnailStripProps) {
  const pictures = useStockPictures()
  const row = useRef<HTMLOListElement>(null)
  useEffect(() => {
    const thumb = row.current?.children[index] as HTMLElement | undefined
    // Not scrollIntoView, which would move the page as well
    if (thumb) row.current?.scrollTo({ left: thumb.offsetLeft - row.current.offsetLeft - thumb.clientWidth })
  }, [index])
  return (
    <ol ref={row} className="mt-3 flex gap-2 overflow-x-auto pb-1 [scrollbar-width:thin]">
      {images.map((image, position) => (
        <li key={image.url} className="shrink-0">
          <a
            href={pictures.url(image.url, { width: 1200, crop: 'fit' })}
            aria-current={position === index ? 'true' : undefined}
            onClick={(event) => {
              event.preventDefault()
              onChoose(position)
            }}
            className="block aspect-[3/2] w-24 overflow-hidden rounded-control border border-line bg-studio hover:border-line-strong aria-[current]:border-2 aria-[current]:border-ink"
          >
            <img
              src={pictures.url(image.url, { width: 320 })}
              alt={image.alt}
              width={96}
              height={64}
              loading="lazy"
              decoding="async"
              style={tonesStyle(image.tones)}
              className="vehicle-picture"
            />
          </a>
        </li>
      ))}
    </ol>
  )
}
