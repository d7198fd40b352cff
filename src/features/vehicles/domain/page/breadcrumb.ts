import { toPathSlug } from '#src/features/search/domain/url/path-slug.ts'
import type { Vehicle } from '#src/features/vehicles/domain/vehicle.ts'
import { vehiclePath } from '#src/features/vehicles/domain/vehicle.ts'

/** One step of a breadcrumb; `path` starts with a slash. */
export type Crumb = { label: string; path: string }

const STOCK: Record<Vehicle['carType'], Crumb> = {
  new: { label: 'New', path: '/search/new-cars' },
  demo: { label: 'Demo', path: '/search/demo-cars' },
  used: { label: 'Used', path: '/search/used-cars' },
}

/** Home, the stock of its condition, its make, its model, then the vehicle itself (VDP-003). */
export function vehicleBreadcrumb(
  vehicle: Pick<Vehicle, 'carType' | 'make' | 'model' | 'slug'>,
  title: string,
): Crumb[] {
  const make = toPathSlug(vehicle.make)
  const model = toPathSlug(vehicle.model)
  const crumbs: Crumb[] = [{ label: 'Home', path: '/' }, STOCK[vehicle.carType]]
  if (make) crumbs.push({ label: vehicle.make, path: `/search/${make}` })
  if (make && model) crumbs.push({ label: vehicle.model, path: `/search/${make}/${model}` })
  return [...crumbs, { label: title, path: vehiclePath(vehicle) }]
}
