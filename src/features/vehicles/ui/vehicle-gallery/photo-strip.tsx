import type { MouseEvent, RefObject } from 'react'
import { useStockPictures } from '#src/ui/picture/picture-cdn.tsx'
import { VehiclePicture } from '#src/ui/picture/vehicle-picture.tsx'
import type { GalleryView } from '#src/features/vehicles/domain/view/gallery-view.ts'

type PhotoStripProps = {
  images: GalleryView['images']
  idPrefix: string
  stripRef: RefObject<HTMLUListElement | null>
  onScroll: () => void
  sizes: string
  hasPriority: boolean
  isMuted?: boolean
  /** Shows the whole picture instead of the stage's 3:2. */
  isWhole?: boolean
  onOpen?: (index: number) => void
}

/** All pictures in a row that swipes and snaps without scripts, each a link to its large file. */
export function PhotoStrip({
  images,
  idPrefix,
  stripRef,
  onScroll,
  sizes,
  hasPriority,
  isMuted,
  isWhole,
  onOpen,
}: PhotoStripProps) {
  const pictures = useStockPictures()
  function openInstead(event: MouseEvent, index: number) {
    if (!onOpen || event.metaKey || event.ctrlKey) return
    event.preventDefault()
    onOpen(index)
  }
  return (
    <ul
      ref={stripRef}
      onScroll={onScroll}
      className="flex h-full snap-x snap-mandatory overflow-x-auto overscroll-x-contain [scrollbar-width:none]"
    >
      {images.map((image, index) => (
        <li
          key={`${idPrefix}-${image.url}`}
          id={`${idPrefix}-${index + 1}`}
          className="h-full w-full shrink-0 snap-center"
        >
          <a
            href={pictures.url(image.url, { width: 1200, crop: 'fit' })}
            onClick={(event) => openInstead(event, index)}
            className="block h-full focus-visible:-outline-offset-4"
          >
            <VehiclePicture
              url={image.url}
              alt={image.alt}
              priority={hasPriority && index === 0 ? 'high' : 'lazy'}
              sizes={sizes}
              width={1200}
              crop={isWhole ? 'fit' : 'fill'}
              tones={isWhole ? null : image.tones}
              className={isMuted ? 'opacity-70 grayscale' : ''}
            />
          </a>
        </li>
      ))}
    </ul>
  )
}
