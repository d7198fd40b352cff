import type { ReactNode } from 'react'

type PhotoTileProps = {
  src: string
  alt: string
  note?: string | null
  isFaded?: boolean
  children?: ReactNode
}

/** One photo in a square of fixed size, so that nothing shifts when it loads. */
export function PhotoTile({ src, alt, note, isFaded, children }: PhotoTileProps) {
  return (
    <li className="flex flex-col gap-1.5">
      <div className="relative aspect-square overflow-hidden rounded-card bg-studio">
        <img src={src} alt={alt} className={`size-full object-cover ${isFaded ? 'opacity-50' : ''}`} />
      </div>
      {note ? <p className="text-sm text-ink">{note}</p> : null}
      {children}
    </li>
  )
}
