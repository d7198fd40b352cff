import { useEffect } from 'react'
import { keepFocus } from '#src/ui/keep-focus.ts'
import { Link } from 'react-router'
import { readPageContext } from '#src/app/page-context.ts'
import { basePath } from '#src/features/search/domain/url/search-path.ts'
import { compareHref, readCompareAddress } from '#src/features/watchlist/domain/compare-address.ts'
import { toCompareGroups } from '#src/features/watchlist/domain/compare-view.ts'
import { SAVED_MAX } from '#src/features/watchlist/domain/saved-entry.ts'
import { CompareTable } from './compare-table.tsx'
import { EmptyList } from '#src/features/watchlist/ui/empty-list.tsx'
import { showToast } from '#src/ui/toast.tsx'
import { useOwnComparison } from '#src/features/watchlist/ui/use-own-comparison.ts'
import type { Route } from './+types/compare-page.ts'

/**
 * `/compare?id=…`: up to four vehicles of this site side by side, for sharing, and without JavaScript
 * (FAV-003).
 */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { site, services } = readPageContext(context)
  const asked = readCompareAddress([...new URL(request.url).searchParams])
  const found = asked.ids.length > 0 ? await services.search.listByIds(site, asked.ids) : []
  const listed = new Set<string>(found.map(({ id }) => id))
  return {
    asked,
    gone: asked.ids.filter((id) => !listed.has(id)),
    groups: toCompareGroups(found, site),
    siteSlug: site.config.slug,
    siteName: site.config.name,
    searchPath: basePath(site.config).path,
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: `Compare | ${loaderData?.siteName ?? ''}` }, { name: 'robots', content: 'noindex' }]
}

const TYPE_WORDS: Record<string, string> = {
  car: 'Cars',
  truck: 'Trucks',
  motorcycle: 'Motorcycles',
  caravan: 'Caravans',
}

export default function ComparePage({ loaderData }: Route.ComponentProps) {
  const { asked, groups, siteSlug } = loaderData
  useEffect(keepFocus, [])
  const { hasOwn, forget } = useOwnComparison(siteSlug, asked.ids)
  return (
    <main className="container-page min-h-svh section-space">
      <h1 className="display-xl">Compare</h1>
      <p className="mt-3 mb-8 text-lg text-ink-muted">Up to {SAVED_MAX.compare} vehicles side by side.</p>
      {groups.length > 0 ? <CompareTools {...loaderData} /> : null}
      <Notices {...loaderData} onForget={forget} />
      {groups.length === 0 && !(asked.ids.length === 0 && hasOwn) ? (
        <EmptyList
          text="Nothing to compare yet. Tick Compare on the vehicles you like."
          searchPath={loaderData.searchPath}
        />
      ) : null}
      {groups.map((group) => (
        <div key={group.itemType} className="mb-10">
          {groups.length > 1 ? (
            <h2 className="mb-4 font-display text-xl font-semibold">
              {TYPE_WORDS[group.itemType] ?? 'Other vehicles'}
            </h2>
          ) : null}
          <CompareTable
            group={group}
            ids={asked.ids}
            isDifferencesOnly={asked.isDifferencesOnly}
            label={groups.length > 1 ? `Comparison, ${TYPE_WORDS[group.itemType] ?? 'others'}` : 'Comparison'}
            onRemove={forget}
          />
        </div>
      ))}
    </main>
  )
}

type Loaded = Route.ComponentProps['loaderData']

const TOOL =
  'inline-flex min-h-11 cursor-pointer items-center gap-3 rounded-control border border-line-strong px-4 text-[0.9375rem] hover:border-ink'

/** Differences only, add another, and share; the first two are plain links. */
function CompareTools({ asked, searchPath }: Loaded) {
  const { ids, isDifferencesOnly } = asked
  const copy = () =>
    navigator.clipboard
      .writeText(new URL(compareHref(ids, isDifferencesOnly), window.location.href).href)
      .then(
        () => showToast('Link to this comparison copied.'),
        () => showToast('The link could not be copied. You can copy it from the address bar.'),
      )
  return (
    <div className="mb-6 flex flex-wrap gap-3">
      <Link to={compareHref(ids, !isDifferencesOnly)} replace preventScrollReset className={TOOL}>
        <span
          aria-hidden="true"
          className={`grid size-5 place-items-center rounded-sm border ${isDifferencesOnly ? 'border-ink bg-ink text-surface' : 'border-line-strong'}`}
        >
          {isDifferencesOnly ? '✓' : ''}
        </span>
        {isDifferencesOnly ? 'Show all facts' : 'Show differences only'}
      </Link>
      {ids.length < SAVED_MAX.compare ? (
        <a href={searchPath} className={TOOL}>
          Add another
        </a>
      ) : null}
      <button type="button" onClick={copy} className={`${TOOL} noscript:hidden`}>
        Copy link
      </button>
    </div>
  )
}

/** What the address named but the page does not show. */
function Notices({ asked, gone, onForget }: Loaded & { onForget(id: string): void }) {
  const rest = compareHref(
    asked.ids.filter((id) => !gone.includes(id)),
    asked.isDifferencesOnly,
  )
  return (
    <>
      {asked.left > 0 ? (
        <p className="mb-4 text-ink-muted">
          {`A comparison shows ${SAVED_MAX.compare} vehicles; ${asked.left} more of this link ${asked.left === 1 ? 'is' : 'are'} left out.`}
        </p>
      ) : null}
      {gone.length > 0 ? (
        <p className="mb-4 text-ink-muted">
          {gone.length === 1 ? 'One vehicle is' : `${gone.length} vehicles are`} no longer listed.{' '}
          <Link
            to={rest}
            replace
            onClick={() => gone.forEach(onForget)}
            className="inline-flex min-h-11 items-center underline underline-offset-4"
          >
            Take {gone.length === 1 ? 'it' : 'them'} out
          </Link>
        </p>
      ) : null}
    </>
  )
}
