import type { ReactNode } from 'react'
import type { CardLayout } from '#src/features/vehicles/domain/card/card-layout.ts'
import type { CardView } from '#src/features/vehicles/domain/card/card-view.ts'
import { Icon } from '#src/ui/icon/icon.tsx'
import { VehiclePicture, type PicturePriority } from '#src/ui/picture/vehicle-picture.tsx'
import { VehicleTagLabel } from '#src/features/vehicles/ui/vehicle-tag-label.tsx'

type CardPhotoProps = { card: CardView; priority: PicturePriority; layout: CardLayout; favourite: ReactNode }

const SIZES: Record<CardLayout, string> = {
  compact: '(min-width: 1280px) 20rem, (min-width: 768px) 33vw, (min-width: 480px) 50vw, 100vw',
  plate: '(min-width: 1280px) 28rem, (min-width: 640px) 50vw, 100vw',
  square: '(min-width: 1280px) 24rem, (min-width: 640px) 50vw, 100vw',
  row: '(min-width: 1024px) 23.5rem, (min-width: 640px) 19rem, 100vw',
}

/** A card's fixed 3:2 picture with tag, location and toggle; says so if there are no photographs. */
export function CardPhoto({ card, priority, layout, favourite }: CardPhotoProps) {
  const { main, detail } = card.title
  return (
    <div className="card-photo" data-sold={card.isSold || undefined}>
      {card.pictureUrl ? (
        <VehiclePicture
          // The key replaces the picture at once if the card gets another vehicle, without waiting for the new one.
          key={card.pictureUrl}
          url={card.pictureUrl}
          alt={detail ? `${main} ${detail}` : main}
          priority={priority}
          sizes={SIZES[layout]}
          width={640}
          tones={card.tones}
        />
      ) : (
        <PhotosComing />
      )}
      {card.tags.length > 0 ? (
        <p className="card-tags">
          {card.tags.map((tag) => (
            <VehicleTagLabel key={tag.kind} tag={tag} />
          ))}
        </p>
      ) : null}
      {card.place ? (
        <p className="card-place">
          <i className="card-pin" />
          <span className="sr-only">Located at </span>
          <b>{card.place}</b>
        </p>
      ) : null}
      {card.canToggle ? favourite : null}
    </div>
  )
}

/** Shown without a photograph, at the same height, so that nothing shifts. */
function PhotosComing() {
  return (
    <div className="card-no-photo">
      <Icon name="camera" className="size-8" />
      <p>Photos coming soon</p>
    </div>
  )
}
