import { formatWhole } from '#src/shared/domain/number-format.ts'
import { SearchIcon } from '#src/features/search/ui/controls/search-icon.tsx'

type FacetLinkProps = { href: string; label: string; count: number; isChosen: boolean; isFollowed?: boolean }

/** One value of a list: a plain link that looks and reads like a tick box, so it works without JavaScript. */
export function FacetLink({ href, label, count, isChosen, isFollowed = false }: FacetLinkProps) {
  const isEmpty = count === 0
  return (
    <a
      href={href}
      data-search="filter"
      rel={isFollowed ? undefined : 'nofollow'}
      aria-current={isChosen ? 'true' : undefined}
      className={`group flex min-h-11 items-center gap-3 py-1 text-[0.9375rem] lg:min-h-9 ${isEmpty && !isChosen ? 'text-ink-muted' : 'text-ink'}`}
    >
      <span
        aria-hidden="true"
        className={`grid size-5 shrink-0 place-items-center rounded-[0.25rem] border transition-colors ${isChosen ? 'border-action bg-action text-on-action' : 'border-line-strong bg-surface group-hover:border-ink'}`}
      >
        {isChosen ? <SearchIcon name="check" className="size-4" /> : null}
      </span>
      <span className="min-w-0 flex-1 truncate">
        {isChosen ? <span className="sr-only">Chosen, remove: </span> : null}
        {label}
      </span>
      <span className="text-sm text-ink-muted tabular-nums">{formatWhole(count)}</span>
    </a>
  )
}
