import { createBookingApi } from '#src/features/bookings/server/booking-api.ts'
import { createCvApi } from '#src/features/leads/server/cv/cv-api.ts'
import { createLeadApi } from '#src/features/leads/server/lead-api.ts'
import { createOutboxApi } from '#src/features/leads/server/outbox-api.ts'
import { registerLeadCommands } from '#src/features/leads/server/lead-commands.ts'
import { registerPersonCommands } from '#src/features/leads/server/person/person-commands.ts'
import { createTextApi } from '#src/features/leads/server/texts/text-api.ts'
import type { Env } from '#src/env.ts'
import { addressOf, sayFault, siteOf } from '#src/app/http/visit.ts'
import type { Part } from '#src/app/part.ts'

/** What signs the texts that come in without a carrier: a development machine is told how in docs/operations.md. */
const DEVELOPMENT_TOKEN = 'development'

export const leadPart: Part = {
  apis(http, app) {
    http.route(
      '/api/leads',
      createLeadApi({
        leads: app.leads,
        siteOf,
        accounts: app.accounts,
        addressOf,
        onFault: (error) => sayFault(app, 'lead', error),
      }),
    )
    http.route('/api/texts', createTextApi({ texts: app.texts, authToken: textToken(app.env), siteOf }))
    http.route('/api/cv', createCvApi({ cvs: app.cvs, siteOf }))
    http.route(
      '/api/test-drives',
      createBookingApi({
        bookings: app.bookings,
        findVehicle: (site, id) => app.vehicles.findById(site, id),
        siteOf,
      }),
    )
    if (!app.env.isProduction) http.route('/dev/outbox', createOutboxApi({ messages: app.messages }))
  },
  commands(program, app, io) {
    registerLeadCommands(program, {
      leads: app.leads,
      texts: app.texts,
      findSite: (slug) => app.sites.getBySlug(slug),
      listSenders: async () => {
        const sites = await Promise.all((await app.sites.list()).map(({ slug }) => app.sites.getBySlug(slug)))
        return [...new Set(sites.flatMap((site) => site?.config.mailFrom ?? []))]
      },
      testReceiver: app.testReceiver,
      io,
    })
    registerPersonCommands(program, { people: app.people, findSite: (slug) => app.sites.getBySlug(slug), io })
  },
  upkeep({ people, messages, cvs }) {
    return [
      { name: 'cvs', prune: cvs.sweep },
      { name: 'erasures', prune: people.prune },
      { name: 'sent messages', prune: (nowMs, limit) => messages.prune(nowMs, limit) },
    ]
  },
}

function textToken({ twilio, isProduction }: Pick<Env, 'twilio' | 'isProduction'>): string | null {
  return twilio?.authToken ?? (isProduction ? null : DEVELOPMENT_TOKEN)
}
