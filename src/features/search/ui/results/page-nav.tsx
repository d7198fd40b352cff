import { Fragment } from 'react'
import { SearchIcon } from '#src/features/search/ui/controls/search-icon.tsx'

type PageNavProps = {
  label: string
  page: number
  /** Page numbers, null for a gap. */
  list: readonly (number | null)[]
  pages: number
  renderLink(page: number, link: PageLink): React.ReactNode
}
export type PageLink = Pick<
  React.ComponentProps<'a'>,
  'className' | 'children' | 'aria-label' | 'aria-current'
>

const STEP =
  'inline-flex min-h-11 min-w-10 items-center justify-center gap-1 rounded-control px-1 text-[0.9375rem] hover:bg-studio sm:min-w-11 sm:px-2'

export function PageNav({ label, page, list, pages, renderLink }: PageNavProps) {
  const step = (name: 'previous' | 'next', word: string) => (
    <>
      {name === 'previous' ? <SearchIcon name={name} className="size-4" /> : null}
      <span className="sr-only sm:not-sr-only">{word}</span>
      {name === 'next' ? <SearchIcon name={name} className="size-4" /> : null}
    </>
  )
  return (
    <nav aria-label={label} className="mt-10 flex flex-wrap items-center justify-center sm:gap-1">
      {page > 1
        ? renderLink(Math.min(page - 1, pages), { className: STEP, children: step('previous', 'Previous') })
        : null}
      {list.map((number, index) =>
        number === null ? (
          <span key={`gap${list[index - 1]}`} aria-hidden="true" className="px-1 text-ink-muted">
            …
          </span>
        ) : (
          <Fragment key={number}>
            {renderLink(number, {
              className: `${STEP} tabular-nums ${number === page ? 'bg-action font-semibold text-on-action hover:bg-action' : ''}`,
              children: number,
              'aria-label': `Page ${number}`,
              'aria-current': number === page ? 'page' : undefined,
            })}
          </Fragment>
        ),
      )}
      {page < pages ? renderLink(page + 1, { className: STEP, children: step('next', 'Next') }) : null}
    </nav>
  )
}
