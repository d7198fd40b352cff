import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { formatWhole } from '#src/shared/domain/number-format.ts'
import type { ScopedPage, ScopedView } from '#src/features/search/domain/scoped/scoped-view.ts'
import { SearchIcon } from '#src/features/search/ui/controls/search-icon.tsx'
import type { Template } from '#src/features/sites/domain/site-config.ts'
import { CARD_LAYOUTS } from '#src/features/vehicles/domain/card/card-layout.ts'
import { VehicleCard } from '#src/features/vehicles/ui/vehicle-card/vehicle-card.tsx'
import { ScopedForm } from './scoped-form.tsx'

type ScopedListProps = {
  view: ScopedView
  site: { slug: string; template: Template }
  noun: { one: string; many: string }
  heading: string
  intro: string
  children?: ReactNode
}

/** A list with its few choices above it and 21 cards a page, the template's own: the directory, and one dealership's stock (SRCH-035, SRCH-036). */
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
              <VehicleCard
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
      <Link
        to={path}
        className="mt-6 inline-flex min-h-12 items-center rounded-control bg-action px-6 font-semibold text-on-action"
      >
        Start again
      </Link>
    </div>
  )
}

const STEP =
  'inline-flex min-h-11 min-w-11 items-center justify-center gap-1 rounded-control px-2 text-[0.9375rem] hover:bg-studio'

function Pages({ view }: { view: ScopedView }) {
  if (view.pages.length === 0) return null
  return (
    <nav aria-label="Pages" className="mt-10 flex flex-wrap items-center justify-center gap-1">
      {view.previous ? (
        <Link to={view.previous} className={STEP}>
          <SearchIcon name="previous" className="size-4" />{' '}
          <span className="sr-only sm:not-sr-only">Previous</span>
        </Link>
      ) : null}
      {view.pages.map((page, index) =>
        page ? (
          <PageLink key={page.page} page={page} />
        ) : (
          <span key={`gap${view.pages[index - 1]?.page}`} aria-hidden="true" className="px-1 text-ink-muted">
            …
          </span>
        ),
      )}
      {view.next ? (
        <Link to={view.next} className={STEP}>
          <span className="sr-only sm:not-sr-only">Next</span> <SearchIcon name="next" className="size-4" />
        </Link>
      ) : null}
    </nav>
  )
}

function PageLink({ page: { page, href, isCurrent } }: { page: ScopedPage }) {
  return (
    <Link
      to={href}
      aria-label={`Page ${page}`}
      aria-current={isCurrent ? 'page' : undefined}
      className={`${STEP} tabular-nums ${isCurrent ? 'bg-ink font-semibold text-surface hover:bg-ink' : ''}`}
    >
      {page}
    </Link>
  )
}
