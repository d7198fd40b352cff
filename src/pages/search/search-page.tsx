import { data, redirect, type MetaDescriptor } from 'react-router'
import { readPageContext } from '#src/app/page-context.ts'
import { formatWhole } from '#src/shared/domain/number-format.ts'
import type { SearchPageData } from '#src/features/search/domain/page/search-page-data.ts'
import { loadSearchData, SearchNotFoundError } from '#src/features/search/ui/data/search-data.ts'
import { packSearchData, unpackSearchData } from '#src/features/search/ui/data/packed-data.ts'
import { SearchScreen } from './search-screen.tsx'
import { loadSearch } from './search-loading.ts'
import { appliedFilters } from '#src/features/search/domain/page/applied-filter.ts'
import { searchHref } from '#src/features/search/domain/url/search-address.ts'
import type { SearchedFor } from '#src/features/watchlist/domain/saved-entry.ts'
import { useRecordSearch } from '#src/features/watchlist/ui/recent/record-recent.ts'
import type { Route } from './+types/search-page.ts'

type LoaderData = { data: SearchPageData; origin: string; isPreview: boolean }
/** The form in which the first page of a visit carries it. */
type PackedLoaderData = { data: string; origin: string; isPreview: boolean }

export async function loader({ context, params, request }: Route.LoaderArgs): Promise<PackedLoaderData> {
  const page = readPageContext(context)
  const loaded = await loadSearch(page, { splat: params['*'] ?? '', search: new URL(request.url).search })
  if (loaded.kind === 'redirect') throw redirect(loaded.href)
  if (loaded.kind === 'not_found') throw data(null, { status: 404 })
  if (loaded.kind === 'unavailable') throw data(null, { status: 503 })
  return { data: packSearchData(loaded.data), origin: page.site.origin, isPreview: page.site.isPreview }
}

/**
 * Moves inside the search fetch data only, keep the last good results on failure and answer from memory when
 * they can.
 */
export async function clientLoader({ request }: Route.ClientLoaderArgs): Promise<LoaderData> {
  const url = new URL(request.url)
  try {
    const loaded = await loadSearchData(url.pathname + url.search)
    return { data: loaded, origin: url.origin, isPreview: false }
  } catch (error) {
    if (error instanceof SearchNotFoundError) throw data(null, { status: 404 })
    throw error
  }
}

/** Either what the server sent with the page, or what a move within the search loaded. */
type AnyLoaderData = LoaderData | PackedLoaderData
const shown = ({ data }: AnyLoaderData) => (typeof data === 'string' ? unpackSearchData(data) : data)

export function meta({ loaderData }: { loaderData: AnyLoaderData | undefined }): MetaDescriptor[] {
  if (!loaderData) return [{ title: 'Page not found' }]
  const { origin, isPreview } = loaderData
  const { view, site } = shown(loaderData)
  const page = view.page > 1 ? `, page ${view.page}` : ''
  const isIndexed = view.isIndexable && view.count > 0 && !isPreview
  return [
    { title: `${view.heading}${page} | ${site.name}` },
    {
      name: 'description',
      content: `${formatWhole(view.count)} ${view.heading.replace(/ for sale$/, '').toLowerCase()} for sale at ${site.name}${page}, with prices, photos and kilometres.`,
    },
    { tagName: 'link', rel: 'canonical', href: origin + view.canonical },
    ...(isIndexed ? [] : [{ name: 'robots', content: 'noindex, follow' }]),
  ]
}

export default function SearchPage({ loaderData }: { loaderData: AnyLoaderData }) {
  const page = shown(loaderData)
  useRecordSearch(page.site.slug, toSearchedFor(page))
  return <SearchScreen data={page} />
}

/** A search worth coming back to: it chose something and found something (FAV-005). */
function toSearchedFor({ view }: SearchPageData): SearchedFor | null {
  const filters = appliedFilters(view.state)
  if (filters.length === 0 || view.count === 0) return null
  const href = searchHref({ ...view.state, page: 1 }, view.path, view.base)
  const [path = '', query = ''] = href.split('?')
  return { path, refinements: query && `?${query}`, label: filters.map(({ label }) => label).join(', ') }
}
