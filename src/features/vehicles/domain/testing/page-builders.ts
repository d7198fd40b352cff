import { aFinance } from '#src/features/finance/testing/finance-fixtures.ts'
import { toId } from '#src/shared/domain/ids.ts'
import type {
  SiteConfig,
  SiteContext,
  SiteLocation,
  SiteSwitches,
} from '#src/features/sites/domain/site-config.ts'
import { aVehicleSite } from './vehicle-builders.ts'

type PageSite = Pick<SiteContext, 'config' | 'origin'>
export type PageSiteChanges = Omit<Partial<SiteConfig>, 'features'> & { features?: Partial<SiteSwitches> }

/** A site with one dealership and two locations, as a vehicle page reads it. */
export function aPageSite({ features = {}, ...changes }: PageSiteChanges = {}): PageSite {
  const config = {
    ...aVehicleSite({ features }).config,
    itemTypes: ['car'],
    name: 'Demo Motors',
    reservations: { depositDollars: 200, path: 'checkout', statesRefund: true },
    phones: { main: '0730000000', byCarType: false, new: null, demo: null, used: null },
    chatToken: null,
    places: { order: 'name', map: { provider: 'drawn', key: null } },
    pictures: { sources: [], cdn: null },
    finance: aFinance({ provider: null }),
    search: { repayment: null },
    guarantees: { moneyBack14Days: false, usedMoneyBack48Hours: false },
    dealerships: [
      {
        id: toId('dealership', '1'),
        slug: 'demo-motors',
        name: 'Demo Motors',
        legalName: 'Demo Motors Pty Ltd',
        abn: null,
        licenceNumber: '4455101',
        licenceState: 'QLD',
        phone: null,
        manufacturers: [],
        receivers: [],
      },
    ],
    forms: {
      multiStep: [],
      without: [],
      serviceUrl: null,
      service: { services: [] },
    } as unknown as SiteConfig['forms'],
    locations: [aPlace('0', 'Bowen Hills', true), aPlace('1', 'Southport', false)],
    ...changes,
  }
  return { origin: 'https://demo.example', config: config as SiteConfig }
}

function aPlace(id: string, city: string, isPrimary: boolean): Partial<SiteLocation> {
  return {
    id: toId('location', id),
    slug: id,
    name: `Demo ${city}`,
    isPrimary,
    isVisible: true,
    types: [],
    address: {
      id: null,
      street: '1 Main St',
      city,
      state: 'QLD',
      postcode: '4000',
      lat: null,
      long: null,
      placeUrl: null,
      placeId: null,
      mapKey: null,
    },
  }
}
