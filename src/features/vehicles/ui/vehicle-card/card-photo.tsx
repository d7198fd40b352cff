import { hasFeature } from '#src/features/sites/domain/site-feature.ts'
import type { StockDocument } from '#src/features/search/domain/stock-document.ts'
import { FavouriteToggle } from '#src/features/watchlist/ui/favourite-toggle.tsx'
import type { CardFacts } from '#src/features/vehicles/domain/card/card-facts.ts'
import { locationText } from '#src/features/vehicles/domain/card/card-lines.ts'
import { certifiedBadge } from '#src/features/vehicles/domain/card/certified-badge.ts'
import { canToggleFavourite } from '#src/features/vehicles/domain/button-rules.ts'
import { vehicleTag } from '#src/features/vehicles/domain/tag-priority.ts'
import { vehicleSettings, type VehicleSite } from '#src/features/vehicles/domain/vehicle-site.ts'
import { vehicleTitleText } from '#src/features/vehicles/domain/vehicle-title.ts'
import { VehicleIcon } from '#src/features/vehicles/ui/vehicle-icon.tsx'
import { VehiclePicture, type PicturePriority } from '#src/features/vehicles/ui/vehicle-picture.tsx'
import { VehicleTagLabel } from '#src/features/vehicles/ui/vehicle-tag-label.tsx'
import type { CardLayout } from './vehicle-card.tsx'

type CardPhotoProps = {
  document: StockDocument
  site: VehicleSite
  facts: CardFacts
  priority: PicturePriority
  layout: CardLayout
  nowMs: number
}

const SIZES: Record<CardLayout, string> = {
  compact: '(min-width: 1280px) 20rem, (min-width: 768px) 33vw, (min-width: 480px) 50vw, 100vw',
  square: '(min-width: 1280px) 24rem, (min-width: 640px) 50vw, 100vw',
  row: '(min-width: 1024px) 23.5rem, (min-width: 640px) 19rem, 100vw',
}

/** The fixed 3:2 picture of a card with its tag, place and toggle; a vehicle without photographs says so. */
export function CardPhoto({ document, site, facts, priority, layout, nowMs }: CardPhotoProps) {
  const settings = vehicleSettings(site)
  const tag = vehicleTag(facts, settings.tag, nowMs)
  const badge =
    settings.showsCertifiedBadge && tag?.kind !== 'certified' && !facts.isSold ? certifiedBadge(facts) : null
  const place =
    hasFeature(site, 'location_overlay') && site.config.locations.length > 1 ? locationText(document) : null
  const first = document.images[0]
  return (
    <div
      className={`relative aspect-[3/2] shrink-0 overflow-hidden bg-studio ${layout === 'row' ? 'sm:aspect-auto sm:min-h-52 sm:w-[19rem] sm:self-stretch lg:w-[23.5rem]' : ''}`}
    >
      {first ? (
        <VehiclePicture
          url={first.url}
          alt={vehicleTitleText(document)}
          priority={priority}
          sizes={SIZES[layout]}
          width={640}
          className={`absolute inset-0 ${facts.isSold ? 'opacity-60 grayscale' : ''}`}
        />
      ) : (
        <PhotosComing />
      )}
      <div className="pointer-events-none absolute top-3 left-3 flex flex-wrap gap-1.5">
        {tag ? <VehicleTagLabel tag={tag} /> : null}
        {badge ? <VehicleTagLabel tag={{ kind: 'certified', text: badge.text }} /> : null}
      </div>
      {place ? (
        <p className="pointer-events-none absolute bottom-2 left-2 flex max-w-[calc(100%-1rem)] items-center gap-1 rounded-tag bg-surface/90 px-2 py-1 text-xs text-ink">
          <VehicleIcon name="location" className="size-3.5 shrink-0" />
          <span className="sr-only">Located at </span>
          <span className="truncate">{place}</span>
        </p>
      ) : null}
      {canToggleFavourite(facts, settings.buttons) ? (
        <div className="absolute top-1.5 right-1.5 z-10">
          <FavouriteToggle document={document} site={site} />
        </div>
      ) : null}
    </div>
  )
}

/** What stands in the box when there is no photograph: as tall as one, so nothing moves. */
function PhotosComing() {
  return (
    <div className="flex h-full w-full flex-col items-center justify-center gap-2 text-ink-muted">
      <VehicleIcon name="camera" className="size-8" />
      <p className="text-sm">Photos coming soon</p>
    </div>
  )
}
