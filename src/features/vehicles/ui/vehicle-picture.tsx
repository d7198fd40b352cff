import { pictureSrcset, pictureUrl } from '#src/features/pictures/domain/picture-url.ts'
import './vehicle-picture.css'

export type PicturePriority = 'high' | 'eager' | 'lazy'

type VehiclePictureProps = {
  url: string
  alt: string
  priority: PicturePriority
  /** The width the picture takes on screen, as the HTML sizes attribute. */
  sizes: string
  width: number
  className?: string
}

/** A vehicle photograph in a 3:2 box: whole vehicle always visible, space held before it loads. */
export function VehiclePicture({ url, alt, priority, sizes, width, className = '' }: VehiclePictureProps) {
  return (
    <img
      src={pictureUrl(url, { width })}
      srcSet={pictureSrcset(url)}
      sizes={sizes}
      width={width}
      height={Math.round((width * 2) / 3)}
      alt={alt}
      loading={priority === 'lazy' ? 'lazy' : 'eager'}
      fetchPriority={priority === 'high' ? 'high' : undefined}
      decoding="async"
      className={`vehicle-picture ${className}`.trim()}
    />
  )
}
