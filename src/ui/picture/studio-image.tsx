import { type PictureTones, tonesStyle } from '#src/shared/domain/picture/picture-tones.ts'
import { pictureSrcset, pictureUrl } from '#src/shared/domain/picture/picture-url.ts'

type StudioImageProps = {
  /** Picture key, path or address. */
  source: string
  sizes: string
  className?: string
  /** Above the fold, so requested first. */
  isFirst?: boolean
  alt?: string
  /** Its colours, shown until the picture has loaded; otherwise the place stays plain. */
  tones?: PictureTones | null
}

/** A picture in a 3:2 place that is held before it loads. */
export function StudioImage(props: StudioImageProps) {
  const { source, sizes, className = '', isFirst = false, alt = '', tones } = props
  const style = tonesStyle(tones)
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
      style={style}
      className={`aspect-[3/2] w-full bg-studio object-cover ${style ? 'bg-(image:--p) bg-size-[100%_100%]' : ''} ${className}`}
    />
  )
}
