import type { GeneratedAlways } from 'kysely'
import type { Database } from '#src/platform/database/database.ts'
import type { DealershipId, SiteId, VehicleId } from '#src/shared/domain/ids.ts'

export type PhoneRevealsTable = {
  id: GeneratedAlways<number>
  site_id: SiteId
  dealership_id: DealershipId
  vehicle_id: VehicleId | null
  revealed_at: Date
}

declare module '#src/platform/database/database.ts' {
  interface Tables {
    phone_reveals: PhoneRevealsTable
  }
}

export type PhoneReveal = {
  siteId: SiteId
  dealershipId: DealershipId
  vehicleId: VehicleId | null
  revealedAt: Date
}

/** Records that a number was revealed (API-007). */
export async function addPhoneReveal(db: Database, reveal: PhoneReveal): Promise<void> {
  await db
    .insertInto('phone_reveals')
    .values({
      site_id: reveal.siteId,
      dealership_id: reveal.dealershipId,
      vehicle_id: reveal.vehicleId,
      revealed_at: reveal.revealedAt,
    })
    .execute()
}

/** Deletes at most `limit` reveals from before a moment; returns how many. */
export async function prunePhoneReveals(db: Database, before: Date, limit: number): Promise<number> {
  const removed = await db
    .deleteFrom('phone_reveals')
    .where('id', 'in', (sub) =>
      sub
        .selectFrom('phone_reveals')
        .select('id')
        .where('revealed_at', '<', before)
        .orderBy('id')
        .limit(limit),
    )
    .executeTakeFirst()
  return Number(removed.numDeletedRows)
}
