import { createEventsApi } from '#src/features/analytics/server/events-api.ts'
import { createEventsPage } from '#src/features/analytics/server/events-page.ts'
import { registerAnalyticsCommands } from '#src/features/analytics/server/analytics-commands.ts'
import { siteOf } from '#src/app/http/visit.ts'
import type { Part } from '#src/app/part.ts'

export const analyticsPart: Part = {
  apis(http, app) {
    http.route('/api/events', createEventsApi({ analytics: app.analytics, siteOf }))
    if (!app.env.isProduction)
      http.route('/dev/events', createEventsPage({ analytics: app.analytics, siteOf }))
  },
  commands(program, app, io) {
    registerAnalyticsCommands(program, { analytics: app.analytics, sites: app.sites, io })
  },
  upkeep({ analytics }) {
    return [{ name: 'analytics', prune: analytics.prune }]
  },
}
