import type { SiteId } from '#src/shared/domain/ids.ts'

type AnalyticsCountsTable = {
  site_id: SiteId
  /** YYYY-MM-DD in the site's time zone. */
  day: string
  event: string
  /** Empty if the event was not about a vehicle. */
  vehicle_id: string
  seen: number
}

type AnalyticsLeadEventsTable = {
  site_id: SiteId
  reference: string
  event: string
  vehicle_id: string | null
  recorded_at: Date
  forwarded_at: Date | null
}

declare module '#src/platform/database/database.ts' {
  interface Tables {
    analytics_counts: AnalyticsCountsTable
    analytics_lead_events: AnalyticsLeadEventsTable
  }
}
