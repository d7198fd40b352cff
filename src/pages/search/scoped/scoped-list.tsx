import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { formatWhole } from '#src/shared/domain/number-format.ts'
import type { ScopedView } from '#src/features/search/domain/scoped/scoped-view.ts'
import { PageNav } from '#src/features/search/ui/results/page-nav.tsx'
import type { Template } from '#src/features/sites/domain/site-config.ts'
import { CARD_LAYOUTS } from '#src/features/vehicles/domain/card/card-layout.ts'
import { StockCard } from '#src/pages/vehicle/stock-card.tsx'
import { ScopedForm } from './scoped-form.tsx'

type ScopedListProps = {
  view: ScopedView
  site: { slug: string; template: Template }
  noun: { one: string; many: string }
  heading: string
  intro: string
  children?: ReactNode
}

/**
 * A list with a few choices above it and the template's 21 cards a page: the directory, and one dealership's
 * stock (SRCH-035, SRCH-036).
 */
export function ScopedList({ view, site, noun, heading, intro, children }: ScopedListProps) {
  const { cards, count } = view
  const layout = CARD_LAYOUTS[site.template]
  return (
    <main id="main" className="container-page py-8 sm:py-10">
      <h1 className="font-display text-3xl font-semibold text-balance sm:text-4xl">{heading}</h1>
      <p className="mt-2 max-w-2xl text-ink-muted">{intro}</p>
      <ScopedForm view={view} />
      <p role="status" className="mt-6 mb-4 text-ink-muted tabular-nums">
        {formatWhole(count)} {count === 1 ? noun.one : noun.many}
      </p>
      <h2 className="sr-only">Results</h2>
      {cards.length === 0 ? (
        <NothingFound path={view.path} />
      ) : (
        <ul
          className={
            layout === 'row'
              ? 'grid gap-4'
              : 'grid gap-4 sm:grid-cols-2 lg:grid-cols-3 atelier:gap-x-8 atelier:gap-y-14'
          }
          data-results
        >
          {cards.map((card, index) => (
            <li key={card.id} className="min-w-0">
              <StockCard
                card={card}
                siteSlug={site.slug}
                priority={index === 0 ? 'high' : index < 3 ? 'eager' : 'lazy'}
                layout={layout}
              />
            </li>
          ))}
        </ul>
      )}
      <Pages view={view} />
      {children}
    </main>
  )
}

function NothingFound({ path }: { path: string }) {
  return (
    <div className="rounded-card border border-line p-6 sm:p-10">
      <p className="text-lg">Nothing matches all of this.</p>
      <Link to={path} className="button-primary mt-6">
        Start again
      </Link>
    </div>
  )
}

function Pages({ view: { pages, page } }: { view: ScopedView }) {
  const last = pages.at(-1)
  if (!last) return null
  const hrefOf = (number: number) => pages.find((each) => each?.page === number)?.href ?? ''
  return (
    <PageNav
      label="Pages"
      page={page}
      pages={last.page}
      list={pages.map((each) => each?.page ?? null)}
      renderLink={(number, link) => <Link to={hrefOf(number)} {...link} />}
    />
  )
}
