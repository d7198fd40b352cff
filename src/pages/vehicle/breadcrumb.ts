import type { Crumb } from '#src/ui/page/breadcrumb-trail.tsx'
import { EMPTY_SEARCH_STATE, type SearchState } from '#src/features/search/domain/search-state.ts'
import { toPathSlug } from '#src/shared/domain/address/path-slug.ts'
import { searchHref } from '#src/features/search/domain/url/search-address.ts'
import { basePath, fixedPath, type PathNames } from '#src/features/search/domain/url/search-path.ts'
import { saleState } from '#src/features/vehicles/domain/card/availability.ts'
import { vehiclePath, type Vehicle } from '#src/features/vehicles/domain/vehicle.ts'

/** One step of a breadcrumb; `path` starts with a slash. */
type SiteNames = Pick<PathNames, 'itemTypes'>

const STOCK_LABEL = { new: 'New', demo: 'Demo', used: 'Used' } as const

/**
 * Home, the stock of its condition and type, its make, its model, then the vehicle itself (VDP-003). A sold
 * vehicle may have been the last of its make, so its links name make and model as filters, which always
 * answer (ROUTE-015).
 */
export function vehicleBreadcrumb(site: SiteNames, vehicle: Vehicle, title: string): Crumb[] {
  const { carType, make, model } = vehicle
  const makeSlug = toPathSlug(make)
  const modelSlug = toPathSlug(model)
  const isListed = !['sold', 'unavailable'].includes(saleState(vehicle))
  const crumbs: Crumb[] = [
    { label: 'Home', path: '/' },
    { label: STOCK_LABEL[carType], path: stockPath(site, vehicle) },
  ]
  if (makeSlug)
    crumbs.push({ label: make, path: isListed ? `/search/${makeSlug}` : moreLikeThisHref(site, vehicle) })
  if (makeSlug && modelSlug)
    crumbs.push({
      label: model,
      path: isListed
        ? `/search/${makeSlug}/${modelSlug}`
        : filterHref(site, { make: [make], make_model: [`${make} ${model}`] }),
    })
  return [...crumbs, { label: title, path: vehiclePath(vehicle) }]
}

/** The stock of a vehicle's make, by an address that answers whether or not there is any now (VDP-047). */
export function moreLikeThisHref(site: SiteNames, { make }: Pick<Vehicle, 'make'>): string {
  return toPathSlug(make) ? filterHref(site, { make: [make] }) : basePath(site).path
}

function stockPath(site: SiteNames, { carType, itemType }: Pick<Vehicle, 'carType' | 'itemType'>): string {
  return fixedPath(site, [carType], itemType) ?? fixedPath(site, [carType]) ?? basePath(site).path
}

function filterHref(site: SiteNames, refinements: SearchState['refinements']): string {
  const base = basePath(site)
  return searchHref({ ...EMPTY_SEARCH_STATE, refinements }, base, base)
}
