import { shownPriceCents } from '#src/features/vehicles/domain/price-display.ts'
import type { Vehicle } from '#src/features/vehicles/domain/vehicle.ts'
import { dollarsFromCents } from '#src/shared/domain/money.ts'
import type { AscItem } from './asc-event.ts'

/** The facts of a vehicle in stock. */
export function ascItem(vehicle: Vehicle): AscItem {
  const cents = vehicle.priceKind === 'on_application' ? null : shownPriceCents(vehicle)
  return {
    item_id: vehicle.vin,
    item_number: vehicle.stockNumber,
    item_price: cents === null ? null : dollarsFromCents(cents),
    item_condition: vehicle.carType,
    item_year: String(vehicle.year),
    item_make: vehicle.make,
    item_model: vehicle.model,
    item_variant: vehicle.badge,
    item_color: vehicle.colour,
    item_type: vehicle.itemType,
    item_category: vehicle.simpleBody,
    item_fuel_type: vehicle.simpleFuel ?? vehicle.fuel,
  }
}

/** The facts that a vehicle's page states of itself as schema.org data; null where it is no such data. */
export function ascItemOfPage(jsonLd: string): AscItem | null {
  const node = vehicleNode(jsonLd)
  if (!node) return null
  const { offers, brand, itemCondition } = node
  const price = field(offers, 'price')
  return {
    item_id: text(node.vehicleIdentificationNumber),
    item_number: text(node.sku),
    item_price: typeof price === 'number' ? price : null,
    item_condition: text(itemCondition)?.includes('NewCondition') ? 'new' : 'used',
    item_year: text(node.vehicleModelDate),
    item_make: text(field(brand, 'name')),
    item_model: text(node.model),
    item_variant: text(node.vehicleConfiguration),
    item_color: text(node.color),
    item_type: text(node['@type']),
    item_category: text(node.bodyType),
    item_fuel_type: text(node.fuelType),
  }
}

function vehicleNode(jsonLd: string): Record<string, unknown> | null {
  try {
    const read: unknown = JSON.parse(jsonLd)
    const nodes = Array.isArray(read) ? read : [read]
    return nodes.find((node) => text(field(node, '@id'))?.endsWith('#vehicle')) ?? null
  } catch {
    return null
  }
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined
}

function text(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null
}
