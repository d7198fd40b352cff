import type { SiteContext, SiteLocation, SiteSwitches } from '#src/features/sites/domain/site-config.ts'
import type { Vehicle } from '#src/features/vehicles/domain/vehicle.ts'
import { switchesWith } from '#src/testing/whole-site.ts'
import type { DealershipId, LocationId, SiteId, VehicleId } from '#src/shared/domain/ids.ts'
import type { EnquiryInput } from '../domain/form/enquiry-input.ts'

export type SiteChanges = Omit<Partial<SiteContext['config']>, 'features'> & {
  features?: Partial<SiteSwitches>
}

/** A dealer's site; it sends no receipts unless `features` says so. */
export function aSite(slug = 'northside', { features, ...over }: SiteChanges = {}): SiteContext {
  const dealershipId = `dlr_${slug}` as DealershipId
  const place = {
    id: `loc_${slug}`,
    slug: 'albion',
    name: `${slug} Albion`,
    types: [],
    isPrimary: true,
    isVisible: true,
    dealershipId,
    manufacturers: ['Toyota'],
    phone: '0735550199',
    address: { state: 'QLD' },
    hours: {},
    specialHours: [],
    receivers: [{ kind: 'mail', id: 'sales', to: [`sales@${slug}.example`] }],
  } as unknown as SiteLocation
  const config = {
    slug,
    name: `${slug} Motors`,
    hosts: [`${slug}.example`],
    state: 'QLD',
    itemTypes: ['car'],
    email: `hello@${slug}.example`,
    phones: { main: '0735550100' },
    dealerships: [
      { id: dealershipId, slug: `${slug}-toyota`, name: `${slug} Toyota`, phone: null, receivers: [] },
    ],
    locations: [place],
    features: switchesWith({ receipt_mail: false, ...features }),
    forms: {
      multiStep: [],
      without: [],
      serviceUrl: null,
      testDrive: { slotMinutes: 60, noticeHours: 2, daysAhead: 14, perSlot: 1 },
      service: {
        services: [],
        slotMinutes: 30,
        noticeHours: 18,
        daysAhead: 30,
        perSlot: 1,
        perDay: 8,
        workshops: [],
      },
      parts: [],
    },
    textedCodes: { australianMobilesOnly: true },
    consent: {
      marketingLabel: 'Email me similar stock and latest offers.',
      privacyUrl: '/privacy-policy',
      textVersion: '1',
    },
    ...over,
  } as unknown as SiteContext['config']
  return {
    id: `site_${slug}` as SiteId,
    version: 1,
    config,
    origin: `https://${slug}.example`,
    host: `${slug}.example`,
    dealershipIds: [dealershipId],
    isPreview: false,
  }
}

export function aVehicle(over: Partial<Vehicle> = {}): Vehicle {
  return {
    id: 'veh_1' as VehicleId,
    slug: '2022-toyota-hilux-u123',
    name: '2022 Toyota HiLux SR5',
    itemType: 'car',
    carType: 'used',
    status: 'in_stock',
    year: 2022,
    make: 'Toyota',
    model: 'HiLux',
    badge: 'SR5',
    series: null,
    simpleBody: 'Ute',
    colour: 'White',
    simpleTransmission: 'Automatic',
    transmission: 'Automatic',
    doors: 4,
    vin: null,
    stockNumber: 'U123',
    km: 48_210,
    priceCents: 5_299_000,
    priceKind: 'drive_away',
    primaryImageUrl: null,
    dealershipId: 'dlr_northside' as DealershipId,
    dealershipSlug: 'northside-toyota',
    locationId: 'loc_northside' as LocationId,
    categories: [],
    ...over,
  } as Vehicle
}

export function anEnquiry(
  fields: Record<string, unknown> = {},
  over: Partial<EnquiryInput> = {},
): EnquiryInput {
  const body = {
    name: 'Jo Citizen',
    email: 'Jo@example.com',
    phone: '+61 412 345 678',
    message: 'Is it still here?',
    ...fields,
  }
  return { fields: body, channel: 'web_script', userAgent: 'Mozilla/5.0', url: null, ...over }
}
