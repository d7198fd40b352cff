import { formatWhole } from '#src/shared/domain/number-format.ts'
import { useTapped } from '#src/features/search/ui/data/tapped-link.ts'
import './facet-row.css'

type FacetLinkProps = { href: string; label: string; count: number; isChosen: boolean; isFollowed?: boolean }

/** One value of a list: a plain link that looks and reads like a checkbox, so it works without JavaScript. */
export function FacetLink({ href, label, count, isChosen: wasChosen, isFollowed = false }: FacetLinkProps) {
  const isChosen = useTapped(href) ? !wasChosen : wasChosen
  return (
    <a
      href={href}
      data-search="filter"
      data-empty={(count === 0 && !isChosen) || undefined}
      rel={isFollowed ? undefined : 'nofollow'}
      aria-current={isChosen ? 'true' : undefined}
      className="facet-row"
    >
      <b>
        {isChosen ? <span className="sr-only">Chosen, remove: </span> : null}
        {label}
      </b>
      <u>{formatWhole(count)}</u>
    </a>
  )
}
