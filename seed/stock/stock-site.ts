import type { AuState } from '#src/shared/domain/au-state.ts'
import type { ItemType } from '#src/features/vehicles/domain/vehicle.ts'

/**
 * What the generator reads of a site: from a document (seed/sites/*.ts) or the configuration made from one.
 */
export type StockSite = {
  slug: string
  itemTypes?: readonly ItemType[] | undefined
  manufacturer?: string | null | undefined
  dealerships: readonly { id?: string; slug: string; manufacturers?: readonly string[] | undefined }[]
  locations?:
    | readonly {
        slug: string
        name: string
        /** Slug of the dealership in a document; the first dealership's when absent. */
        dealership?: string | undefined
        dealershipId?: string
        types?: readonly string[] | undefined
        isVisible?: boolean | undefined
        address: { city: string; state?: AuState | undefined }
      }[]
    | undefined
}

export type StockLocation = { slug: string; name: string; city: string; state: AuState }

export type StockDealership = {
  slug: string
  itemTypes: readonly ItemType[]
  manufacturers: readonly string[]
  isOneMake: boolean
  locations: StockLocation[]
  share: number
}

/** Usual size of a lot by what it sells; the shares of all dealerships add up to the demo's total. */
const LOT_SIZE: Record<ItemType, number> = { car: 190, truck: 85, motorcycle: 95, caravan: 65 }
const SUPERSTORE_SIZE = 280

/** The dealerships of the sites, each once even if two sites list it, with the locations that sell. */
export function stockDealerships(sites: readonly StockSite[]): StockDealership[] {
  const found = new Map<string, StockDealership>()
  for (const site of sites) {
    for (const dealership of site.dealerships) {
      if (found.has(dealership.slug)) continue
      const itemTypes = site.itemTypes ?? ['car']
      const manufacturers = dealership.manufacturers ?? []
      const isSuperstore = manufacturers.length === 0
      found.set(dealership.slug, {
        slug: dealership.slug,
        itemTypes,
        manufacturers,
        isOneMake: Boolean(site.manufacturer),
        locations: sellingLocations(site, dealership),
        share: isSuperstore ? SUPERSTORE_SIZE : LOT_SIZE[itemTypes[0] ?? 'car'],
      })
    }
  }
  return [...found.values()].filter((dealership) => dealership.locations.length > 0)
}

function sellingLocations(site: StockSite, dealership: StockSite['dealerships'][number]): StockLocation[] {
  const own = (site.locations ?? []).filter((location) =>
    location.dealershipId === undefined
      ? (location.dealership ?? site.dealerships[0]?.slug) === dealership.slug
      : location.dealershipId === dealership.id,
  )
  const selling = own.filter(
    (location) =>
      location.isVisible !== false && (!location.types?.length || location.types.includes('sales')),
  )
  return (selling.length > 0 ? selling : own).map(({ slug, name, address }) => ({
    slug,
    name,
    city: address.city,
    state: address.state ?? 'QLD',
  }))
}
