import { toId } from '#src/shared/domain/ids.ts'
import type { StockDocument } from '#src/features/search/domain/stock-document.ts'
import type { SiteConfig } from '#src/features/sites/domain/site-config.ts'
import type { Vehicle } from '#src/features/vehicles/domain/vehicle.ts'
import type { VehicleSite } from '#src/features/vehicles/domain/vehicle-site.ts'

/** A plain used ute in stock, for tests; give only what the test is about. */
export function aVehicle(changes: Partial<Vehicle> = {}): Vehicle {
  return { ...BASE_VEHICLE, ...changes }
}

/** The same ute as a search document. */
export function aStockDocument(changes: Partial<StockDocument> = {}): StockDocument {
  return { ...BASE_DOCUMENT, ...changes }
}

/** A site with every switch at its default. */
export function aVehicleSite(changes: Partial<Pick<SiteConfig, 'features' | 'vehicle' | 'noPriceText' | 'chatToken'>> = {}): VehicleSite {
  return {
    config: {
      slug: 'demo',
      noPriceText: 'Contact us for price',
      features: {},
      vehicle: { showMapSection: false, whyBuy: [] },
      theme: { template: 'metro', brandColour: '#0b5fff', wordmark: 'Demo', logoUrl: null, heroImageUrl: null },
      locations: [{}, {}],
      ...changes,
    },
  }
}

const BASE_VEHICLE: Vehicle = {
  id: toId('vehicle', '1'), slug: '2021-toyota-hilux-sr5-b1234', name: '2021 Toyota HiLux SR5', itemType: 'car', year: 2021,
  make: 'Toyota', model: 'HiLux', badge: 'SR5', series: 'GUN126R', colour: 'Glacier White', interiorColour: 'Black',
  priceCents: 5499000, priceKind: 'drive_away', priceState: 'QLD', priceAsAt: null, beforePriceCents: null, offerPriceCents: null,
  subscriptionPriceCents: null, isPreorder: false, km: 48210, stockNumber: 'B1234', vin: 'MR0HA3CD500123456', nvic: null, hasNvic: false,
  regplate: '123ABC', regoExpiry: '2027-03-17', buildDate: '2021-02-01', complianceDate: '2021-03-01', carType: 'used', status: 'in_stock',
  tag: null, isReserved: false, isSold: false, isCertified: false, soldAt: null, createdAt: '2026-01-01T00:00:00Z', updatedAt: '2026-01-01T00:00:00Z',
  simpleBody: 'Ute', simpleTransmission: 'Automatic', simpleFuel: 'Diesel', drive: '4x4', fuel: 'Diesel', transmission: '6 speed automatic',
  seats: 5, doors: 4, engineSizeCc: 2755, engineSizeLitres: 2.8, gears: 6, bodyConfiguration: 'Double cab', views: 12, photosCount: 4,
  images: [1, 2, 3, 4].map((n) => ({ url: `/photos/${n}.jpg`, thumbUrl: null, alt: null })), thumbnails: [], primaryImageUrl: null, videoUrl: null,
  externalVideoUrl: null, walkaroundVideos: [], videos: [], spinImages: [], spinCode: null, spinInteriorImage: null,
  hotspots: { exterior: [], interior: [] }, standardEquipment: ['Reversing camera'], dealerComments: null, historyReportUrl: null, categories: [],
  dealershipId: toId('dealership', '1'), dealershipSlug: 'demo-motors', locationId: toId('location', '1'), location: 'Demo Motors', city: 'Brisbane',
  state: 'QLD', showOnDealerWebsite: true, privateSuburb: null, privatePostcode: null, carsalesTitle: null,
  specifications: { bodyWidthMm: null, bodyLengthMm: null, tareWeightKg: null, axleType: null, sleeps: null, aggregateTrailerMassKg: null, payloadKg: null, groundClearanceMm: null, isLamsApproved: null, seatHeightMm: null },
  variant: { cylinders: 4, engineSizeCc: 2755, engineSizeLitres: 2.8, induction: 'Turbo', fuelConsumptionCombined: 8.1, fuelCapacityLitres: 80, grossVehicleMassKg: null, vehicleLengthMm: null, vehicleHeightMm: null, vehicleWidthMm: null, towingCapacityBrakedKg: 3500, torqueNm: 500, bodyConfiguration: null, ancapRating: null, ancapYear: null, gearType: null },
  paymentProcessors: [], marketData: { stateAverageCents: null, averageCents: null }, youxQuote: null, financeLenders: {}, source: null,
}

const BASE_DOCUMENT: StockDocument = {
  id: 'veh_1', slug: '2021-toyota-hilux-sr5-b1234', name: '2021 Toyota HiLux SR5', make: 'Toyota', model: 'HiLux', make_model: 'Toyota HiLux',
  badge: 'SR5', series: 'GUN126R', year: 2021, item_type: 'car', categories: [], body: 'Ute', drive: '4x4', fuel: 'Diesel', transmission: 'Automatic',
  seats: 5, doors: 4, colour: 'Glacier White', filtered_features: [], km: 48210, price: 54990, price_range: 54990, before_price: null,
  subscription_price: null, weekly_price_range: null, price_kind: 'drive_away', price_state: 'QLD', status: 'in_stock', car_type: 'used', tag: null,
  certified: false, reserved: false, preorder: false, show_on_dealer_website: true, sold_date_timestamp: null, created_at_timestamp: 1767225600,
  city: 'Brisbane', state: 'QLD', dealership_id: 'dlr_1', dealership_slug: 'demo-motors', dealership_name: 'Demo Motors', location_id: 'loc_1',
  location_name: 'Demo Motors Brisbane', stocknum: 'B1234', vin: null, regplate: null, photos_count: 4, views: 12,
  images: [{ url: '/photos/1.jpg', thumb_url: null }], average_market_price: null, gvm: null, payload: null, atm: null, sleeps: null,
  towing_braked: 3500, lams: null, engine_size: 2755,
}
