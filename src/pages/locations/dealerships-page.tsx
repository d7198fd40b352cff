import { Button } from '#src/ui/button.tsx'
import { data, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { readPageContext } from '#src/app/page-context.ts'
import { placesMap } from '#src/features/locations/domain/map/map-view.ts'
import { findMake, listPlaces, placesOfMake } from '#src/features/locations/domain/view/place-list.ts'
import { LocationGrid } from './location-grid.tsx'
import { LocationMap } from '#src/features/locations/ui/location-map.tsx'
import { LocatorForm } from '#src/features/locations/ui/locator-form.tsx'
import { loadCards, placeHead, toMapPlaces } from './place-loading.ts'

/**
 * `/dealerships`: every location; `/dealerships/{make}?filter=brand`: those that sell the make (ROUTE-034).
 */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const page = readPageContext(context)
  const { config } = page.site
  const make = params.make === undefined ? null : findMake(config, params.make)
  if (params.make !== undefined && make === null) throw data('Not found', { status: 404 })
  const places = make === null ? listPlaces(config) : placesOfMake(config, make)
  const towns = [...new Set(places.map(({ address }) => address.city))]
  return {
    make,
    siteName: config.name,
    places: await loadCards(page, places),
    // If there is only one location, its card has the map next to the text.
    map: places.length > 1 ? placesMap(toMapPlaces(places)) : null,
    head: placeHead(page, {
      title: make === null ? 'Our locations' : `${make} dealerships`,
      description:
        `${make === null ? 'Showrooms, workshops and parts counters' : `Where to see and buy ${make}`} of ${config.name}${towns.length > 0 ? ` in ${towns.join(', ')}` : ''}: address, phone, opening hours and map.`.slice(
          0,
          300,
        ),
      path: make === null ? '/dealerships' : `/dealerships/${params.make?.toLowerCase()}?filter=brand`,
    }),
  }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData?.head ?? [{ title: 'Page not found' }]

export default function DealershipsPage() {
  const { make, siteName, places, map } = useLoaderData<typeof loader>()
  return (
    <main id="main" className="container-page section-space">
      <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-6">
        <div>
          <h1 className="display-xl">{make === null ? 'Our locations' : `${make} dealerships`}</h1>
          <p className="mt-3 text-lg text-ink-muted">{countText(places.length, make, siteName)}</p>
        </div>
        {places.length > 1 ? <LocatorForm postcode="" error={null} /> : null}
      </div>
      {map ? (
        <div className="mt-8">
          <LocationMap view={map} className="rounded-card border border-line" />
        </div>
      ) : null}
      <div className="mt-8">
        <LocationGrid places={places} />
      </div>
      {make === null ? null : (
        <Button href="/dealerships" variant="secondary" className="mt-8">
          All locations
        </Button>
      )}
    </main>
  )
}

function countText(count: number, make: string | null, siteName: string): string {
  if (count === 0) return `No locations of ${siteName} are listed here yet.`
  const places = count === 1 ? 'One place' : `${count} places`
  return make === null ? `${places} of ${siteName}.` : `${places} where ${siteName} sells ${make}.`
}
