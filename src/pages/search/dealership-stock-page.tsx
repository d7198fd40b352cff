import { data, redirect } from 'react-router'
import { readPageContext } from '#src/app/page-context.ts'
import {
  isScopedForm,
  readScopedAddress,
  scopedHref,
} from '#src/features/search/domain/scoped/scoped-address.ts'
import { toScopedView } from '#src/features/search/domain/scoped/scoped-view.ts'
import { ScopedList } from './scoped/scoped-list.tsx'
import { stockCards } from '#src/pages/search/stock-cards.ts'
import type { Route } from './+types/dealership-stock-page.ts'

const NAMES = ['categories'] as const

/** `/our-location/{dealership}/stock?categories=&price=&query=&offset=`: one dealership's own stock (SRCH-036). */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { site, services, now } = readPageContext(context)
  const { config } = site
  const dealership = config.dealerships.find(({ slug }) => slug === params.dealership.toLowerCase())
  if (!dealership) throw data(null, { status: 404 })
  const path = `/our-location/${dealership.slug}/stock`
  const pairs = [...new URL(request.url).searchParams]
  const asked = readScopedAddress(pairs, NAMES)
  if (isScopedForm(pairs)) throw redirect(scopedHref(path, { ...asked, offset: 0 }, NAMES))
  const found = await services.search.searchDealership(site, {
    dealershipSlug: dealership.slug,
    categories: asked.chosen.categories,
    price: asked.price,
    query: asked.query,
    offset: asked.offset,
  })
  if (!found.ok) throw data(null, { status: 503 })
  const { hits, count, facets } = found.value
  const view = toScopedView({
    path,
    asked,
    fields: [
      { name: NAMES[0], label: 'Category', allLabel: 'All categories', options: facets.categories ?? [] },
    ],
    hasPrice: true,
    cards: await stockCards({ site, services, now }, hits),
    count,
  })
  return {
    view,
    name: dealership.name,
    site: { slug: config.slug, template: config.theme.template },
    siteName: config.name,
    noun: config.search.stockNoun,
    canonical: site.origin + path,
    isIndexed: pairs.length === 0 && count > 0 && !site.isPreview,
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [{ title: 'Page not found' }]
  const { name, siteName, noun, canonical, isIndexed } = loaderData
  return [
    { title: `${name} stock | ${siteName}` },
    { name: 'description', content: `The ${noun.many} at ${name}, by category and price.` },
    { tagName: 'link', rel: 'canonical', href: canonical },
    ...(isIndexed ? [] : [{ name: 'robots', content: 'noindex, follow' }]),
  ]
}

export default function DealershipStockPage({ loaderData }: Route.ComponentProps) {
  const { view, name, site, noun } = loaderData
  return (
    <ScopedList
      view={view}
      site={site}
      noun={noun}
      heading={`${name} stock`}
      intro={`Stock at ${name}, by category and price.`}
    />
  )
}
