import { pictureSrcset, pictureUrl } from '#src/shared/domain/picture/picture-url.ts'

/** The first picture of the site, loaded first and always whole, at 3:2. */
export function HeroPicture({
  picture,
  sizes,
  className,
}: {
  picture: string
  sizes: string
  className: string
}) {
  return (
    <img
      src={pictureUrl(picture, { width: 1200, quality: 80 })}
      srcSet={pictureSrcset(picture, { quality: 80 })}
      sizes={sizes}
      width={1200}
      height={800}
      alt=""
      fetchPriority="high"
      className={`aspect-[3/2] ${className}`}
    />
  )
}
