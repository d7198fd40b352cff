import { data, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { readPageContext } from '#src/app/page-context.ts'
import { ReviewSummaryLine } from '#src/features/reviews/ui/review-summary.tsx'
import { ReviewsBlock } from '#src/features/reviews/ui/reviews-block.tsx'
import { BreadcrumbTrail } from '#src/ui/page/breadcrumb-trail.tsx'
import { mapOfPlace } from '#src/features/locations/domain/map/map-provider.ts'
import {
  locationJsonLd,
  placeBreadcrumbJsonLd,
} from '#src/features/locations/domain/view/location-json-ld.ts'
import { toLocationView } from '#src/features/locations/domain/view/location-view.ts'
import { findDealershipPlace, findPlace } from '#src/features/locations/domain/view/place-list.ts'
import { HolidayHoursLink } from '#src/features/locations/ui/holiday-hours.tsx'
import { ComingBadge, OpenState } from './location-card.tsx'
import { LocationFacts } from '#src/features/locations/ui/location-facts.tsx'
import { LocationMap } from '#src/features/locations/ui/location-map.tsx'
import { OpeningHours } from '#src/features/locations/ui/opening-hours.tsx'
import { OurLocations } from './our-locations.tsx'
import { loadCards, placeHead } from './place-loading.ts'

/** Wide enough for the column on every screen; the box crops it. */
const MAP_SIZE = { width: 1000, height: 760 }

/** `/our-location/{dealership or location}` and `/locations/{location}`; an unknown slug is a 404 (ROUTE-033). */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const page = readPageContext(context)
  const { site, services, now } = page
  const isDealership = page.path.startsWith('/our-location/')
  const found = (isDealership ? findDealershipPlace : findPlace)(site.config, params.slug ?? '')
  if (!found) throw data('Not found', { status: 404 })
  const { place, others, dealership } = found
  const view = toLocationView(site, place, now)
  const reviews = await services.reviews.section(site, place)
  // A dealership with several locations has a page of its own; one with a single location shares that
  // location's page.
  const isGroup = dealership !== null && others.length > 0
  const name = isGroup ? dealership.name : place.name
  const path = isGroup ? `/our-location/${dealership.slug}` : `/locations/${place.slug}`
  const crumbs = [
    { label: 'Home', path: '/' },
    { label: 'Our locations', path: '/dealerships' },
    { label: name, path },
  ]
  return {
    name,
    view,
    // The header already has them on the location's own page.
    hasStars: isGroup && site.config.features.location_stars,
    chosen: new URL(request.url).searchParams.get('hours'),
    map: mapOfPlace(place, site.config.places.map, MAP_SIZE),
    reviews,
    others: await loadCards(page, others),
    crumbs,
    head: placeHead(page, {
      title: name === site.config.name ? `${name} ${view.cityLine}` : name,
      description: `${name}, ${view.street}, ${view.cityLine}: ${view.departments.join(', ').toLowerCase()}. Phone, opening hours, map${isGroup ? `, and ${others.length} more places` : ' and reviews'}.`,
      path,
      jsonLd: [
        locationJsonLd(site, place),
        placeBreadcrumbJsonLd(
          site.origin,
          crumbs.map(({ label, path: href }) => ({ label, href })),
        ),
      ],
    }),
  }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData?.head ?? [{ title: 'Location not found' }]

export default function LocationPage() {
  const { name, view, hasStars, chosen, map, reviews, others, crumbs } = useLoaderData<typeof loader>()
  return (
    <main id="main" className="container-page">
      <BreadcrumbTrail crumbs={crumbs} />
      <header className="pt-4 pb-8">
        {view.badge ? (
          <p className="relative mb-3 h-7" data-badge="">
            <ComingBadge text={view.badge} />
          </p>
        ) : null}
        <h1 className="display-xl">{name}</h1>
        <p className="mt-2 text-lg text-ink-muted">{view.departments.join(' · ')}</p>
        <div className="mt-1 flex flex-wrap items-center gap-x-8">
          {reviews ? (
            <ReviewSummaryLine
              summary={reviews.summary}
              {...(reviews.reviews.length > 0 ? { href: '#reviews' } : {})}
            />
          ) : null}
          <OpenState state={view.state} />
        </div>
      </header>
      <div className="grid gap-8 lg:grid-cols-[24rem_minmax(0,1fr)] lg:gap-12">
        <section aria-labelledby="place-heading" className="flex flex-col gap-8" data-location={view.slug}>
          <div>
            <h2
              id="place-heading"
              className={name === view.name ? 'sr-only' : 'mb-3 font-display text-xl font-semibold'}
            >
              {view.name}
            </h2>
            {hasStars && reviews ? (
              <div className="mb-4">
                <ReviewSummaryLine summary={reviews.summary} />
              </div>
            ) : null}
            <LocationFacts place={view} isOwnPage={name === view.name} />
          </div>
          {view.hours.length > 0 ? (
            <div className="rounded-card border border-line bg-surface p-5 sm:p-6">
              <OpeningHours hours={view.hours} chosen={chosen} />
              <HolidayHoursLink placeName={view.name} holidays={view.holidays} />
            </div>
          ) : null}
        </section>
        <div className="flex min-w-0 flex-col gap-5">
          {view.imageUrl ? (
            <img
              src={view.imageUrl}
              alt={`${view.name} from the street`}
              width={1000}
              height={150}
              data-location-image=""
              className="h-[150px] w-full rounded-card object-cover"
            />
          ) : null}
          {map ? (
            <LocationMap
              view={map}
              isFixed
              className="h-80 grow rounded-card border border-line sm:h-[28.75rem] lg:max-h-[47rem]"
            />
          ) : null}
        </div>
      </div>
      {reviews && reviews.reviews.length > 0 ? (
        <ReviewsBlock section={reviews} placeName={view.name} />
      ) : null}
      {others.length > 0 ? (
        <div className="section-space">
          <OurLocations places={others} />
        </div>
      ) : null}
    </main>
  )
}
