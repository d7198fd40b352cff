import { createSandboxApi } from '#src/features/payments/server/sandbox/sandbox-api.ts'
import { createPaymentWebhookApi } from '#src/features/reservations/server/payment-webhook-api.ts'
import { createReservationLimits } from '#src/features/reservations/server/reservation-limits.ts'
import { registerReservationCommands } from '#src/features/reservations/server/reservation-commands.ts'
import { addressOf, sayFault, siteOf } from '#src/app/http/visit.ts'
import type { Part } from '#src/app/part.ts'

/** The sandbox’s own page is mounted only where it may run. */
export const reservationPart: Part = {
  apis(http, app) {
    const { reservations, sandbox } = app
    const onFault = (error: unknown) => sayFault(app, 'payment news', error)
    http.use(
      createReservationLimits({
        now: () => app.clock.now(),
        siteOf: (c) => siteOf(c).id,
        addressOf,
      }),
    )
    http.route('/api/payments', createPaymentWebhookApi({ reservations, siteOf, onFault }))
    if (!sandbox) return
    http.route(
      '/dev/pay',
      createSandboxApi({
        sandbox,
        siteOf,
        sendNews: async (site, news) => {
          await reservations.receiveWebhook(site, { gateway: 'sandbox', ...news }).catch(onFault)
        },
      }),
    )
  },
  commands(program, app, io) {
    registerReservationCommands(program, { reservations: app.reservations, sites: app.sites, io })
  },
  upkeep({ reservations }) {
    return [{ name: 'reservations', prune: reservations.tidy }]
  },
}
