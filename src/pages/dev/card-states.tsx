import { CARD_LAYOUTS, type CardLayout } from '#src/features/vehicles/domain/card/card-layout.ts'
import type { CardView } from '#src/features/vehicles/domain/card/card-view.ts'
import type { VehicleTag } from '#src/features/vehicles/domain/tag-priority.ts'
import { CompareToggle } from '#src/features/watchlist/ui/compare-toggle.tsx'
import { FavouriteToggle } from '#src/features/watchlist/ui/favourite-toggle.tsx'
import { StockCard } from '#src/pages/vehicle/stock-card.tsx'
import { LONG_NAME } from './page-states.tsx'
import { Shelf } from './shelf.tsx'

const LAYOUTS = Object.values(CARD_LAYOUTS)
const PRICED = {
  amountCents: 24_990_00,
  text: '$24,990',
  suffix: null,
  label: 'Drive away, QLD',
  wasText: null,
  isReduced: false,
} as const
const UNPRICED = { amountCents: null, text: 'Price on application', label: null } as const

type CardStatesProps = { card: CardView; siteSlug: string; layout: CardLayout }

/** The toggles of one vehicle, its card in every state, then in every template's layout. */
export function CardStates({ card, siteSlug, layout }: CardStatesProps) {
  const place = { siteSlug, priority: 'lazy' as const }
  const grid = layout === 'row' ? 'grid gap-4' : 'grid gap-4 sm:grid-cols-2 lg:grid-cols-3'
  return (
    <>
      <Shelf heading="Toggles">
        <p className="text-ink-muted">The first two work; the last two show how they look when on.</p>
        <div className="flex flex-wrap items-center gap-6">
          <FavouriteToggle vehicle={card} siteSlug={siteSlug} />
          <CompareToggle vehicle={card} siteSlug={siteSlug} />
          <button type="button" aria-pressed="true" aria-label="A favourite" className="heart-toggle">
            <i />
          </button>
          <button type="button" aria-pressed="true" className="compare-toggle">
            <i />
            Compared
          </button>
        </div>
      </Shelf>
      <Shelf heading="The card in its states">
        <div className={grid}>
          {statesOf(card).map((each) => (
            <StockCard key={each.id} {...place} card={each} layout={layout} />
          ))}
        </div>
      </Shelf>
      <Shelf heading="The card in its layouts">
        <div className="grid gap-4 sm:grid-cols-2">
          {LAYOUTS.map((each) => (
            <div key={each} className={each === 'row' ? 'sm:col-span-2' : ''}>
              <StockCard {...place} card={{ ...card, id: `${card.id}-${each}` }} layout={each} />
            </div>
          ))}
        </div>
      </Shelf>
    </>
  )
}

function statesOf(card: CardView): CardView[] {
  const tag = (kind: VehicleTag['kind'], text: string) => ({ tags: [{ kind, text }] })
  const states: Record<string, Partial<CardView>> = {
    plain: { tags: [], market: null },
    sold: { isSold: true, ...tag('sold', 'JUST SOLD'), buttons: [] },
    reserved: tag('reserved', 'RESERVED'),
    arrived: tag('just_arrived', 'Just arrived'),
    coming: tag('coming_soon', 'COMING SOON'),
    electric: tag('electric', 'ELECTRIC'),
    badges: {
      tags: [
        { kind: 'custom', text: 'Director’s car' },
        { kind: 'certified', text: 'Certified' },
      ],
    },
    market: { market: '$1,200 below market average' },
    reduced: { price: { ...PRICED, kind: 'reduced', wasText: '$27,490', isReduced: true } },
    weekly: {
      price: { ...PRICED, kind: 'subscription', text: '$289', suffix: '/week', label: 'Subscription' },
    },
    application: { price: { ...PRICED, kind: 'none', ...UNPRICED } },
    unseen: { pictureUrl: null },
    bare: { tags: [], buttons: [], canToggle: false, views: 0, market: null, place: null },
    long: {
      name: LONG_NAME,
      title: { main: LONG_NAME, detail: LONG_NAME },
      place: 'Longreach and Central West Prestige Motorcycles and Caravans',
      tags: [{ kind: 'custom', text: 'One owner, full history, two keys and a long tag' }],
    },
  }
  return Object.entries(states).map(([name, state]) => ({ ...card, ...state, id: `${card.id}-${name}` }))
}
