import type { MouseEvent, RefObject } from 'react'
import { LARGE_PICTURE_WIDTH } from '#src/shared/domain/picture/picture-url.ts'
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
  /** Shows whole pictures instead of the stage's 3:2; this one and those next to it at once, if only small. */
  wholeAt?: number
  /** `at`: where it was pressed, in CSS pixels of the window. */
  onOpen?: (index: number, at: { x: number; y: number }) => void
  /** One picture enlarged, which takes its largest file. */
  enlarged?: { index: number; transform: string } | undefined
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
  wholeAt,
  onOpen,
  enlarged,
}: PhotoStripProps) {
  const pictures = useStockPictures()
  const isWhole = wholeAt !== undefined
  function styleOf(index: number, url: string) {
    const transform = enlarged?.index === index ? enlarged.transform : undefined
    if (!isWhole || Math.abs(index - wholeAt) > 1) return { transform }
    const small = pictures.url(url, { width: 320, crop: 'fit' })
    return { transform, background: `center / contain no-repeat url(${JSON.stringify(small)})` }
  }
  function openInstead(event: MouseEvent, index: number) {
    if (!onOpen || event.metaKey || event.ctrlKey) return
    event.preventDefault()
    onOpen(index, { x: event.clientX, y: event.clientY })
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
            style={styleOf(index, image.url)}
          >
            <VehiclePicture
              url={image.url}
              alt={image.alt}
              priority={hasPriority && index === 0 ? 'high' : 'lazy'}
              sizes={sizes}
              width={enlarged?.index === index ? LARGE_PICTURE_WIDTH : 1200}
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
