import { useEffect } from 'react'
import { data, redirect } from 'react-router'
import { readPageContext } from '#src/app/page-context.ts'
import {
  isScopedForm,
  readScopedAddress,
  scopedHref,
} from '#src/features/search/domain/scoped/scoped-address.ts'
import { toScopedView } from '#src/features/search/domain/scoped/scoped-view.ts'
import { keepDirectory, keptDirectory } from '#src/features/search/ui/data/kept-directory.ts'
import { ScopedList } from './scoped/scoped-list.tsx'
import { stockCards } from '#src/pages/search/stock-cards.ts'
import type { Route } from './+types/directory-page.ts'

const PATH = '/directory'
const NAMES = ['manufacturer.name', 'model.name', 'model.body'] as const

/** `/directory?manufacturer.name=&model.name=&model.body=&query=&offset=`: all stock by make, model and body (SRCH-035). */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { site, services, now } = readPageContext(context)
  const pairs = [...new URL(request.url).searchParams]
  const asked = readScopedAddress(pairs, NAMES)
  if (isScopedForm(pairs)) throw redirect(scopedHref(PATH, { ...asked, offset: 0 }, NAMES))
  const { chosen, query, offset } = asked
  const found = await services.search.searchDirectory(site, { ...chosen, query, offset })
  if (!found.ok) throw data(null, { status: 503 })
  const { hits, count, facets } = found.value
  const { config } = site
  const view = toScopedView({
    path: PATH,
    asked,
    fields: [
      { name: NAMES[0], label: 'Make', allLabel: 'All makes', options: facets.make ?? [] },
      { name: NAMES[1], label: 'Model', allLabel: 'All models', options: facets.model ?? [] },
      { name: NAMES[2], label: 'Body', allLabel: 'All bodies', options: facets.body ?? [] },
    ],
    hasPrice: false,
    cards: await stockCards({ site, services, now }, hits),
    count,
  })
  return {
    view,
    site: { slug: config.slug, template: config.theme.template },
    siteName: config.name,
    canonical: site.origin + PATH,
    isIndexed: pairs.length === 0 && !site.isPreview,
    noun: config.search.stockNoun,
    dealerships: config.dealerships.map(({ slug, name }) => ({ slug, name })),
  }
}

/** The browser answers the last ten searches (SRCH-043). */
export function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  const { pathname, search } = new URL(request.url)
  const asked = readScopedAddress([...new URLSearchParams(search)], NAMES)
  return keptDirectory(scopedHref(pathname, asked, NAMES), serverLoader)
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  const { siteName, noun, canonical, isIndexed } = loaderData
  return [
    { title: `Vehicle directory | ${siteName}` },
    {
      name: 'description',
      content: `Every make, model and body of the ${noun.many} at ${siteName}, in one directory.`,
    },
    { tagName: 'link', rel: 'canonical', href: canonical },
    ...(isIndexed ? [] : [{ name: 'robots', content: 'noindex, follow' }]),
  ]
}

export default function DirectoryPage({ loaderData }: Route.ComponentProps) {
  const { view, site, noun, dealerships } = loaderData
  const href = scopedHref(PATH, view.asked, NAMES)
  useEffect(() => keepDirectory(href, loaderData), [href, loaderData])
  return (
    <ScopedList
      view={view}
      site={site}
      noun={noun}
      heading="Vehicle directory"
      intro="All of our stock by make, model and body."
    >
      {dealerships.length > 1 ? (
        <nav aria-labelledby="by-dealership" className="mt-12 border-t border-line pt-8">
          <h2 id="by-dealership" className="font-display text-xl font-semibold">
            Stock by dealership
          </h2>
          <ul className="mt-3 flex flex-wrap gap-2">
            {dealerships.map(({ slug, name }) => (
              <li key={slug}>
                <a
                  href={`/our-location/${slug}/stock`}
                  className="inline-flex min-h-11 items-center rounded-full border border-line-strong px-4 text-sm hover:border-ink"
                >
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
    </ScopedList>
  )
}
