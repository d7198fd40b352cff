import { z } from 'zod'
import { accountSwitches } from '#src/features/accounts/domain/accounts-schema.ts'
import { testDriveSwitches } from '#src/features/bookings/domain/test-drive-schema.ts'
import { financeSwitches } from '#src/features/finance/domain/finance-schema.ts'
import { formSwitches } from '#src/features/leads/domain/forms-schema.ts'
import { placeSwitches } from '#src/features/locations/domain/settings/places-schema.ts'
import { marketPriceSwitches } from '#src/features/market-price/domain/market-price-schema.ts'
import { reservationSwitches } from '#src/features/reservations/domain/reservations-schema.ts'
import { searchSwitches } from '#src/features/search/domain/search-schema.ts'
import { tradeInSwitches } from '#src/features/trade-in/domain/trade-in-schema.ts'
import { vehicleSwitches } from '#src/features/vehicles/domain/vehicle-settings-schema.ts'
import { watchlistSwitches } from '#src/features/watchlist/domain/watchlist-schema.ts'

/** Every feature's switches, composed (SITE-004). */
export const siteSwitches = z
  .strictObject({
    ...vehicleSwitches,
    ...watchlistSwitches,
    ...searchSwitches,
    ...marketPriceSwitches,
    ...financeSwitches,
    ...formSwitches,
    ...testDriveSwitches,
    ...reservationSwitches,
    ...tradeInSwitches,
    ...accountSwitches,
    ...placeSwitches,
  })
  .prefault({})
  .describe('Features of the site, each on or off.')
