import type { MouseEvent, RefObject } from 'react'
import { pictureUrl } from '#src/features/pictures/domain/picture-url.ts'
import { VehiclePicture } from '#src/features/vehicles/ui/vehicle-picture.tsx'
import type { GalleryView } from '#src/features/vehicles/domain/view/gallery-view.ts'

type PhotoStripProps = {
  images: GalleryView['images']
  idPrefix: string
  stripRef: RefObject<HTMLUListElement | null>
  onScroll: () => void
  sizes: string
  hasPriority: boolean
  isMuted?: boolean
  onOpen?: (index: number) => void
}

/** All pictures side by side: swipes and snaps without a script, each a link to its large file. */
export function PhotoStrip({
  images,
  idPrefix,
  stripRef,
  onScroll,
  sizes,
  hasPriority,
  isMuted,
  onOpen,
}: PhotoStripProps) {
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
            href={pictureUrl(image.url, { width: 1200 })}
            onClick={(event) => openInstead(event, index)}
            className="block h-full focus-visible:outline-2 focus-visible:-outline-offset-4 focus-visible:outline-focus"
          >
            <VehiclePicture
              url={image.url}
              alt={image.alt}
              priority={hasPriority && index === 0 ? 'high' : 'lazy'}
              sizes={sizes}
              width={1200}
              className={isMuted ? 'opacity-70 grayscale' : ''}
            />
          </a>
        </li>
      ))}
    </ul>
  )
}
