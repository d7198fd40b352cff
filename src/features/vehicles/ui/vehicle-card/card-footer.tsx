import type { ReactNode } from 'react'
import { formatWhole } from '#src/shared/domain/number-format.ts'
import type { CardView } from '#src/features/vehicles/domain/card/card-view.ts'
import { vehiclePath } from '#src/features/vehicles/domain/vehicle.ts'

/** A card's second row: views, compare and the site's own buttons (CARD-002, CARD-003). */
export function CardFooter({ card, compare }: { card: CardView; compare: ReactNode }) {
  const { buttons, canToggle, views } = card
  if (views === 0 && !canToggle && buttons.length === 0) return null
  return (
    <div className="card-foot">
      {buttons.map(({ text, to }) => (
        <a key={text} href={to.startsWith('#') ? vehiclePath(card) + to : to}>
          {text}
          <span className="sr-only">{` about ${card.name}`}</span>
        </a>
      ))}
      {canToggle || views > 0 ? (
        <div className="card-tools" data-both={(canToggle && views > 0) || undefined}>
          {canToggle ? compare : null}
          {views > 0 ? (
            <span className="card-views">
              <i className="card-eye" />
              {`${formatWhole(views)} `}
              <span className="sr-only">views</span>
            </span>
          ) : null}
        </div>
      ) : null}
    </div>
  )
}
