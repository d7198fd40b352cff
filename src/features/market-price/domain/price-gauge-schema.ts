import { z } from 'zod'
import { centsFromDollars } from '#src/shared/domain/money.ts'
import { fail, ok, type Result } from '#src/shared/domain/result.ts'
import type { PriceGauge } from './price-gauge.ts'

const DOLLARS_MAX = 10_000_000
const share = z.number().min(0).max(1).nullish()
const dollars = z.number().min(0).max(DOLLARS_MAX).nullish()

/** A vendor's answer; fields may be missing (then no panel, VDP-022), others are ignored. */
const vendorGauge = z.object({
  fill: share,
  listing_price: dollars,
  market_range_min: dollars,
  market_range_max: dollars,
  confidence: share,
  description: z.string().max(500).nullish(),
})

/** Parses a vendor's gauge response (DATA-017) from any JSON value. The error says what is wrong. */
export function parsePriceGauge(answer: unknown): Result<PriceGauge, string> {
  const read = vendorGauge.safeParse(answer)
  if (!read.success)
    return fail(
      read.error.issues.map(({ path, message }) => `${path.join('.') || 'answer'}: ${message}`).join('; '),
    )
  const { fill, listing_price, market_range_min, market_range_max, confidence, description } = read.data
  return ok({
    fill: fill ?? null,
    listingPriceCents: cents(listing_price),
    marketMinCents: cents(market_range_min),
    marketMaxCents: cents(market_range_max),
    confidence: confidence ?? null,
    description: description ?? '',
    basis: null,
  })
}

function cents(amount: number | null | undefined): number | null {
  return amount === null || amount === undefined ? null : centsFromDollars(amount)
}
