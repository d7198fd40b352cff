import { memo, use, useDeferredValue, useMemo } from 'react'
import {
  isCentred,
  isLastCentred,
  placesOf,
  toGridItems,
  type GridItem,
} from '#src/features/search/domain/page/result-grid.ts'
import type { PublicSearchSite } from '#src/features/search/domain/page/search-page-data.ts'
import type { CardView } from '#src/features/vehicles/domain/card/card-view.ts'
import { CARD_LAYOUTS } from '#src/features/vehicles/domain/card/card-layout.ts'
import { isSameCard, StockCard, type StockCardProps } from '#src/pages/vehicle/stock-card.tsx'
import type { PictureCdn } from '#src/shared/domain/picture/stock-picture-url.ts'
import { PictureCdnContext } from '#src/ui/picture/picture-cdn-context.ts'
import { KeptMarkupContext } from '#src/ui/kept-markup.ts'
import { PromoCard, StockVideoCard } from '#src/features/search/ui/results/insert-cards.tsx'

type ResultsGridProps = {
  hits: readonly CardView[]
  site: PublicSearchSite
  nowMs: number
  /** Cards that change at once; those below the screen follow just after. */
  cardsFirst: number
}
type Priority = 'high' | 'eager' | 'lazy'

/** Pictures that load at once along with the first, which loads first of all (pain 12). */
const EAGER_BESIDE_FIRST = 3

/**
 * An insert three places wide leaves rows of two even; two places come out even together with an insert of
 * one.
 */
const PLACES = { 1: 'min-w-0', 2: 'min-w-0 sm:col-span-2', 3: 'min-w-0 xl:col-span-3' }

/** The cards of a page; fewer than three are centred (SRCH-002 to SRCH-005). */
export function ResultsGrid(props: ResultsGridProps) {
  const { hits, site } = props
  const items = useItemsInTurn(props)
  const isRow = CARD_LAYOUTS[site.template] === 'row'
  const columns = isRow
    ? 'grid gap-4'
    : isCentred(hits)
      ? 'flex flex-wrap justify-center gap-4 *:w-full *:sm:w-[min(22rem,calc(50%-0.5rem))] atelier:*:sm:w-[min(28rem,calc(50%-0.5rem))]'
      : 'grid grid-flow-row-dense gap-4 sm:grid-cols-2 xl:grid-cols-3 2xl:grid-cols-4 atelier:gap-x-7 atelier:gap-y-12 atelier:2xl:grid-cols-3 circuit:2xl:grid-cols-3'
  const keptCard = useKeptCards(site)
  let vehicles = 0
  return (
    <ul
      className={`${columns} ${isRow && isCentred(hits) ? 'mx-auto max-w-4xl' : ''} ${!isRow && !isCentred(hits) && isLastCentred(items) ? 'sm:max-xl:odd-last-centred' : ''}`}
      data-results
      data-centred={isCentred(hits)}
    >
      {items.map((item, place) => {
        const places = placesOf(items, item)
        const className = isRow ? 'min-w-0' : PLACES[places]
        const priority = item.kind === 'vehicle' ? priorityAt(vehicles++) : 'lazy'
        const kept = keptCard?.(item, priority)
        return kept === undefined ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a place keeps its elements, only the words and the picture change
          <li key={place} className={className}>
            <GridCell item={item} site={site} priority={priority} isWide={isRow || places === 3} />
          </li>
        ) : (
          // biome-ignore lint: as above, and the markup is what React drew
          <li key={place} className={className} dangerouslySetInnerHTML={{ __html: kept }} />
        )
      })}
    </ul>
  )
}

/**
 * On the server: the markup of cards drawn before. The first ones are drawn on each page, because their
 * pictures also go into its head.
 */
function useKeptCards(site: PublicSearchSite) {
  if (!import.meta.env.SSR) return null
  const keep = use(KeptMarkupContext)
  const cdn = use(PictureCdnContext)
  if (!keep) return null
  return (item: GridItem, priority: Priority): string | undefined =>
    item.kind === 'vehicle' && priority === 'lazy'
      ? keep(KeptCard, { ...cardProps(item.card, site), priority, cdn })
      : undefined
}

/** A card outside its page: what it would take from there comes with its props. */
function KeptCard({ cdn, ...props }: StockCardProps & { cdn: PictureCdn | null }) {
  return (
    <PictureCdnContext value={cdn}>
      <StockCard {...props} />
    </PictureCdnContext>
  )
}

/** The first cards as they are now, the rest a moment later, so that what is on screen changes first. */
function useItemsInTurn({ hits, site, nowMs, cardsFirst }: ResultsGridProps): readonly GridItem[] {
  const { search } = site
  const late = useDeferredValue(hits)
  const items = useMemo(() => toGridItems(hits, search, nowMs), [hits, search, nowMs])
  if (late === hits) return items
  return [...items.slice(0, cardsFirst), ...toGridItems(late, search, nowMs).slice(cardsFirst, items.length)]
}

type GridCellProps = { item: GridItem; site: PublicSearchSite; priority: Priority; isWide: boolean }

function GridCell({ item, site, priority, isWide }: GridCellProps) {
  if (item.kind === 'promo') return <PromoCard promo={item.promo} />
  if (item.kind === 'video') return <StockVideoCard video={item.video} isWide={isWide} />
  return <SteadyCard {...cardProps(item.card, site)} priority={priority} />
}

function cardProps(card: CardView, site: PublicSearchSite): Omit<StockCardProps, 'priority'> {
  return { card, siteSlug: site.slug, layout: CARD_LAYOUTS[site.template] }
}

/** A card that stays as it is while everything it shows does, so that a filter repaints only what changed. */
const SteadyCard = memo(StockCard, isSameCard)

function priorityAt(index: number): Priority {
  if (index === 0) return 'high'
  return index <= EAGER_BESIDE_FIRST ? 'eager' : 'lazy'
}
