import type { Clock } from '#src/shared/domain/clock.ts'
import { fail, type Result } from '#src/shared/domain/result.ts'
import {
  type GaugePanel,
  isPriceComparable,
  toGaugePanel,
} from '#src/features/market-price/domain/gauge-panel.ts'
import type { MarketVehicle } from '#src/features/market-price/domain/market-vehicle.ts'
import {
  estimateMarket,
  type MarketEstimate,
} from '#src/features/market-price/domain/model/estimate-market.ts'
import { usualVariant } from '#src/features/market-price/domain/model/usual-variant.ts'
import type { VerdictScale } from '#src/features/market-price/domain/gauge-verdict.ts'
import type { PriceGauge } from '#src/features/market-price/domain/price-gauge.ts'
import type { SiteContext } from '#src/features/sites/domain/site-config.ts'
import { hasFeature } from '#src/features/sites/domain/site-feature.ts'
import { shownPriceCents } from '#src/features/vehicles/domain/price-display.ts'
import type { Vehicle } from '#src/features/vehicles/domain/vehicle.ts'
import type { Autogauge, AutogaugeFailure } from './autogauge.ts'
import { createHttpAutogauge } from './http-autogauge.ts'
import { createComparableFinder, type ListComparables } from './comparable-finder.ts'
import { createLocalAutogauge } from './local-autogauge.ts'
import type { MarketPriceErrorCode } from './market-price-errors.ts'
import { createRecentCache } from '#src/shared/domain/cache/recent-cache.ts'

/** Logged when a gauge fails (ERR-003). */
export type GaugeFailureEvent = { site: string; vehicleId: string; reason: string }

export type MarketPriceDeps = {
  clock: Clock
  listComparables: ListComparables
  /** Changes whenever any vehicle of the platform does; gauges are cached until then. */
  marketVersion(): string
  /** Development only: allows vendors on this machine. */
  isDevelopment: boolean
  onFailure(event: GaugeFailureEvent): void
}

/** A described vehicle, not an advertised one. */
export type DescribedVehicle = Omit<MarketVehicle, 'id' | 'vin' | 'carType' | 'price' | 'priceKind'>

export type MarketPriceService = ReturnType<typeof createMarketPriceService>
type GaugeAnswer = Result<PriceGauge, AutogaugeFailure>
type Kept = { version: string; answer: Promise<GaugeAnswer>; until: number }

/** Free setting of a site document (`config`) that names a vendor instead of the platform's own model. */
export const AUTOGAUGE_API_SETTING = 'autogauge_api'
const KEPT_MAX = 5000
/** A vendor's figures may change independently of our stock; a failure is retried soon, but not by every visitor. */
const KEPT_MS = 6 * 3_600_000
const FAILURE_KEPT_MS = 60_000

/** The price comparison on vehicle pages and at GET {car.path}/autogauge. */
export function createMarketPriceService(deps: MarketPriceDeps) {
  const { clock } = deps
  const local = createLocalAutogauge({ listComparables: deps.listComparables, clock })
  const findComparables = createComparableFinder(deps.listComparables)
  const kept = createRecentCache<Kept>(KEPT_MAX)

  function autogaugeOf(site: SiteContext): { autogauge: Autogauge; source: string } {
    const api = site.config.config[AUTOGAUGE_API_SETTING]
    if (typeof api !== 'string' || api === '') return { autogauge: local, source: 'own' }
    return { autogauge: createHttpAutogauge({ api, isDevelopment: deps.isDevelopment }), source: api }
  }

  async function ask(site: SiteContext, vehicle: Vehicle, autogauge: Autogauge): Promise<GaugeAnswer> {
    const answer = await autogauge
      .readGauge(vehicle)
      .catch((error: unknown) => fail({ code: 'gauge_unavailable' as const, reason: String(error) }))
    const checked = answer.ok ? (refuseOtherPrice(vehicle, answer.value) ?? answer) : answer
    if (!checked.ok && checked.error.code === 'gauge_unavailable')
      deps.onFailure({ site: site.config.slug, vehicleId: vehicle.id, reason: checked.error.reason })
    return checked
  }

  /**
   * Shares one answer between visitors until the market changes. Keys include the site, so no answer crosses
   * tenants.
   */
  function keptAnswer(site: SiteContext, vehicle: Vehicle): Promise<GaugeAnswer> {
    const { autogauge, source } = autogaugeOf(site)
    const key = JSON.stringify([site.id, source, vehicle.id])
    const version = `${deps.marketVersion()} ${vehicle.updatedAt} ${shownPriceCents(vehicle)}`
    const known = kept.get(key)
    if (known?.version === version && known.until > clock.now()) return known.answer
    const entry: Kept = { version, answer: ask(site, vehicle, autogauge), until: clock.now() + KEPT_MS }
    kept.set(key, entry)
    void entry.answer.then(({ ok }) => {
      if (!ok) entry.until = clock.now() + FAILURE_KEPT_MS
    })
    return entry.answer
  }

  /** The gauge of the site's own vehicle (API-003), or why there is none. The caller checks that it is the site's. */
  async function readGauge(
    site: SiteContext,
    vehicle: Vehicle,
  ): Promise<Result<PriceGauge, { code: MarketPriceErrorCode }>> {
    if (!hasFeature(site, 'autogauge')) return fail({ code: 'comparison_off' })
    if (!isPriceComparable(vehicle, { usedOnly: site.config.vehicle.comparesUsedOnly ?? false }))
      return fail({ code: 'no_price' })
    return keptAnswer(site, vehicle)
  }

  return {
    readGauge,
    /**
     * Asking prices of used vehicles comparable to a described one without government charges, all dealerships
     * alike, in dollars; null without comparables. Identifies no dealer. Throws only if the index is unavailable.
     */
    async estimateRetail(described: DescribedVehicle): Promise<MarketEstimate | null> {
      const subject: MarketVehicle = {
        ...described,
        id: '',
        vin: null,
        carType: 'used',
        price: 0,
        priceKind: 'egc',
      }
      const comparables = await findComparables(subject, clock.now())
      return estimateMarket(usualVariant(subject, comparables), comparables)
    },
    /**
     * What the vehicle page shows, or null: plugin off (SITE-015), price not comparable, insufficient data, or a
     * failed gauge, which is logged and costs the page only the panel (ERR-003). Never throws.
     */
    async findPanel(site: SiteContext, vehicle: Vehicle): Promise<GaugePanel | null> {
      const gauge = await readGauge(site, vehicle)
      if (!gauge.ok) return null
      const price = { kind: vehicle.priceKind, state: vehicle.priceState }
      return toGaugePanel(gauge.value, price, verdictScale(site))
    },
  }
}

function verdictScale(site: SiteContext): VerdictScale {
  return site.config.vehicle.marketVerdicts ?? 'full_scale'
}

/** Refuses a vendor that compares an outdated price, which would judge a price nobody can see. */
function refuseOtherPrice(vehicle: Vehicle, gauge: PriceGauge): GaugeAnswer | null {
  const shown = shownPriceCents(vehicle)
  if (gauge.listingPriceCents === null || gauge.listingPriceCents === shown) return null
  return fail({ code: 'gauge_unavailable', reason: 'The gauge is of another price than the advertised one' })
}
