/** The spec's body types (SRCH-053) with their tile labels. */
export const BODY_TYPES = {
  '4x4': '4x4',
  bus: 'Bus',
  cabChassis: 'Cab chassis',
  convertible: 'Convertible',
  coupe: 'Coupe',
  ev: 'Electric',
  hardtop: 'Hardtop',
  hatch: 'Hatch',
  hatchback: 'Hatchback',
  motorhome: 'Motorhome',
  lightTruck: 'Light truck',
  peopleMover: 'People mover',
  prestige: 'Prestige',
  sedan: 'Sedan',
  softtop: 'Soft top',
  suv: 'SUV',
  ute: 'Ute',
  van: 'Van',
  wagon: 'Wagon',
  stationWagon: 'Station wagon',
} as const
export type BodyType = keyof typeof BODY_TYPES

const BY_FOLDED = new Map((Object.keys(BODY_TYPES) as BodyType[]).map((type) => [fold(type), type]))

/** The body type for a feed's word in any spelling (`Cab Chassis`, `cab-chassis`); null if unknown. */
export function toBodyType(body: string): BodyType | null {
  return BY_FOLDED.get(fold(body)) ?? null
}

export type BodyTile = { type: BodyType; label: string; value: string; count: number }

/** The drawing for a custom body on truck and caravan sites (CONST: custom bodies); cars need a known body. */
const CUSTOM_BODY_TYPES: Partial<Record<string, BodyType>> = { truck: 'lightTruck', caravan: 'motorhome' }

/**
 * Tiles for the bodies in stock: by count, then name descending, at most `limit` (SRCH-052). A body the spec has
 * no name for, such as a truck's Tipper, keeps its own on sites of `itemType` truck or caravan.
 */
export function toBodyTiles(
  values: readonly { value: string; count: number }[],
  limit: number,
  itemType = 'car',
): BodyTile[] {
  const custom = CUSTOM_BODY_TYPES[itemType]
  return values
    .flatMap(({ value, count }) => {
      const known = toBodyType(value)
      const type = known ?? custom
      return type && count > 0 ? [{ type, label: known ? BODY_TYPES[known] : value, value, count }] : []
    })
    .sort((a, b) => b.count - a.count || (a.label < b.label ? 1 : -1))
    .slice(0, limit)
}

function fold(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9]/g, '')
}
