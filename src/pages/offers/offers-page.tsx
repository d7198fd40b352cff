import { Button } from '#src/ui/button.tsx'
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { readPageContext } from '#src/app/page-context.ts'
import { evenColumnsClass } from '#src/ui/even-columns.ts'
import { runningPromos, withPromos } from '#src/features/promotions/domain/promo-node.ts'
import { PromoTile } from '#src/features/promotions/ui/promo-tile.tsx'
import { searchHref } from '#src/features/sites/domain/document/site-defaults.ts'
import { pageMeta } from '#src/ui/page/page-meta.ts'
import { currentOffers } from '#src/features/offers/domain/offer.ts'
import { offerListJsonLd } from '#src/features/offers/domain/offer-json-ld.ts'
import {
  filterOffers,
  NO_OFFERS,
  type OfferChoice,
  offerChoices,
  readOfferFilters,
  toOfferCard,
} from '#src/features/offers/domain/offers-view.ts'
import { OfferCard } from '#src/features/offers/ui/offer-cards.tsx'

/** `/special-offers`: the offers of the site with promotions among them (ROUTE-016, ROUTE-051, PAGE-024). */
export function loader({ context, request }: LoaderFunctionArgs) {
  const { site, now } = readPageContext(context)
  const { config } = site
  const filters = readOfferFilters(new URL(request.url).searchParams)
  const all = currentOffers(site, config.offers, now)
  const shown = filterOffers(all, filters)
  const isFiltered = filters.manufacturer !== null || filters.category !== null
  const promos = isFiltered ? [] : runningPromos(config.promotions, 'offers', now)
  const list = withPromos(
    shown.map((offer) => toOfferCard(config, offer)),
    promos,
  )
  return {
    list,
    makes: offerChoices(all, filters, 'manufacturer'),
    categories: offerChoices(all, filters, 'category'),
    isFiltered,
    stockHref: searchHref(config, 'new-used-and-demo'),
    head: {
      title: 'Special Offers',
      description: `Current offers at ${config.name}${
        all[0]
          ? `: ${all
              .slice(0, 3)
              .map(({ name }) => name)
              .join('; ')}`
          : ''
      }. Each with its conditions and last day.`,
      url: `${site.origin}/special-offers`,
      siteName: config.name,
      isPreview: site.isPreview,
      jsonLd: offerListJsonLd(site, shown),
    },
  }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData ? pageMeta(loaderData.head) : []

export default function OffersPage() {
  const { list, makes, categories, isFiltered, stockHref } = useLoaderData<typeof loader>()
  return (
    <main className="container-page section-space">
      <h1 className="display-xl">Special Offers</h1>
      <p className="mt-3 max-w-prose text-lg text-ink-muted">
        What we are offering now, with the conditions and the last day of each.
      </p>
      <div className="mt-6 flex flex-col gap-3">
        <Choices label="Make" choices={makes} />
        <Choices label="Kind" choices={categories} />
      </div>
      {list.length > 0 ? (
        <>
          <h2 className="sr-only">Current offers</h2>
          <ul
            className={`mt-8 grid gap-4 md:grid-cols-2 ${list.length === 2 ? '' : evenColumnsClass(list.length, { lg: [], xl: [3, 4] })}`}
          >
            {list.map((entry, index) => (
              <li key={entry.kind === 'item' ? entry.item.id : entry.promo.title}>
                {entry.kind === 'item' ? (
                  <OfferCard offer={entry.item} isFirst={index === 0} />
                ) : (
                  <PromoTile promo={entry.promo} />
                )}
              </li>
            ))}
          </ul>
        </>
      ) : (
        <NoOffers isFiltered={isFiltered} stockHref={stockHref} />
      )}
    </main>
  )
}

function Choices({ label, choices }: { label: string; choices: readonly OfferChoice[] }) {
  if (choices.length === 0) return null
  return (
    <nav aria-label={`${label} of offer`}>
      <ul className="flex flex-wrap gap-2">
        {choices.map((choice) => (
          <li key={choice.href}>
            <a
              href={choice.href}
              aria-current={choice.isChosen ? 'true' : undefined}
              className="inline-flex min-h-11 items-center rounded-control border border-line-strong px-4 text-sm font-semibold hover:border-ink aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-ground"
            >
              {choice.label === 'All' ? `Any ${label.toLowerCase()}` : choice.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** ERR-001, and two ways on. */
function NoOffers({ isFiltered, stockHref }: { isFiltered: boolean; stockHref: string }) {
  return (
    <section className="mt-10 max-w-2xl rounded-card border border-line bg-surface p-6 sm:p-10">
      <h2 className="display-lg">{NO_OFFERS.title}</h2>
      <p className="mt-3 text-lg text-ink-muted">{NO_OFFERS.text}</p>
      <p className="mt-6 flex flex-wrap gap-3">
        {isFiltered ? <Button href="/special-offers">All offers</Button> : null}
        <a href={stockHref} className={isFiltered ? 'button-secondary' : 'button-primary'}>
          Search our stock
        </a>
      </p>
    </section>
  )
}
