import { formatCents } from '#src/shared/domain/money.ts'
import { gaugeVerdict, isGaugeShown, standingOf, type VerdictScale } from './gauge-verdict.ts'
import type { PriceGauge } from './price-gauge.ts'

/** CARD-019: the badge shows if the gap is larger. */
const BELOW_MARKET_GAP_CENTS = 499_00
/**
 * `$1,200 below market average` for a card, of the gauge that the vehicle's own page shows; null where that page makes
 * no claim, the gap is not above $499, or a vendor does not tell its average (CARD-019).
 */
export function belowMarketText(gauge: PriceGauge, scale: VerdictScale): string | null {
  if (!isGaugeShown(gauge, scale)) return null
  const standing = standingOf(gauge)
  const { gapCents } = standing
  if (gapCents === null || -gapCents <= BELOW_MARKET_GAP_CENTS) return null
  const isDeal = gaugeVerdict(standing, scale).endsWith('Deal')
  return isDeal ? `${formatCents(-gapCents)} below market average` : null
}
