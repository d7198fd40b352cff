import { sql } from 'kysely'
import type { Store } from '#src/platform/database/database.ts'

/** Makes every stored change older by `ms`. */
export async function ageChanges(store: Store, ms: number): Promise<void> {
  await sql`update vehicle_changes set changed_at = changed_at - ${ms}::float8 * interval '1 millisecond'`.execute(
    store.db,
  )
}
