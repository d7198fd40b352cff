import type { CardLayout } from '#src/features/vehicles/domain/card/card-layout.ts'
import type { CardView } from '#src/features/vehicles/domain/card/card-view.ts'
import { StockCard } from '#src/pages/vehicle/stock-card.tsx'
import { Shelf } from './shelf.tsx'

const LAYOUTS: readonly CardLayout[] = ['compact', 'plate', 'square', 'row']

type CardStatesProps = { card: CardView; siteSlug: string; layout: CardLayout }

/** One vehicle as its card in every state, then in every template's layout. */
export function CardStates({ card, siteSlug, layout }: CardStatesProps) {
  const place = { siteSlug, priority: 'lazy' as const }
  const grid = layout === 'row' ? 'grid gap-4' : 'grid gap-4 sm:grid-cols-2 lg:grid-cols-3'
  return (
    <>
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
  const none = { kind: 'none', amountCents: null, suffix: null, label: null, wasText: null } as const
  const states: Record<string, Partial<CardView>> = {
    plain: { tags: [] },
    sold: { isSold: true, tags: [{ kind: 'sold', text: 'JUST SOLD' }], buttons: [] },
    reserved: { tags: [{ kind: 'reserved', text: 'RESERVED' }] },
    arrived: { tags: [{ kind: 'just_arrived', text: 'Just arrived' }] },
    application: { price: { ...none, text: 'Price on application', isReduced: false } },
    unseen: { pictureUrl: null },
  }
  return Object.entries(states).map(([name, state]) => ({ ...card, ...state, id: `${card.id}-${name}` }))
}
