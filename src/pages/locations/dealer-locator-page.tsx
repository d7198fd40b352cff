import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { readPageContext } from '#src/app/page-context.ts'
import { LOCATIONS_ERRORS } from '#src/features/locations/domain/locations-errors.ts'
import { placesMap } from '#src/features/locations/domain/map/map-view.ts'
import { listPlaces } from '#src/features/locations/domain/view/place-list.ts'
import { LocationGrid } from './location-grid.tsx'
import { LocationMap } from '#src/features/locations/ui/location-map.tsx'
import { LocatorForm } from '#src/features/locations/ui/locator-form.tsx'
import { loadCards, placeHead, toMapPlaces } from './place-loading.ts'

const POSTCODE_LENGTH_MAX = 20

/**
 * `/dealer-locator?postcode=`: every location on a map, or nearest first from a postcode (ROUTE-042,
 * PAGE-047).
 */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const page = readPageContext(context)
  const { site, services } = page
  const typed = new URL(request.url).searchParams.get('postcode')?.slice(0, POSTCODE_LENGTH_MAX).trim() ?? ''
  const found = typed === '' ? null : await services.locations.findNearest(site, { postcode: typed })
  const nearest = found?.ok ? found.value : null
  const distances = new Map(nearest?.places.map(({ place, km }) => [place.id, distanceText(km)]))
  const places = nearest ? nearest.places.map(({ place }) => place) : listPlaces(site.config)
  return {
    postcode: typed,
    error: found && !found.ok ? LOCATIONS_ERRORS[found.error].message : null,
    from: nearest?.from.name ?? null,
    places: await loadCards(page, places, ({ id }) => distances.get(id) ?? null),
    map: placesMap(toMapPlaces(places)),
    head: placeHead(page, {
      title: 'Find your nearest dealer',
      description: `Search by postcode for the showroom or workshop of ${site.config.name} nearest to you, with distance, phone, opening hours and directions.`,
      path: '/dealer-locator',
    }),
  }
}

/** A postcode is the visitor's own business, and nobody may fill the page cache with them. */
export const headers = () => ({ 'cache-control': 'private, no-store' })

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => loaderData?.head ?? []

export default function DealerLocatorPage() {
  const { postcode, error, from, places, map } = useLoaderData<typeof loader>()
  return (
    <main id="main" className="container-page section-space">
      <div className="grid gap-8 lg:grid-cols-[22rem_minmax(0,1fr)] lg:gap-12">
        <div className="self-center">
          <h1 className="display-xl">Find your nearest dealer</h1>
          <p className="mt-3 mb-6 text-lg text-ink-muted">
            {from
              ? `Nearest first from ${from}, as the crow flies.`
              : 'Enter your postcode to see how far it is.'}
          </p>
          <LocatorForm postcode={postcode} error={error} />
        </div>
        {map ? <LocationMap view={map} className="rounded-card border border-line" /> : null}
      </div>
      <div className="mt-10">
        <LocationGrid places={places} />
      </div>
    </main>
  )
}

/** `3.4 km`, whole kilometres from 10 on. */
function distanceText(km: number): string {
  return `${km < 10 ? km.toFixed(1) : Math.round(km).toLocaleString('en-AU')} km`
}
