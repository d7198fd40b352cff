import type { Clock } from '#src/shared/domain/clock.ts'
import { createRecentCache } from '#src/shared/domain/cache/recent-cache.ts'
import { centsFromDollars } from '#src/shared/domain/money.ts'
import { fail } from '#src/shared/domain/result.ts'
import type { PriceGauge } from '#src/features/market-price/domain/price-gauge.ts'
import type { SiteContext } from '#src/features/sites/domain/site-config.ts'
import type { Autogauge, GaugeSubject } from './autogauge.ts'
import type { ListComparables } from './comparable-finder.ts'
import { createHttpAutogauge } from './http-autogauge.ts'
import { createLocalAutogauge } from './local-autogauge.ts'

/** Logged when a gauge fails (ERR-003), or a price looks mistyped and makes no claim. */
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

type GaugeAnswer = Awaited<ReturnType<Autogauge['readGauge']>>
type Kept = { version: string; answer: Promise<GaugeAnswer>; until: number }

/** Free setting of a site document (`config`) that names a vendor instead of the platform's own model. */
export const AUTOGAUGE_API_SETTING = 'autogauge_api'
const KEPT_MAX = 5000
/** A vendor's figures may change independently of our stock; a failure is retried soon, but not by every visitor. */
const KEPT_MS = 6 * 3_600_000
const FAILURE_KEPT_MS = 60_000

/** Asks the site's autogauge (a vendor's or the platform's own) once for many visitors. */
export function createKeptGauges(deps: MarketPriceDeps) {
  const { clock } = deps
  const local = createLocalAutogauge({ listComparables: deps.listComparables, clock })
  const kept = createRecentCache<Kept>(KEPT_MAX)

  function autogaugeOf(site: SiteContext): { autogauge: Autogauge; source: string } {
    const api = site.config.config[AUTOGAUGE_API_SETTING]
    if (typeof api !== 'string' || api === '') return { autogauge: local, source: 'own' }
    return { autogauge: createHttpAutogauge({ api, isDevelopment: deps.isDevelopment }), source: api }
  }

  async function ask(site: SiteContext, subject: GaugeSubject, autogauge: Autogauge): Promise<GaugeAnswer> {
    const answer = await autogauge
      .readGauge(subject, site)
      .catch((error: unknown) => fail({ code: 'gauge_unavailable' as const, reason: String(error) }))
    const checked = answer.ok ? (refuseOtherPrice(subject, answer.value) ?? answer) : answer
    const told = (reason: string) =>
      deps.onFailure({ site: site.config.slug, vehicleId: subject.market.id, reason })
    if (!checked.ok) told(checked.error.reason)
    else if (checked.value.isStrange) told('The price is far from comparable vehicles: please check it')
    return checked
  }

  /**
   * Shares one answer between visitors until the market changes. Keys include the site, so no answer crosses
   * tenants.
   */
  function keptAnswer(site: SiteContext, subject: GaugeSubject): Promise<GaugeAnswer> {
    const { autogauge, source } = autogaugeOf(site)
    const key = JSON.stringify([site.id, source, subject.market.id])
    const version = `${deps.marketVersion()} ${JSON.stringify(subject.market)}`
    const known = kept.get(key)
    if (known?.version === version && known.until > clock.now()) return known.answer
    const entry: Kept = { version, answer: ask(site, subject, autogauge), until: clock.now() + KEPT_MS }
    kept.set(key, entry)
    void entry.answer.then(({ ok }) => {
      if (!ok) entry.until = clock.now() + FAILURE_KEPT_MS
    })
    return entry.answer
  }

  return { keptAnswer, isVendors: (site: SiteContext) => autogaugeOf(site).source !== 'own' }
}

/** Refuses a vendor's comparison of an outdated price, which no visitor can see any more. */
function refuseOtherPrice({ market }: GaugeSubject, gauge: PriceGauge): GaugeAnswer | null {
  const shown = centsFromDollars(market.price)
  if (gauge.listingPriceCents === null || gauge.listingPriceCents === shown) return null
  return fail({ code: 'gauge_unavailable', reason: 'The gauge is of another price than the advertised one' })
}
