import { z } from 'zod'

/** Price against the market: what a site can switch on or off (SITE-004). */
export const marketPriceSwitches = {
  autogauge: z
    .boolean()
    .default(false)
    .describe(
      'The Autogauge plugin is on: vehicle pages compare the price with the market, and leads say so (LEAD-008).',
    ),
  below_market_badge: z
    .boolean()
    .default(false)
    .describe('Cards say when a vehicle is more than $499 under the market average.'),
}

export type MarketPriceSwitches = z.output<z.ZodObject<typeof marketPriceSwitches>>
