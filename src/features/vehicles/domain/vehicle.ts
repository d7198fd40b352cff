import type { AuState } from '#src/shared/domain/au-state.ts'
import type { DealershipId, LocationId, VehicleId } from '#src/shared/domain/ids.ts'
import type { Cents } from '#src/shared/domain/money.ts'

/** What may be listed (SITE-002). */
export const ITEM_TYPES = ['car', 'truck', 'motorcycle', 'caravan'] as const
export type ItemType = (typeof ITEM_TYPES)[number]

/** DATA-004; the display order is new, demo, used. */
export const CAR_TYPES = ['new', 'demo', 'used'] as const
export type CarType = (typeof CAR_TYPES)[number]

/** DATA-005. */
export const VEHICLE_STATUSES = ['in_stock', 'coming_soon', 'sold', 'others'] as const
export type VehicleStatus = (typeof VEHICLE_STATUSES)[number]

/** What a price includes; a number is never shown without it (standards.md B9, ACL s 48). */
export const PRICE_KINDS = ['drive_away', 'estimated_drive_away', 'egc', 'on_application'] as const
export type PriceKind = (typeof PRICE_KINDS)[number]

/** A picture: `url` full size, `thumbUrl` small (DATA-008). */
export type VehicleImage = { url: string; thumbUrl: string | null; alt: string | null }

export type VehicleVideo = { url: string; title: string | null; posterUrl: string | null }

/** A point on a spin or interior view (DATA-010); positions in percent of the frame, by angle in degrees. */
export type Hotspot = {
  id: string
  description: string
  anchors: string[]
  positions: Record<string, { x: number; y: number }>
}

export type Hotspots = { exterior: Hotspot[]; interior: Hotspot[] }

/** Figures that depend on the item type (DATA-013); lengths in mm, masses in kg. */
export type VehicleSpecifications = {
  bodyWidthMm: number | null
  bodyLengthMm: number | null
  tareWeightKg: number | null
  axleType: string | null
  sleeps: number | null
  aggregateTrailerMassKg: number | null
  payloadKg: number | null
  groundClearanceMm: number | null
  isLamsApproved: boolean | null
  seatHeightMm: number | null
}

/** Catalogue facts of the variant (DATA-015); litres, kg, mm, Nm as named. */
export type VehicleVariant = {
  cylinders: number | null
  engineSizeCc: number | null
  engineSizeLitres: number | null
  induction: string | null
  fuelConsumptionCombined: number | null
  fuelCapacityLitres: number | null
  grossVehicleMassKg: number | null
  vehicleLengthMm: number | null
  vehicleHeightMm: number | null
  vehicleWidthMm: number | null
  towingCapacityBrakedKg: number | null
  torqueNm: number | null
  bodyConfiguration: string | null
  ancapRating: number | null
  ancapYear: number | null
  gearType: string | null
}

/** One lender's current offer on a vehicle (DATA-016); money in cents, rates in percent a year. */
export type FinanceLender = {
  interestRate: number | null
  comparisonRate: number | null
  paymentWeekCents: Cents | null
  paymentMonthCents: Cents | null
  depositCents: Cents | null
  termYears: number | null
  termMonths: number | null
  termWeeks: number | null
  balloonCents: Cents | null
  disclaimer: string | null
  establishmentFeesCents: Cents | null
  totalPayableCents: Cents | null
  financeProvider: string | null
}

export type MarketData = { stateAverageCents: Cents | null; averageCents: Cents | null }

export type YouxQuote = {
  weeklyRepaymentCents: Cents | null
  advertisedRate: number | null
  comparisonRate: number | null
}

/**
 * A vehicle in stock, the spec's Car (DATA-001 to DATA-016). vehicle-schema.ts maps wire names to the names used
 * in code. Times are ISO 8601 in UTC, dates YYYY-MM-DD.
 */
export type Vehicle = {
  id: VehicleId
  slug: string
  name: string
  itemType: ItemType
  year: number
  make: string
  model: string
  badge: string | null
  series: string | null
  colour: string | null
  interiorColour: string | null
  /** Null without an advertised number; priceKind is then on_application. */
  priceCents: Cents | null
  priceKind: PriceKind
  /** The state a drive-away price applies to. */
  priceState: AuState | null
  priceAsAt: string | null
  beforePriceCents: Cents | null
  offerPriceCents: Cents | null
  subscriptionPriceCents: Cents | null
  isPreorder: boolean
  km: number | null
  stockNumber: string
  vin: string | null
  nvic: string | null
  hasNvic: boolean
  regplate: string | null
  regoExpiry: string | null
  buildDate: string | null
  complianceDate: string | null
  carType: CarType
  status: VehicleStatus
  tag: string | null
  isReserved: boolean
  isSold: boolean
  isCertified: boolean
  soldAt: string | null
  createdAt: string
  updatedAt: string
  simpleBody: string | null
  simpleTransmission: string | null
  simpleFuel: string | null
  drive: string | null
  fuel: string | null
  transmission: string | null
  seats: number | null
  doors: number | null
  engineSizeCc: number | null
  engineSizeLitres: number | null
  gears: number | null
  bodyConfiguration: string | null
  views: number
  photosCount: number
  images: VehicleImage[]
  thumbnails: string[]
  primaryImageUrl: string | null
  videoUrl: string | null
  externalVideoUrl: string | null
  walkaroundVideos: VehicleVideo[]
  videos: VehicleVideo[]
  spinImages: string[]
  spinCode: string | null
  spinInteriorImage: string | null
  hotspots: Hotspots
  standardEquipment: string[]
  dealerComments: string | null
  historyReportUrl: string | null
  categories: string[]
  dealershipId: DealershipId
  dealershipSlug: string
  locationId: LocationId | null
  location: string | null
  city: string | null
  state: AuState | null
  showOnDealerWebsite: boolean
  privateSuburb: string | null
  privatePostcode: string | null
  carsalesTitle: string | null
  specifications: VehicleSpecifications
  variant: VehicleVariant
  paymentProcessors: string[]
  marketData: MarketData
  youxQuote: YouxQuote | null
  financeLenders: Record<string, FinanceLender>
  /** The source that last wrote this row; null if it was entered by hand. */
  source: string | null
}

/** The page of a vehicle (ROUTE-001). */
export function vehiclePath(vehicle: Pick<Vehicle, 'slug'>): string {
  return `/cars/${vehicle.slug}`
}
