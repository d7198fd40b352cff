import { vehiclePath } from '#src/features/vehicles/domain/vehicle.ts'
import type { StockDocument } from '#src/features/search/domain/stock-document.ts'
import { belowMarketBadge } from '#src/features/vehicles/domain/card/below-market-badge.ts'
import { toCardFacts } from '#src/features/vehicles/domain/card/card-facts.ts'
import { cardFacts, workingFigures } from '#src/features/vehicles/domain/card/card-lines.ts'
import { toPriceDisplay, type PriceDisplay } from '#src/features/vehicles/domain/price-display.ts'
import { vehicleSettings, type VehicleSite } from '#src/features/vehicles/domain/vehicle-site.ts'
import { vehicleTitle } from '#src/features/vehicles/domain/vehicle-title.ts'
import { PriceBlock } from '#src/features/vehicles/ui/price-block.tsx'
import type { PicturePriority } from '#src/features/vehicles/ui/vehicle-picture.tsx'
import { CardFooter } from './card-footer.tsx'
import { CardPhoto } from './card-photo.tsx'

export type CardLayout = 'compact' | 'row' | 'square'

export type VehicleCardProps = {
  document: StockDocument
  site: VehicleSite
  /** The first card on screen is `high`, the rest of its row `eager`, all others `lazy` (CARD-001). */
  priority: PicturePriority
  layout?: CardLayout
  /** Milliseconds since 1970, for the just-arrived tag; the present time when absent. */
  nowMs?: number
}

/** One vehicle in a grid or list: the picture first, then its price with its kind. */
export function VehicleCard({
  document,
  site,
  priority,
  layout = defaultLayout(site),
  nowMs = Date.now(),
}: VehicleCardProps) {
  const settings = vehicleSettings(site)
  const facts = toCardFacts(document)
  const isRow = layout === 'row'
  const price = (
    <CardPrice
      price={toPriceDisplay(facts, settings.price)}
      market={settings.showsBelowMarket ? belowMarketBadge(facts, settings.market) : null}
      isSold={facts.isSold}
      isStacked={isRow}
    />
  )
  return (
    <article
      className={`group relative flex min-w-0 overflow-hidden rounded-card border border-line bg-surface focus-within:border-line-strong hover:border-line-strong ${isRow ? 'flex-col sm:flex-row' : 'h-full flex-col'}`}
    >
      <CardPhoto
        document={document}
        site={site}
        facts={facts}
        priority={priority}
        layout={layout}
        nowMs={nowMs}
      />
      <div className={`flex min-w-0 flex-1 flex-col gap-3 p-4 ${isRow ? 'md:px-6' : ''}`}>
        <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-3">
          <CardTitle document={document} isLarge={isRow} />
          {isRow ? price : null}
        </div>
        {isRow ? <WorkingFigures document={document} /> : null}
        <p className="text-sm text-ink-muted tabular-nums">{cardFacts(document).join(' · ')}</p>
        {isRow ? null : <div className="mt-auto">{price}</div>}
        <CardFooter document={document} site={site} facts={facts} settings={settings} />
      </div>
    </article>
  )
}

/** The title is the card's one link; it reaches over the whole card. */
function CardTitle({ document, isLarge }: { document: StockDocument; isLarge: boolean }) {
  const title = vehicleTitle(document)
  return (
    <h3
      className={`min-w-0 font-display font-semibold text-balance text-ink ${isLarge ? 'text-2xl' : 'text-base'} leading-snug`}
    >
      <a
        href={vehiclePath(document)}
        data-link="vehicle"
        className="outline-none after:absolute after:inset-0 after:rounded-card focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus"
      >
        {title.main}
        {title.detail ? (
          <span className="block truncate font-sans text-sm font-normal text-ink-muted">{title.detail}</span>
        ) : null}
      </a>
    </h3>
  )
}

type CardPriceProps = {
  price: PriceDisplay
  market: { text: string } | null
  isSold: boolean
  isStacked: boolean
}

function CardPrice({ price, market, isSold, isStacked }: CardPriceProps) {
  return (
    <div
      className={
        isStacked
          ? 'flex flex-col items-start gap-1.5'
          : 'flex flex-wrap items-end justify-between gap-x-4 gap-y-2'
      }
    >
      <PriceBlock display={price} size="card" isMuted={isSold} />
      {market ? (
        <p className="rounded-tag bg-good-soft px-2 py-0.5 text-xs font-medium text-good-ink">
          {market.text}
        </p>
      ) : null}
    </div>
  )
}

function WorkingFigures({ document }: { document: StockDocument }) {
  const figures = workingFigures(document)
  if (figures.length === 0) return null
  return (
    <dl className="flex flex-wrap gap-x-10 gap-y-2 border-y border-line py-2.5">
      {figures.map((figure) => (
        <div key={figure.label}>
          <dt className="text-xs text-ink-muted">{figure.label}</dt>
          <dd className="font-display text-lg leading-snug font-semibold text-ink tabular-nums">
            {figure.value}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function defaultLayout(site: VehicleSite): CardLayout {
  return site.config.theme.template === 'outpost' ? 'row' : 'compact'
}
