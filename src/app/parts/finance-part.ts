import { createDeliveryApi } from '#src/features/delivery/server/delivery-api.ts'
import { createFinanceApi } from '#src/features/finance/server/finance-api.ts'
import { createSandboxLenderApi } from '#src/features/finance/server/sandbox-lender-api.ts'
import { addressOf, sayFault, siteOf } from '#src/app/http/visit.ts'
import type { Part } from '#src/app/part.ts'

/** The sample lender’s own page is mounted only where it may run. */
export const financePart: Part = {
  apis(http, app) {
    http.route(
      '/api/youx',
      createFinanceApi({
        finance: app.finance,
        accounts: app.accounts,
        siteOf,
        addressOf,
        now: () => app.clock.now(),
        onFault: (error) => sayFault(app, 'finance', error),
      }),
    )
    if (!app.env.isProduction) http.route('/dev/lender', createSandboxLenderApi({ siteOf }))
    http.route('/api/delivery', createDeliveryApi({ delivery: app.delivery, siteOf }))
  },
}
