import { formatWhole } from '#src/shared/domain/number-format.ts'
import { toggleRefinement } from '#src/features/search/domain/search-change.ts'
import { useSearchActions } from '#src/features/search/ui/data/search-links.tsx'
import { BodyPicture } from './body-picture.tsx'

/** With fewer results tiles would only push them down. */
const WORTH_TILES = 6

/** Tiles linking to the stock of one body (SRCH-010, SRCH-052). */
export function BodyTiles() {
  const { view, href } = useSearchActions()
  if (view.bodyTiles.length < 2 || view.count < WORTH_TILES) return null
  if (view.state.refinements.body || view.state.query) return null
  return (
    <ul
      aria-label="Body types"
      className="-mx-4 flex snap-x scroll-px-4 gap-2 overflow-x-auto px-4 pb-1 sm:mx-0 sm:scroll-px-0 sm:px-0"
    >
      {view.bodyTiles.map((tile) => (
        <li key={tile.value} className="min-w-32 max-w-120 flex-[1_0_auto] snap-start">
          <a
            href={href(toggleRefinement(view.state, 'body', [tile.value]))}
            data-search="filter"
            rel={view.isIndexable ? undefined : 'nofollow'}
            className="flex h-full min-h-16 flex-col gap-1 rounded-card border border-line bg-surface px-4 py-3 hover:border-line-strong"
          >
            <BodyPicture type={tile.type} className="h-8 w-16 shrink-0 text-ink-muted" />
            <span className="flex min-w-0 items-baseline justify-between gap-2 text-sm">
              <span className="truncate font-semibold">{tile.label}</span>
              <span className="text-ink-muted tabular-nums">{formatWhole(tile.count)}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
