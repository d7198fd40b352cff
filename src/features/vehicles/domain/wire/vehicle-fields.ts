import { AU_STATES } from '#src/shared/domain/au-state.ts'
import {
  CAR_TYPES,
  ITEM_TYPES,
  PRICE_KINDS,
  VEHICLE_STATUSES,
  type FinanceLender,
  type MarketData,
  type Vehicle,
  type VehicleSpecifications,
  type VehicleVariant,
  type YouxQuote,
} from '../vehicle.ts'
import type { WireField } from './wire-field.ts'

/** DATA-013, and figures for trucks and motorcycles. */
const SPECIFICATION_FIELDS = [
  { wire: 'body_width', key: 'bodyWidthMm', kind: 'integer' },
  { wire: 'body_length', key: 'bodyLengthMm', kind: 'integer' },
  { wire: 'tare_weight', key: 'tareWeightKg', kind: 'integer' },
  { wire: 'axle_type', key: 'axleType', kind: 'text' },
  { wire: 'sleeps', key: 'sleeps', kind: 'integer' },
  { wire: 'aggregate_trailer_mass', key: 'aggregateTrailerMassKg', kind: 'integer' },
  { wire: 'payload', key: 'payloadKg', kind: 'integer' },
  { wire: 'ground_clearance', key: 'groundClearanceMm', kind: 'integer' },
  { wire: 'lams_approved', key: 'isLamsApproved', kind: 'flag', isNullable: true },
  { wire: 'seat_height', key: 'seatHeightMm', kind: 'integer' },
] as const satisfies readonly WireField<keyof VehicleSpecifications>[]

/** DATA-015. */
const VARIANT_FIELDS = [
  { wire: 'cylinders', key: 'cylinders', kind: 'integer' },
  { wire: 'enginesize', key: 'engineSizeCc', kind: 'integer' },
  { wire: 'enginesize_litres', key: 'engineSizeLitres', kind: 'decimal' },
  { wire: 'induction', key: 'induction', kind: 'text' },
  { wire: 'fuelconsumptioncombined', key: 'fuelConsumptionCombined', kind: 'decimal' },
  { wire: 'fuelcapacity', key: 'fuelCapacityLitres', kind: 'decimal' },
  { wire: 'grossvehiclemass', key: 'grossVehicleMassKg', kind: 'integer' },
  { wire: 'vehiclelength', key: 'vehicleLengthMm', kind: 'integer' },
  { wire: 'vehicleheight', key: 'vehicleHeightMm', kind: 'integer' },
  { wire: 'vehiclewidth', key: 'vehicleWidthMm', kind: 'integer' },
  { wire: 'towingcapacitybraked', key: 'towingCapacityBrakedKg', kind: 'integer' },
  { wire: 'torque', key: 'torqueNm', kind: 'integer' },
  { wire: 'bodyconfiguration', key: 'bodyConfiguration', kind: 'text' },
  { wire: 'ancaprating', key: 'ancapRating', kind: 'decimal' },
  { wire: 'ancapyear', key: 'ancapYear', kind: 'integer' },
  { wire: 'geartype', key: 'gearType', kind: 'text' },
] as const satisfies readonly WireField<keyof VehicleVariant>[]

/** DATA-016. */
const LENDER_FIELDS = [
  { wire: 'interestRate', key: 'interestRate', kind: 'decimal' },
  { wire: 'comparisonRate', key: 'comparisonRate', kind: 'decimal' },
  { wire: 'paymentWeek', key: 'paymentWeekCents', kind: 'cents' },
  { wire: 'paymentMonth', key: 'paymentMonthCents', kind: 'cents' },
  { wire: 'deposit', key: 'depositCents', kind: 'cents' },
  { wire: 'termYears', key: 'termYears', kind: 'decimal' },
  { wire: 'termMonths', key: 'termMonths', kind: 'integer' },
  { wire: 'termWeeks', key: 'termWeeks', kind: 'integer' },
  { wire: 'balloon', key: 'balloonCents', kind: 'cents' },
  { wire: 'disclaimer', key: 'disclaimer', kind: 'long_text' },
  { wire: 'establishmentFees', key: 'establishmentFeesCents', kind: 'cents' },
  { wire: 'totalPayable', key: 'totalPayableCents', kind: 'cents' },
  { wire: 'financeProvider', key: 'financeProvider', kind: 'text' },
] as const satisfies readonly WireField<keyof FinanceLender>[]

