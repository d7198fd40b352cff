import type { SampleModel } from '#src/shared/domain/picture/sample-picture.ts'
import type { ItemType } from '#src/features/vehicles/domain/vehicle.ts'

/** How fast a kind of vehicle loses value, and how far it is driven (price-model.ts). */
export type Segment =
  | 'small'
  | 'medium'
  | 'suv'
  | 'fourx4'
  | 'ute'
  | 'van'
  | 'prestige'
  | 'sports'
  | 'electric'
  | 'truck'
  | 'motorcycle'
  | 'caravan'

/**
 * `fuel litres cylinders gearbox drive consumption torque`: fuel P petrol, T turbo petrol, D turbo diesel, H hybrid,
 * X plug-in hybrid, E electric; gearbox 6A, 6M, 7DCT, CVT; L/100 km; Nm. `-` for none.
 */
export type EngineText = string

/**
 * Badge, engine, new price in dollars before on-road costs, and its first model year if later than the
 * model's.
 */
export type Badge = readonly [badge: string, engine: EngineText, priceNew: number, from?: number]

export type Figures = {
  /** Length, width, height in mm. */
  size: readonly [number, number, number]
  seats?: number
  doors?: number
  /** Stars and the year they were awarded. */
  ancap?: readonly [number, number]
  tankLitres?: number
  gvmKg?: number
  /** Braked towing. */
  towKg?: number
  payloadKg?: number
  clearanceMm?: number
  /** `2013 ZRE182R, 2018 MZEA12R`: each series by the model year it began. */
  series?: string
  /** Trucks: words for the body fitted. */
  bodies?: readonly string[]
  axle?: string
  /** Motorcycles. */
  lams?: boolean
  seatHeightMm?: number
  /** Caravans. */
  tareKg?: number
  atmKg?: number
  sleeps?: number
}

export type CatalogueModel = {
  itemType: ItemType
  make: string
  model: string
  body: BodyKey
  segment: Segment
  built: readonly [from: number, to: number]
  figures: Figures
  badges: readonly Badge[]
}

/** Body of a model: the facet's word, the dealer's words, the picture model and the usual doors. */
export const BODIES = {
  hatch: { simple: 'Hatch', words: 'Hatchback', picture: 'hatch', doors: 5 },
  sedan: { simple: 'Sedan', words: 'Sedan', picture: 'sedan', doors: 4 },
  wagon: { simple: 'Wagon', words: 'Station Wagon', picture: 'wagon', doors: 5 },
  suv: { simple: 'SUV', words: 'SUV', picture: 'suv', doors: 5 },
  fourx4: { simple: 'SUV', words: '4x4 Wagon', picture: 'fourx4', doors: 5 },
  ute: { simple: 'Ute', words: 'Dual Cab Pick-up', picture: 'ute', doors: 4 },
  utetray: { simple: 'Cab Chassis', words: 'Cab Chassis with Tray', picture: 'utetray', doors: 2 },
  van: { simple: 'Van', words: 'Van', picture: 'van', doors: 5 },
  mover: { simple: 'People Mover', words: 'People Mover', picture: 'van', doors: 5 },
  bus: { simple: 'Bus', words: 'Minibus', picture: 'van', doors: 4 },
  coupe: { simple: 'Coupe', words: 'Coupe', picture: 'coupe', doors: 2 },
  convertible: { simple: 'Convertible', words: 'Convertible', picture: 'convertible', doors: 2 },
  truck: { simple: 'Truck', words: 'Truck', picture: 'truck', doors: 2 },
  tipper: { simple: 'Tipper', words: 'Tipper', picture: 'truck', doors: 2 },
  primeMover: { simple: 'Prime Mover', words: 'Prime Mover', picture: 'truck', doors: 2 },
  naked: { simple: 'Naked', words: 'Naked Motorcycle', picture: 'moto', doors: 0 },
  sport: { simple: 'Sport', words: 'Supersport Motorcycle', picture: 'moto', doors: 0 },
  adventure: { simple: 'Adventure', words: 'Adventure Motorcycle', picture: 'moto', doors: 0 },
  cruiser: { simple: 'Cruiser', words: 'Cruiser', picture: 'moto', doors: 0 },
  dirt: { simple: 'Off Road', words: 'Enduro Motorcycle', picture: 'moto', doors: 0 },
  scooter: { simple: 'Scooter', words: 'Scooter', picture: 'moto', doors: 0 },
  touring: { simple: 'Touring', words: 'Touring Motorcycle', picture: 'moto', doors: 0 },
  caravan: { simple: 'Caravan', words: 'Full Caravan', picture: 'caravan', doors: 1 },
  popTop: { simple: 'Pop Top', words: 'Pop Top Caravan', picture: 'caravan', doors: 1 },
  camper: { simple: 'Camper Trailer', words: 'Hybrid Camper', picture: 'caravan', doors: 1 },
} as const satisfies Record<string, { simple: string; words: string; picture: SampleModel; doors: number }>
export type BodyKey = keyof typeof BODIES

type ModelRow = readonly [
  model: string,
  body: BodyKey,
  segment: Segment,
  from: number,
  to: number,
  figures: Figures,
  badges: readonly Badge[],
]

export function makeModels(itemType: ItemType, make: string, rows: readonly ModelRow[]): CatalogueModel[] {
  return rows.map(([model, body, segment, from, to, figures, badges]) => ({
    itemType,
    make,
    model,
    body,
    segment,
    built: [from, to],
    figures,
    badges,
  }))
}
