import type { ReactNode } from 'react'
import type { CardLayout } from '#src/features/vehicles/domain/card/card-layout.ts'
import type { CardView } from '#src/features/vehicles/domain/card/card-view.ts'
import { vehiclePath } from '#src/features/vehicles/domain/vehicle.ts'
import { PriceBlock } from '#src/features/vehicles/ui/price-block.tsx'
import type { PicturePriority } from '#src/ui/picture/vehicle-picture.tsx'
import { WholeWords } from '#src/features/vehicles/ui/whole-words.tsx'
import { CardFooter } from './card-footer.tsx'
import { CardPhoto } from './card-photo.tsx'
import './vehicle-card.css'
import './card-layouts.css'

export type VehicleCardProps = {
  card: CardView
  /** `high` for the first card on screen, `eager` for the rest of its row, `lazy` for all others (CARD-001). */
  priority: PicturePriority
  layout: CardLayout
  /** Favourite and compare buttons, where the card allows them (CARD-002). */
  favourite: ReactNode
  compare: ReactNode
}

/** One vehicle in a grid or list: the picture, then the price with its kind. */
export function VehicleCard({ card, priority, layout, favourite, compare }: VehicleCardProps) {
  const isRow = layout === 'row'
  const price = (
    <div className="card-price">
      <PriceBlock display={card.price} size="card" isMuted={card.isSold} />
      {card.market ? <p className="card-market">{card.market}</p> : null}
    </div>
  )
  return (
    <article className="card" data-layout={layout} data-car={card.id}>
      <CardPhoto card={card} priority={priority} layout={layout} favourite={favourite} />
      <div className="card-body">
        {isRow ? (
          <div className="card-head">
            <CardTitle card={card} />
            {price}
          </div>
        ) : (
          <CardTitle card={card} />
        )}
        {isRow ? <WorkingFigures card={card} /> : null}
        <p className="card-facts">{card.facts}</p>
        {isRow ? null : price}
        <CardFooter card={card} compare={compare} />
      </div>
    </article>
  )
}

/** The title is the card's only link and covers the whole card. */
function CardTitle({ card }: { card: CardView }) {
  return (
    <h3 className="card-title">
      <a href={vehiclePath(card)} data-link="vehicle">
        <span className="card-name">
          <WholeWords text={card.title.main} />
        </span>
        {card.title.detail ? <small>{card.title.detail}</small> : null}
      </a>
    </h3>
  )
}

/** At most three figures of a working vehicle, before anything else (outpost). */
function WorkingFigures({ card }: { card: CardView }) {
  if (card.figures.length === 0) return null
  return (
    <dl className="card-figures">
      {card.figures.map((figure) => (
        <div key={figure.label}>
          <dt>{figure.label}</dt>
          <dd>{figure.value}</dd>
        </div>
      ))}
    </dl>
  )
}
