import { pictureSrcset, pictureUrl } from '#src/features/pictures/domain/picture-url.ts'

type StudioImageProps = {
  /** Picture key, path or address. */
  source: string
  sizes: string
  className?: string
  /** Above the fold: asked for first. */
  isFirst?: boolean
  alt?: string
}

/** A picture in its 3:2 place; the place is kept before it comes. */
export function StudioImage({ source, sizes, className = '', isFirst = false, alt = '' }: StudioImageProps) {
  return (
    <img
      src={pictureUrl(source, { width: 640 })}
      srcSet={pictureSrcset(source)}
      sizes={sizes}
      width={960}
      height={640}
      alt={alt}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : 'auto'}
      className={`aspect-[3/2] w-full bg-studio object-cover ${className}`}
    />
  )
}
