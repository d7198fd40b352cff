import type { AscItem } from './asc-event.ts'

/** Reads the vehicle facts from a page's schema.org data; null if it holds none. */
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
