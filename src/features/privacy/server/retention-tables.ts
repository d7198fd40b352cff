import type { SiteId } from '#src/shared/domain/ids.ts'
import type { RetentionKind } from '../domain/retention-kind.ts'

/** `month` is the first day of a month. */
type RetentionCountsTable = { site_id: SiteId; kind: RetentionKind; month: Date; removed: number }

declare module '#src/platform/database/database.ts' {
  interface Tables {
    retention_counts: RetentionCountsTable
  }
}
