import { Button } from '#src/ui/button.tsx'
import { data, type LoaderFunctionArgs, type MetaFunction, redirect, useLoaderData } from 'react-router'
import { readPageContext } from '#src/app/page-context.ts'
import { OfferCards } from '#src/features/offers/ui/offer-cards.tsx'
import { currentOffers } from '#src/features/offers/domain/offer.ts'
import { filterOffers, toOfferCard } from '#src/features/offers/domain/offers-view.ts'
import { toPathSlug } from '#src/shared/domain/address/path-slug.ts'
import { stockCards } from '#src/pages/search/stock-cards.ts'
import { pageMeta } from '#src/ui/page/page-meta.ts'
import { brandHref, brandPath } from '#src/features/brands/domain/brand-directory.ts'
import { BrandPlaces } from '#src/features/brands/ui/brand-places.tsx'
import { BrandStock } from './brand-stock.tsx'
import { MakeMark } from '#src/features/brands/ui/make-mark.tsx'
import { ModelRangeStrip } from '#src/features/brands/ui/model-range-strip.tsx'
import { PageBand } from '#src/features/brands/ui/page-band.tsx'
import { PageHero } from '#src/features/brands/ui/page-hero.tsx'

/**
 * `/{brand}/overview` and `/brands/{slug}` (ROUTE-035, ROUTE-036): banner, text, models, live stock, offers
 * and locations. A brand without an overview is answered under `/brands/` only (PAGE-002).
 */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const { site, services, now, path } = readPageContext(context)
  const found = await services.brands.findBrand(site, params.brand ?? '')
  if (!found) throw data('Not found', { status: 404 })
  const { brand, models, stock, count, places } = found
  const isOverview = path.endsWith('/overview')
  if (isOverview && brand.skipPage) throw redirect(brandHref(brand))
  const offers = filterOffers(currentOffers(site, site.config.offers, now), {
    manufacturer: brand.make,
    category: null,
  }).filter(({ manufacturer }) => manufacturer !== null)
  const { name } = site.config
  return {
    brand,
    models,
    cards: await stockCards({ site, services, now }, stock),
    count,
    places,
    offers: offers.map((offer) => toOfferCard(site.config, offer)),
    site: { slug: site.config.slug, template: site.config.theme.template },
    searchHref: `/search/${toPathSlug(brand.make)}`,
    picture: brand.bannerImage ?? models.find(({ picture }) => picture)?.picture ?? null,
    head: {
      title: `${brand.make}${count > 0 ? ` in stock, models and offers` : ' models and offers'}`,
      description: `${brand.description[0] ?? brand.make} ${count > 0 ? `${count} in stock` : 'Ask us'} at ${name}.`,
      url: site.origin + brandPath(brand),
      siteName: name,
      isPreview: site.isPreview,
    },
  }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData ? pageMeta(loaderData.head) : []

export default function BrandPage() {
  const page = useLoaderData<typeof loader>()
  const { brand, models, cards, count, offers, places, searchHref } = page
  const crumbs = [
    { label: 'Home', path: '/' },
    { label: 'Brands', path: '/brands' },
    { label: brand.make, path: `/brands/${brand.slug}` },
  ]
  return (
    <main>
      <PageHero
        title={brand.make}
        crumbs={crumbs}
        picture={page.picture}
        mark={
          brand.logoUrl ? (
            <MakeMark name={brand.make} logoUrl={brand.logoUrl} className="size-14 lg:size-20" />
          ) : null
        }
      >
        {brand.description.map((paragraph) => (
          <p key={paragraph} className="max-w-prose text-lg text-pretty text-ink-muted">
            {paragraph}
          </p>
        ))}
        <p className="flex flex-wrap gap-3">
          {count > 0 ? (
            <Button href={searchHref} data-prefetch="">
              See all {count} in stock
            </Button>
          ) : null}
          <a
            href={`/contact-us?brand=${brand.slug}`}
            className={count > 0 ? 'button-secondary' : 'button-primary'}
          >
            Ask about {brand.make}
          </a>
        </p>
      </PageHero>
      {models.length > 0 ? (
        <PageBand heading={`${brand.make} models`}>
          <ModelRangeStrip models={models} label={`${brand.make} models`} />
        </PageBand>
      ) : null}
      {offers.length > 0 ? (
        <PageBand
          heading={`${brand.make} offers`}
          link={{ label: 'All offers', href: '/special-offers' }}
          isTinted
        >
          <OfferCards offers={offers} />
        </PageBand>
      ) : null}
      {cards.length > 0 ? (
        <PageBand heading={`${brand.make} in stock`} link={{ label: `All ${count}`, href: searchHref }}>
          <BrandStock cards={cards} site={page.site} />
        </PageBand>
      ) : null}
      {places.length > 0 ? (
        <PageBand heading={`Where to see ${brand.make}`} isTinted>
          <BrandPlaces places={places} />
        </PageBand>
      ) : null}
    </main>
  )
}
