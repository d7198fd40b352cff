import { fail, type Result } from '#src/shared/domain/result.ts'
import {
  type GaugePanel,
  isPriceComparable,
  toGaugePanel,
} from '#src/features/market-price/domain/gauge-panel.ts'
import {
  MARKET_PRICE_CENTS_MIN,
  marketSubjectOf,
  type MarketVehicle,
  marketVehicleOf,
  OWN_SELLER,
} from '#src/features/market-price/domain/market-vehicle.ts'
import {
  estimateMarket,
  type MarketEstimate,
} from '#src/features/market-price/domain/model/estimate-market.ts'
import { usualVariant } from '#src/features/market-price/domain/model/usual-variant.ts'
import type { VerdictScale } from '#src/features/market-price/domain/gauge-verdict.ts'
import type { PriceGauge } from '#src/features/market-price/domain/price-gauge.ts'
import type { SiteContext } from '#src/features/sites/domain/site-config.ts'
import { belowMarketText } from '#src/features/market-price/domain/market-claim.ts'
import type { StockDocument } from '#src/features/search/domain/stock-document.ts'
import type { Vehicle } from '#src/features/vehicles/domain/vehicle.ts'
import { createComparableFinder } from './comparable-finder.ts'
import { createKeptGauges, type MarketPriceDeps } from './kept-gauges.ts'
import { centsFromDollars } from '#src/shared/domain/money.ts'
import type { MarketPriceErrorCode } from './market-price-errors.ts'

/** A described vehicle, not an advertised one. */
export type DescribedVehicle = Omit<
  MarketVehicle,
  'id' | 'vin' | 'carType' | 'price' | 'priceKind' | 'isSold' | 'seller'
>

export type MarketPriceService = ReturnType<typeof createMarketPriceService>

/** The price comparison on vehicle pages and at GET {car.path}/autogauge. */
export function createMarketPriceService(deps: MarketPriceDeps) {
  const { clock } = deps
  const findComparables = createComparableFinder(deps.listComparables)
  const { isVendors, keptAnswer } = createKeptGauges(deps)

  /** The gauge of the site's own vehicle (API-003), or why there is none. The caller checks that it is the site's. */
  async function readGauge(
    site: SiteContext,
    vehicle: Vehicle,
  ): Promise<Result<PriceGauge, { code: MarketPriceErrorCode }>> {
    if (!site.config.features.autogauge) return fail({ code: 'comparison_off' })
    if (!isPriceComparable(vehicle, { usedOnly: site.config.vehicle.comparesUsedOnly ?? false }))
      return fail({ code: 'no_price' })
    const market = marketSubjectOf(vehicle)
    return market ? keptAnswer(site, { market, slug: vehicle.slug }) : fail({ code: 'no_price' })
  }

  /** Only vehicle pages ask a vendor, because a list of cards would ask it two dozen times. */
  async function cardClaim(site: SiteContext, document: StockDocument): Promise<string | null> {
    const market = isDocumentComparable(site, document) ? marketVehicleOf(document) : null
    if (!market) return null
    const gauge = await keptAnswer(site, { market, slug: document.slug })
    return gauge.ok ? belowMarketText(gauge.value, verdictScale(site)) : null
  }

  return {
    readGauge,
    /**
     * Market claims for cards, by vehicle id: the wording of CARD-019 from the same gauge as the vehicle's page.
     * Empty if the site makes no such claims or uses a vendor. Never throws.
     */
    async cardClaims(
      site: SiteContext,
      documents: readonly StockDocument[],
    ): Promise<ReadonlyMap<string, string>> {
      const isOn = site.config.features.below_market_badge && site.config.features.autogauge
      if (!isOn || isVendors(site)) return new Map()
      const claims = await Promise.all(documents.map((document) => cardClaim(site, document)))
      return new Map(
        claims.flatMap((claim, at) => {
          const document = documents[at]
          return claim && document ? [[document.id, claim] as const] : []
        }),
      )
    },
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
        isSold: false,
        seller: OWN_SELLER,
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

/** CARD-020 and CARD-021 for an indexed vehicle, like isPriceComparable for a record. */
function isDocumentComparable({ config }: SiteContext, document: StockDocument): boolean {
  const { status, car_type: carType, price_range: price } = document
  if (status !== 'in_stock' || (config.vehicle.comparesUsedOnly && carType !== 'used')) return false
  return price !== null && centsFromDollars(price) > MARKET_PRICE_CENTS_MIN
}

function verdictScale(site: SiteContext): VerdictScale {
  return site.config.vehicle.marketVerdicts ?? 'full_scale'
}
