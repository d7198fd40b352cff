import { FORECOURT_JSON_SOURCE } from '#src/features/stock-feeds/domain/columns/forecourt-json-source.ts'
import { buildVehicle } from '#src/features/stock-feeds/domain/rows/build-vehicle.ts'
import type { FeedDealership } from '#src/features/stock-feeds/domain/rows/row-dealership.ts'
import type { SiteConfig, SiteContext } from '#src/features/sites/domain/site-config.ts'
import type { Vehicle } from '#src/features/vehicles/domain/vehicle.ts'
import { parseSiteDocument } from '#src/pages/site-document/site-config-schema.ts'
import { toId } from '#src/shared/domain/ids.ts'
import { DEMO_SEED, DEMO_SITES } from '#seed/sites/demo-sites.ts'
import { generateStock } from '#seed/stock/generate.ts'

/** The day of these records; tests that read them hold on any other too. */
export const RECORDS_DAY = '2026-11-22'

/** The demo sites as the platform serves them, without a database. */
export function demoContexts(): SiteContext[] {
  return DEMO_SITES.map((document) => {
    const parsed = parseSiteDocument(document)
    if (!parsed.ok) throw new Error(`${document.slug} is not a valid site`)
    const config = parsed.value
    return {
      id: toId('site', config.slug),
      version: 1,
      config,
      origin: `https://${config.slug}.example`,
      host: `${config.slug}.example`,
      dealershipIds: config.dealerships.map(({ id }) => id),
      isPreview: false,
    }
  })
}

/** The demo's stock, or `count` vehicles of it, as records made of the generator's rows by the import's own rules. */
export function demoVehicles(contexts: readonly SiteContext[], count: number): Vehicle[] {
  const now = `${RECORDS_DAY}T00:00:00.000Z`
  const sites = contexts.map(({ config }) => config)
  return [...generateStock({ seed: DEMO_SEED, asAt: RECORDS_DAY, sites, count })].flatMap(
    ({ dealershipSlug, rows }) => {
      const dealership = feedDealership(sites, dealershipSlug)
      return rows.flatMap((wire) => {
        const row = { wire: structuredClone(wire) as Record<string, unknown>, issues: [] }
        const built = buildVehicle({ row, source: FORECOURT_JSON_SOURCE, dealership, current: null, now })
        return built.vehicle ?? []
      })
    },
  )
}

function feedDealership(sites: readonly SiteConfig[], slug: string): FeedDealership {
  const owner = sites.flatMap(({ dealerships }) => dealerships).find((each) => each.slug === slug)
  if (!owner) throw new Error(`No demo site has ${slug}`)
  const locations = sites
    .flatMap((site) => site.locations)
    .filter(({ dealershipId }) => dealershipId === owner.id)
    .map(({ id, slug: place, name, address }) => ({
      id,
      slug: place,
      name,
      city: address.city,
      state: address.state,
    }))
  return { id: owner.id, slug, name: owner.name, locations }
}
