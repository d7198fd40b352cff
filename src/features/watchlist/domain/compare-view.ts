import type { StockDocument } from '#src/features/search/domain/stock-document.ts'
import { toCardFacts } from '#src/features/vehicles/domain/card/card-facts.ts'
import { type PriceDisplay, toPriceDisplay } from '#src/features/vehicles/domain/price-display.ts'
import { vehiclePath } from '#src/features/vehicles/domain/vehicle.ts'
import { vehicleSettings, type VehicleSite } from '#src/features/vehicles/domain/vehicle-site.ts'
import { type CompareRow, compareRows } from './compare-rows.ts'

export type ComparedVehicle = {
  id: string
  name: string
  href: string
  imageUrl: string | null
  price: PriceDisplay
}
/** Vehicles of one item type. A caravan and a motorcycle have too few facts in common for one table. */
export type CompareGroup = { itemType: string; vehicles: ComparedVehicle[]; rows: CompareRow[] }

/** The groups of a comparison, ordered by their first requested vehicle (FAV-003). */
export function toCompareGroups(documents: readonly StockDocument[], site: VehicleSite): CompareGroup[] {
  const { price } = vehicleSettings(site)
  const byType = Map.groupBy(documents, ({ item_type }) => item_type)
  return [...byType].map(([itemType, ofType]) => ({
    itemType,
    vehicles: ofType.map((document) => ({
      id: document.id,
      name: document.name,
      href: vehiclePath(document),
      imageUrl: document.images[0]?.url ?? null,
      price: toPriceDisplay(toCardFacts(document), price),
    })),
    rows: compareRows(ofType),
  }))
}
