import type { StockDocument } from '#src/features/search/domain/stock-document.ts'
import { formatWhole } from '#src/shared/domain/number-format.ts'
import { CompareToggle } from '#src/features/watchlist/ui/compare-toggle.tsx'
import type { CardFacts } from '#src/features/vehicles/domain/card/card-facts.ts'
import {
  BUTTON_LABEL,
  canToggleFavourite,
  cardButtons,
  type VehicleButton,
} from '#src/features/vehicles/domain/button-rules.ts'
import { vehiclePath } from '#src/features/vehicles/domain/vehicle.ts'
import type { VehicleSettings, VehicleSite } from '#src/features/vehicles/domain/vehicle-site.ts'
import { VehicleIcon } from '#src/features/vehicles/ui/vehicle-icon.tsx'

type CardFooterProps = {
  document: StockDocument
  site: VehicleSite
  facts: CardFacts
  settings: VehicleSettings
}

/** Quiet second row of a card: views, compare and the site's own buttons (CARD-002, CARD-003). */
export function CardFooter({ document, site, facts, settings }: CardFooterProps) {
  const buttons = cardButtons(facts, settings.buttons, settings.cardButtons)
  const comparable = canToggleFavourite(facts, settings.buttons)
  const views = settings.showsViews && document.views > 0
  if (!views && !comparable && buttons.length === 0) return null
  return (
    <div className="flex min-h-8 flex-wrap items-center gap-x-4 gap-y-1 border-t border-line pt-2 text-sm text-ink-muted">
      {buttons.map((button) => (
        <a
          key={button}
          href={buttonHref(document, button)}
          className="relative z-10 -my-1 inline-flex min-h-11 items-center font-medium text-ink underline-offset-4 hover:underline"
        >
          {BUTTON_LABEL[button]}
          <span className="sr-only"> about {document.name}</span>
        </a>
      ))}
      {comparable ? (
        <span className="relative z-10">
          <CompareToggle document={document} site={site} />
        </span>
      ) : null}
      {views ? (
        <span className="ml-auto inline-flex items-center gap-1 tabular-nums">
          <VehicleIcon name="eye" className="size-4" />
          {formatWhole(document.views)} <span className="sr-only">views</span>
        </span>
      ) : null}
    </div>
  )
}

/** Every card button leads into the vehicle's own page, where it works without JavaScript. */
function buttonHref(document: StockDocument, button: VehicleButton): string {
  return `${vehiclePath(document)}#${button === 'call' ? 'call' : 'enquire'}`
}
