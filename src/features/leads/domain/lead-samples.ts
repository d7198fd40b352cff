import type { DealershipId, LeadId, LocationId, SiteId, VehicleId } from '#src/shared/domain/ids.ts'
import type { Lead, LeadVehicle } from './lead.ts'

/** A vehicle as stored in a lead. */
export function aLeadVehicle(over: Partial<LeadVehicle> = {}): LeadVehicle {
  return {
    id: 'veh_1' as VehicleId,
    slug: '2022-toyota-hilux-u123',
    name: '2022 Toyota HiLux SR5 (4x4)',
    itemType: 'car',
    carType: 'used',
    status: 'in_stock',
    year: 2022,
    make: 'Toyota',
    model: 'HiLux',
    badge: 'SR5',
    series: 'GUN126R',
    body: 'Ute',
    colour: 'Glacier White',
    transmission: 'Automatic',
    doors: 4,
    vin: 'MR0BA3CD200123456',
    stockNumber: 'U123',
    km: 48_210,
    priceCents: 5_299_000,
    priceKind: 'drive_away',
    priceState: 'QLD',
    imageUrl: 'https://northside.example/img/u123.jpg',
    url: 'https://northside.example/cars/2022-toyota-hilux-u123',
    dealershipId: 'dlr_1' as DealershipId,
    dealershipSlug: 'northside-toyota',
    locationId: 'loc_1' as LocationId,
    ...over,
  }
}

export function aLead(over: Partial<Lead> = {}): Lead {
  return {
    id: 'lead_1' as LeadId,
    siteId: 'site_1' as SiteId,
    siteSlug: 'northside',
    siteName: 'Northside Motors',
    reference: 'K7MP-4QX2',
    createdAt: '2026-11-21T04:58:37.000Z',
    category: 'Vehicle Enquiry',
    subcategory: null,
    person: {
      name: 'Jo',
      lastName: 'Citizen',
      email: 'jo@example.com',
      phone: '0412345678',
      postcode: '4006',
      preferredContact: 'Phone',
    },
    message: 'Is it still available?',
    answers: {},
    additionalServices: [],
    vehicle: aLeadVehicle(),
    prefill: {},
    userData: {
      url: 'https://northside.example/cars/2022-toyota-hilux-u123',
      source: 'Website',
      userAgent: 'Mozilla/5.0',
      visitedPages: ['/'],
      linkedQueryParams: { utm_source: 'google' },
    },
    optIn: false,
    consentTextVersion: '1',
    route: {
      dealershipId: 'dlr_1' as DealershipId,
      dealershipName: 'Northside Toyota',
      locationId: 'loc_1' as LocationId,
      locationName: 'Northside Toyota Albion',
      steps: ['The vehicle stands there.'],
    },
    vendor: {
      name: 'Northside Toyota',
      id: 'dlr_1',
      phone: '0735550199',
      email: 'sales@northside.example',
      url: 'https://northside.example',
      state: 'QLD',
    },
    spam: { verdict: 'clean', reasons: [] },
    duplicateOf: null,
    duplicateReason: null,
    ...over,
  }
}
