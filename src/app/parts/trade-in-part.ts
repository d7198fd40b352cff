import { createTradeInApi } from '#src/features/trade-in/server/trade-in-api.ts'
import { createTradeInLimits } from '#src/features/trade-in/server/trade-in-limits.ts'
import { addressOf, sayFault, siteOf } from '#src/app/http/visit.ts'
import type { Part } from '#src/app/part.ts'

/** The valuation limit also applies to the pages that request one. */
export const tradeInPart: Part = {
  apis(http, app) {
    http.use(
      createTradeInLimits({
        now: () => app.clock.now(),
        siteOf: (c) => siteOf(c).id,
        addressOf,
      }),
    )
    const onFault = (error: Error) => sayFault(app, 'trade-in', error)
    http.route('/', createTradeInApi({ tradeIn: app.tradeIn, siteOf, onFault }))
  },
  upkeep({ tradeIn }) {
    return [{ name: 'trade-ins', prune: tradeIn.tidy }]
  },
}