/** DATA-014. */
const MARKET_FIELDS = [
  { wire: 'state_average_market_price', key: 'stateAverageCents', kind: 'cents' },
  { wire: 'average_market_price', key: 'averageCents', kind: 'cents' },
] as const satisfies readonly WireField<keyof MarketData>[]

/** DATA-014. */
const YOUX_FIELDS = [
  { wire: 'weeklyRepaymentAmount', key: 'weeklyRepaymentCents', kind: 'cents' },
  { wire: 'advertisedRate', key: 'advertisedRate', kind: 'decimal' },
  { wire: 'comparisonRate', key: 'comparisonRate', kind: 'decimal' },
] as const satisfies readonly WireField<keyof YouxQuote>[]

/** Every field of the spec's Car under its wire name (DATA-001 to DATA-016); `path` derives from the slug. */
export const VEHICLE_FIELDS = [
  { wire: 'id', key: 'id', kind: 'text', isRequired: true },
  { wire: 'slug', key: 'slug', kind: 'text', isRequired: true },
  { wire: 'name', key: 'name', kind: 'text', isRequired: true },
  { wire: 'item_type', key: 'itemType', kind: 'choice', choices: ITEM_TYPES, isRequired: true },
  { wire: 'year', key: 'year', kind: 'integer', isRequired: true },
  { wire: 'make', key: 'make', kind: 'text', isRequired: true },
  { wire: 'model', key: 'model', kind: 'text', isRequired: true },
  { wire: 'badge', key: 'badge', kind: 'text' },
  { wire: 'series', key: 'series', kind: 'text' },
  { wire: 'colour', key: 'colour', kind: 'text' },
  { wire: 'interior_colour', key: 'interiorColour', kind: 'text' },
  { wire: 'price', key: 'priceCents', kind: 'cents' },
  { wire: 'price_type', key: 'priceKind', kind: 'choice', choices: PRICE_KINDS, isRequired: true },
  { wire: 'price_state', key: 'priceState', kind: 'choice', choices: AU_STATES },
  { wire: 'price_as_at', key: 'priceAsAt', kind: 'date' },
  { wire: 'before_price', key: 'beforePriceCents', kind: 'cents' },
  { wire: 'offer_price', key: 'offerPriceCents', kind: 'cents' },
  { wire: 'subscription_price', key: 'subscriptionPriceCents', kind: 'cents' },
  { wire: 'preorder', key: 'isPreorder', kind: 'flag' },
  { wire: 'km', key: 'km', kind: 'integer' },
  { wire: 'stocknum', key: 'stockNumber', kind: 'text', isRequired: true },
  { wire: 'vin', key: 'vin', kind: 'text' },
  { wire: 'nvic', key: 'nvic', kind: 'text' },
  { wire: 'has_nvic', key: 'hasNvic', kind: 'flag' },
  { wire: 'regplate', key: 'regplate', kind: 'text' },
  { wire: 'rego_expiry', key: 'regoExpiry', kind: 'date' },
  { wire: 'build_date', key: 'buildDate', kind: 'date' },
  { wire: 'compliance_date', key: 'complianceDate', kind: 'date' },
  { wire: 'car_type', key: 'carType', kind: 'choice', choices: CAR_TYPES, isRequired: true },
  { wire: 'status', key: 'status', kind: 'choice', choices: VEHICLE_STATUSES, isRequired: true },
  { wire: 'tag', key: 'tag', kind: 'text' },
  { wire: 'reserved', key: 'isReserved', kind: 'flag' },
  { wire: 'sold', key: 'isSold', kind: 'flag' },
  { wire: 'certified', key: 'isCertified', kind: 'flag' },
  { wire: 'sold_date_timestamp', key: 'soldAt', kind: 'unix_seconds' },
  { wire: 'created_at', key: 'createdAt', kind: 'instant', isRequired: true },
  { wire: 'updated_at', key: 'updatedAt', kind: 'instant', isRequired: true },
  { wire: 'simple_body', key: 'simpleBody', kind: 'text' },
  { wire: 'simple_transmission', key: 'simpleTransmission', kind: 'text' },
  { wire: 'simple_fuel', key: 'simpleFuel', kind: 'text' },
  { wire: 'drive', key: 'drive', kind: 'text' },
  { wire: 'fuel', key: 'fuel', kind: 'text' },
  { wire: 'trans', key: 'transmission', kind: 'text' },
  { wire: 'seats', key: 'seats', kind: 'integer' },
  { wire: 'doors', key: 'doors', kind: 'integer' },
  { wire: 'engine_size', key: 'engineSizeCc', kind: 'integer' },
  { wire: 'engine_size_litres', key: 'engineSizeLitres', kind: 'decimal' },
  { wire: 'gearnum', key: 'gears', kind: 'integer' },
  { wire: 'bodyconfiguration', key: 'bodyConfiguration', kind: 'text' },
  { wire: 'views', key: 'views', kind: 'count' },
  { wire: 'photos_count', key: 'photosCount', kind: 'count' },
  { wire: 'images', key: 'images', kind: 'images' },
  { wire: 'thumbnails', key: 'thumbnails', kind: 'urls' },
  { wire: 'primary_image_url', key: 'primaryImageUrl', kind: 'url' },
  { wire: 'video_url', key: 'videoUrl', kind: 'url' },
  { wire: 'external_video_url', key: 'externalVideoUrl', kind: 'url' },
  { wire: 'walkaround_videos', key: 'walkaroundVideos', kind: 'videos' },
  { wire: 'videos', key: 'videos', kind: 'videos' },
  { wire: 'spin_images', key: 'spinImages', kind: 'urls' },
  { wire: 'spin_code', key: 'spinCode', kind: 'text' },
  { wire: 'spin_interior_image', key: 'spinInteriorImage', kind: 'url' },
  { wire: 'hotspots', key: 'hotspots', kind: 'hotspots' },
  { wire: 'standardEquipment', key: 'standardEquipment', kind: 'texts' },
  { wire: 'dealercomments', key: 'dealerComments', kind: 'long_text' },
  { wire: 'file', key: 'historyReportUrl', kind: 'url' },
  { wire: 'categories', key: 'categories', kind: 'texts' },
  { wire: 'dealership_id', key: 'dealershipId', kind: 'text', isRequired: true },
  { wire: 'dealership_slug', key: 'dealershipSlug', kind: 'text', isRequired: true },
  { wire: 'location_id', key: 'locationId', kind: 'text' },
  { wire: 'location', key: 'location', kind: 'text' },
  { wire: 'city', key: 'city', kind: 'text' },
  { wire: 'state', key: 'state', kind: 'choice', choices: AU_STATES },
  { wire: 'show_on_dealer_website', key: 'showOnDealerWebsite', kind: 'flag' },
  { wire: 'private_suburb', key: 'privateSuburb', kind: 'text' },
  { wire: 'private_postcode', key: 'privatePostcode', kind: 'text' },
  { wire: 'carsales_title', key: 'carsalesTitle', kind: 'text' },
  { wire: 'specifications', key: 'specifications', kind: 'group', fields: SPECIFICATION_FIELDS },
  { wire: 'variant', key: 'variant', kind: 'group', fields: VARIANT_FIELDS },
  { wire: 'payment_processors', key: 'paymentProcessors', kind: 'texts' },
  { wire: 'autograb_data', key: 'marketData', kind: 'group', fields: MARKET_FIELDS },
  { wire: 'youxQuote', key: 'youxQuote', kind: 'group', fields: YOUX_FIELDS, isNullable: true },
  { wire: 'finance_lenders', key: 'financeLenders', kind: 'group_by_key', fields: LENDER_FIELDS },
  { wire: 'source', key: 'source', kind: 'text' },
] as const satisfies readonly WireField<keyof Vehicle>[]

type MissingFrom<Shape, Fields extends readonly WireField[]> = Exclude<keyof Shape, Fields[number]['key']>
/** Compile-time proof that every field of the entity has a wire name. */
type Unmapped =
  | MissingFrom<Vehicle, typeof VEHICLE_FIELDS>
  | MissingFrom<VehicleSpecifications, typeof SPECIFICATION_FIELDS>
  | MissingFrom<VehicleVariant, typeof VARIANT_FIELDS>
  | MissingFrom<FinanceLender, typeof LENDER_FIELDS>
  | MissingFrom<MarketData, typeof MARKET_FIELDS>
  | MissingFrom<YouxQuote, typeof YOUX_FIELDS>
/**
 * Does not compile while a field of the vehicle lacks a wire name.
 * @public
 */
export const UNMAPPED_FIELDS: [Unmapped] extends [never] ? readonly [] : never = []
