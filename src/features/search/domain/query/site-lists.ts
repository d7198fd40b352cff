import type { SiteContext } from '#src/features/sites/domain/site-config.ts'
import type { Vehicle } from '#src/features/vehicles/domain/vehicle.ts'
import { filterAnd } from '../filter/filter-value.ts'
import { passesFilter } from '../filter/passes-filter.ts'
import { toStockDocument } from '../to-stock-document.ts'
import { manufacturerFilter } from './stock-scope.ts'

/**
 * Whether the site sells a vehicle of one of its dealerships, by its stock filter and single manufacturer
 * (SITE-010, SITE-014). Status and dates do not matter: a sold vehicle keeps its page.
 */
export function siteLists(site: SiteContext, vehicle: Vehicle): boolean {
  const { config } = site
  const filter = filterAnd(config.searchFilters, manufacturerFilter(config.manufacturer))
  if (filter === '') return true
  const names = {
    dealerships: new Map(config.dealerships.map(({ id, name }) => [id as string, name])),
    locations: new Map(config.locations.map(({ id, name }) => [id as string, name])),
  }
  return passesFilter(toStockDocument(vehicle, names), filter)
}
