import { createAccountApi } from '#src/features/accounts/server/account-api.ts'
import { createWatchlistApi } from '#src/features/watchlist/server/watchlist-api.ts'
import { addressOf, sayFault, siteOf } from '#src/app/http/visit.ts'
import type { Part } from '#src/app/part.ts'

export const accountPart: Part = {
  apis(http, app) {
    const { accounts, watchlist } = app
    const onFault = (error: Error) => sayFault(app, 'watchlist', error)
    http.route('/api', createAccountApi({ accounts, siteOf, addressOf }))
    http.route('/api/watchlist', createWatchlistApi({ watchlist, accounts, siteOf, onFault }))
  },
  upkeep({ accounts }) {
    return [{ name: 'sign-in codes and sessions', prune: accounts.prune }]
  },
}
