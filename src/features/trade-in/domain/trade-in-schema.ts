import { z } from 'zod'

const tradeIn = z.strictObject({
  marginPercent: z
    .number()
    .min(0)
    .max(100)
    .default(13)
    .describe('Share of the retail value kept for selling costs, warranty and margin, percent.'),
  marginMinDollars: z.number().min(0).max(50_000).default(1800).describe('The least kept this way, dollars.'),
  preparationDollars: z
    .number()
    .min(0)
    .max(50_000)
    .default(900)
    .describe('Inspection, roadworthiness and detailing of any trade-in, dollars.'),
  offerDays: z.number().int().min(1).max(60).default(7).describe('How many days an online offer is valid.'),
  needsSignIn: z
    .boolean()
    .default(false)
    .describe('The trade-in page asks visitors to sign in first (TRADE-014).'),
})

export const tradeInSettings = {
  tradeIn: tradeIn.prefault({}).describe('Online trade-in offers.'),
}

export type TradeInConfig = z.output<z.ZodObject<typeof tradeInSettings>>

/** Trade-in: what a site can switch on or off (SITE-004). */
export const tradeInSwitches = {
  trade_in: z.boolean().default(true).describe('Vehicle pages and the menu offer a trade-in valuation.'),
  trade_in_miscellaneous: z
    .boolean()
    .default(false)
    .describe('A finished valuation is also sent to /api/miscellaneous as column valuation (TRADE-012).'),
}

export type TradeInSwitches = z.output<z.ZodObject<typeof tradeInSwitches>>
