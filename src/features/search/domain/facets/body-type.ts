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

/** What stands on a truck's chassis, where it is not a box. */
export type TruckBody = 'tipper' | 'tray' | 'bareTruck'

export type BodyTile = { type: BodyType | TruckBody; label: string; value: string; count: number }

/** Truck bodies by their words; a known body's drawing shows it on a car or a ute. */
const TRUCK_BODIES: readonly [RegExp, BodyType | TruckBody][] = [
  [/tipper/i, 'tipper'],
  [/tray|flat|crane|beaver/i, 'tray'],
  [/pantech|box|curtain|service/i, 'lightTruck'],
  [/chassis/i, 'bareTruck'],
]
/** Any other body on truck and caravan sites (CONST: custom bodies): a truck without one, because a box would be wrong. */
const OTHER_BODIES: Partial<Record<string, BodyType | TruckBody>> = {
  truck: 'bareTruck',
  caravan: 'motorhome',
}

function drawingOf(body: string, itemType: string): BodyType | TruckBody | undefined {
  const ofTruck = itemType === 'truck' ? TRUCK_BODIES.find(([words]) => words.test(body))?.[1] : undefined
  return ofTruck ?? toBodyType(body) ?? OTHER_BODIES[itemType]
}

/**
 * Tiles for the bodies in stock: by count, then name descending, at most `limit` (SRCH-052). A body the spec has
 * no name for, such as a truck's Tipper, keeps its own on sites of `itemType` truck or caravan.
 */
export function toBodyTiles(
  values: readonly { value: string; count: number }[],
  limit: number,
  itemType = 'car',
): BodyTile[] {
  return values
    .flatMap(({ value, count }) => {
      const known = toBodyType(value)
      const type = drawingOf(value, itemType)
      return type && count > 0 ? [{ type, label: known ? BODY_TYPES[known] : value, value, count }] : []
    })
    .sort((a, b) => b.count - a.count || (a.label < b.label ? 1 : -1))
    .slice(0, limit)
}

function fold(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9]/g, '')
}
