import { formatCents } from '#src/shared/domain/money.ts'
import { gaugeVerdict, isGaugeShown, standingOf, type VerdictScale } from './gauge-verdict.ts'
import type { PriceGauge } from './price-gauge.ts'

/** CARD-019: the badge shows if the gap is larger. */
const BELOW_MARKET_GAP_CENTS = 499_00
/**
 * `$1,200 below market average` for a card, from the gauge on the vehicle's own page. Null if that page makes no
 * claim, the gap is not above $499, or a vendor gives no average (CARD-019).
 */
export function belowMarketText(gauge: PriceGauge, scale: VerdictScale): string | null {
  if (!isGaugeShown(gauge, scale)) return null
  const standing = standingOf(gauge)
  const { gapCents } = standing
  if (gapCents === null || -gapCents <= BELOW_MARKET_GAP_CENTS) return null
  const isDeal = gaugeVerdict(standing, scale).endsWith('Deal')
  return isDeal ? `${formatCents(-gapCents)} below market average` : null
}
