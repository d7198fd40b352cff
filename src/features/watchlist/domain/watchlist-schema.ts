import { z } from 'zod'

/** Favourites and compare: what a site can switch on or off (SITE-004). */
export const watchlistSwitches = {
  favourites: z
    .boolean()
    .default(true)
    .describe('Shoppers keep favourites and compare vehicles in their browser.'),
}

export type WatchlistSwitches = z.output<z.ZodObject<typeof watchlistSwitches>>
