import { appliedFilters } from '#src/features/search/domain/page/applied-filter.ts'
import { useSearchActions } from '#src/features/search/ui/data/search-links.tsx'
import { useTapped } from '#src/features/search/ui/data/tapped-link.ts'
import { SearchIcon } from './search-icon.tsx'

export function AppliedChips() {
  const { view, href } = useSearchActions()
  const filters = appliedFilters(view.state)
  if (filters.length === 0) return null
  return (
    <ul
      aria-label="Chosen filters"
      className="-mx-4 flex gap-2 overflow-x-auto px-4 pb-1 sm:mx-0 sm:flex-wrap sm:overflow-visible sm:px-0"
    >
      {filters.map(({ attribute, label, without }) => (
        <li key={attribute + label} className="shrink-0">
          <Chip href={href(without)} label={label} />
        </li>
      ))}
    </ul>
  )
}

/** A chosen filter, with its way out. It fades as soon as it is tapped. */
export function Chip({ href, label }: { href: string; label: string }) {
  const isLeaving = useTapped(href)
  return (
    <a
      href={href}
      data-search="filter"
      rel="nofollow"
      className={`inline-flex min-h-11 max-w-64 items-center gap-2 rounded-full border border-line-strong bg-surface py-1 pr-2.5 pl-4 text-sm hover:border-ink lg:min-h-9 ${isLeaving ? 'text-ink-muted line-through' : ''}`}
    >
      <span className="sr-only">Remove </span>
      <span className="truncate">{label}</span>
      <SearchIcon name="close" className="size-4 shrink-0 text-ink-muted" />
    </a>
  )
}
