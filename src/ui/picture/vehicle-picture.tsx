import { tonesStyle, type PictureTones } from '#src/shared/domain/picture/picture-tones.ts'
import type { PictureCrop } from '#src/shared/domain/picture/stock-picture-url.ts'
import { useStockPictures } from './picture-cdn.tsx'
import './vehicle-picture.css'

export type PicturePriority = 'high' | 'eager' | 'lazy'

type VehiclePictureProps = {
  url: string
  alt: string
  priority: PicturePriority
  /** The width of the picture on screen, as the HTML sizes attribute. */
  sizes: string
  width: number
  /** Cropped to the 3:2 box (default) or whole. */
  crop?: PictureCrop
  /** Its colours, shown until the picture has loaded; otherwise the box stays plain. */
  tones?: PictureTones | null
  className?: string
}

/** A vehicle photo in a 3:2 box: the whole vehicle always visible, space and colours held before it loads. */
export function VehiclePicture(props: VehiclePictureProps) {
  const { url, alt, priority, sizes, width, crop = 'fill', tones, className = '' } = props
  const pictures = useStockPictures()
  return (
    <img
      src={pictures.url(url, { width, crop })}
      srcSet={width > 1200 ? undefined : pictures.srcset(url, { crop })}
      sizes={sizes}
      width={width}
      height={Math.round((width * 2) / 3)}
      alt={alt}
      loading={priority === 'lazy' ? 'lazy' : 'eager'}
      fetchPriority={priority === 'high' ? 'high' : undefined}
      decoding="async"
      style={tonesStyle(tones)}
      className={`vehicle-picture ${className}`.trim()}
    />
  )
}
