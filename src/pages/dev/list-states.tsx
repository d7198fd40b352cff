import { StarRating } from '#src/features/reviews/ui/star-rating.tsx'
import { Chip } from '#src/features/search/ui/controls/applied-chips.tsx'
import { PageNav } from '#src/features/search/ui/results/page-nav.tsx'
import type { CardView } from '#src/features/vehicles/domain/card/card-view.ts'
import { SimilarPlaceholders } from '#src/pages/vehicle/arrangements/similar-placeholders.tsx'
import { StockCard } from '#src/pages/vehicle/stock-card.tsx'
import { StepProgress } from '#src/ui/page/step-progress.tsx'
import { LONG_NAME } from './page-states.tsx'
import { Shelf } from './shelf.tsx'

const HERE = '/dev/ui'
const STEPS = ['Your vehicle', 'Condition', 'Photos', 'Your details', 'Offer']
const PAGES = [
  { page: 1, list: [1, 2, 3, null, 12] },
  { page: 6, list: [1, null, 5, 6, 7, null, 12] },
  { page: 12, list: [1, null, 10, 11, 12] },
]
const RATINGS = [0.5, 3.7, 5]

/** What leads through lists and steps, what rates, and the place kept for cards still to come. */
export function ListStates({ card, siteSlug }: { card: CardView; siteSlug: string }) {
  return (
    <>
      <Shelf heading="Steps">
        {STEPS.map((_, here) => (
          <StepProgress
            key={STEPS[here]}
            label={`Steps, at step ${here + 1}`}
            here={here}
            steps={STEPS.map((label, index) => ({ label, href: index <= here ? HERE : undefined }))}
          />
        ))}
      </Shelf>
      <Shelf heading="Pagination">
        {PAGES.map(({ page, list }) => (
          <PageNav
            key={page}
            label={`Pages, at page ${page}`}
            page={page}
            list={list}
            pages={12}
            renderLink={(number, link) => <a key={number} href={HERE} {...link} />}
          />
        ))}
      </Shelf>
      <Shelf heading="Chips and stars">
        <nav aria-label="Chips">
          <ul className="flex flex-wrap gap-2">
            {['Chosen', 'Another', LONG_NAME].map((label, index) => (
              <li key={label}>
                <a
                  href={HERE}
                  aria-current={index === 0 ? 'page' : undefined}
                  className="chip px-4 py-2 text-sm font-semibold"
                >
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <ul aria-label="Chips that remove a filter" className="flex flex-wrap gap-2">
          {['Toyota', '$20,000 to $60,000', LONG_NAME].map((label) => (
            <li key={label}>
              <Chip href={HERE} label={label} />
            </li>
          ))}
        </ul>
        <p className="flex flex-wrap gap-6">
          {RATINGS.map((rating) => (
            <StarRating key={rating} rating={rating} />
          ))}
        </p>
      </Shelf>
      <SimilarPlaceholders
        cards={['a', 'b', 'c'].map((id) => ({ ...card, id: `${card.id}-${id}` }))}
        siteSlug={siteSlug}
        heading="Cards loading"
      />
      <Shelf heading="Cards loaded">
        <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          <StockCard
            card={{ ...card, id: `${card.id}-loaded` }}
            siteSlug={siteSlug}
            priority="lazy"
            layout="compact"
          />
        </div>
      </Shelf>
    </>
  )
}
