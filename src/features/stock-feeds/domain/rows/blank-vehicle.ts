import type { Vehicle } from '#src/features/vehicles/domain/vehicle.ts'
import { vehicleIdFor } from '#src/features/vehicles/domain/vehicle-identity.ts'
import { cleanText } from '#src/shared/domain/clean-text.ts'
import type { FeedSource } from '../columns/feed-source.ts'
import type { FeedDealership } from './row-dealership.ts'

/**
 * Stock numbers ignore letter case, as in vehicle-identity.ts; they are stored in capitals without control
 * characters. Empty for anything but text or a number.
 */
export function plainStockNumber(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number'
    ? cleanText(String(value), true).toUpperCase()
    : ''
}

const NO_SPECIFICATIONS = {
  bodyWidthMm: null,
  bodyLengthMm: null,
  tareWeightKg: null,
  axleType: null,
  sleeps: null,
  aggregateTrailerMassKg: null,
  payloadKg: null,
  groundClearanceMm: null,
  isLamsApproved: null,
  seatHeightMm: null,
}
const NO_VARIANT = {
  cylinders: null,
  engineSizeCc: null,
  engineSizeLitres: null,
  induction: null,
  fuelConsumptionCombined: null,
  fuelCapacityLitres: null,
  grossVehicleMassKg: null,
  vehicleLengthMm: null,
  vehicleHeightMm: null,
  vehicleWidthMm: null,
  towingCapacityBrakedKg: null,
  torqueNm: null,
  bodyConfiguration: null,
  ancapRating: null,
  ancapYear: null,
  gearType: null,
}

/** Defaults of a vehicle about which nothing is known. */
const NOTHING_KNOWN: Omit<
  Vehicle,
  | 'id'
  | 'itemType'
  | 'stockNumber'
  | 'status'
  | 'createdAt'
  | 'updatedAt'
  | 'dealershipId'
  | 'dealershipSlug'
  | 'source'
> = {
  slug: '',
  name: '',
  year: 0,
  make: '',
  model: '',
  badge: null,
  series: null,
  colour: null,
  interiorColour: null,
  priceCents: null,
  priceKind: 'on_application',
  priceState: null,
  priceAsAt: null,
  beforePriceCents: null,
  offerPriceCents: null,
  subscriptionPriceCents: null,
  isPreorder: false,
  km: null,
  vin: null,
  nvic: null,
  hasNvic: false,
  regplate: null,
  regoExpiry: null,
  buildDate: null,
  complianceDate: null,
  carType: 'used',
  tag: null,
  isReserved: false,
  isSold: false,
  isCertified: false,
  soldAt: null,
  simpleBody: null,
  simpleTransmission: null,
  simpleFuel: null,
  drive: null,
  fuel: null,
  transmission: null,
  seats: null,
  doors: null,
  engineSizeCc: null,
  engineSizeLitres: null,
  gears: null,
  bodyConfiguration: null,
  views: 0,
  photosCount: 0,
  images: [],
  thumbnails: [],
  primaryImageUrl: null,
  videoUrl: null,
  externalVideoUrl: null,
  walkaroundVideos: [],
  videos: [],
  spinImages: [],
  spinCode: null,
  spinInteriorImage: null,
  hotspots: { exterior: [], interior: [] },
  standardEquipment: [],
  dealerComments: null,
  historyReportUrl: null,
  categories: [],
  locationId: null,
  location: null,
  city: null,
  state: null,
  showOnDealerWebsite: true,
  privateSuburb: null,
  privatePostcode: null,
  carsalesTitle: null,
  specifications: NO_SPECIFICATIONS,
  variant: NO_VARIANT,
  paymentProcessors: [],
  marketData: { stateAverageCents: null, averageCents: null },
  youxQuote: null,
  financeLenders: {},
}

type BlankStart = { stockNumber: unknown; source: FeedSource; dealership: FeedDealership; now: string }

/** A vehicle with only its owner set, and the source's defaults for new vehicles. */
export function blankVehicle({ stockNumber, source, dealership, now }: BlankStart): Vehicle {
  const plain = plainStockNumber(stockNumber)
  const owner = { dealershipId: dealership.id, dealershipSlug: dealership.slug, source: source.name }
  const usual = {
    itemType: source.defaults.itemType,
    status: source.defaults.status,
    createdAt: now,
    updatedAt: now,
  }
  return { ...NOTHING_KNOWN, ...usual, ...owner, id: vehicleIdFor(dealership.id, plain), stockNumber: plain }
}
