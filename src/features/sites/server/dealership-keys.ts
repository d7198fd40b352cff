import type { Store } from '#src/platform/database/database.ts'
import type { Clock } from '#src/shared/domain/clock.ts'
import { fail, ok, type Result } from '#src/shared/domain/result.ts'
import {
  addApiKey,
  type ApiKeyRecord,
  type DealershipRecord,
  endApiKey,
  findDealershipOfKey,
  listApiKeyRecords,
  listDealershipRecords,
} from './dealership-key-repository.ts'
import { siteError, type SiteError } from './site-errors.ts'

/** Keys of dealers' systems, each for the feed of one dealership. */
export function dealershipKeys({ store: { db }, clock }: { store: Store; clock: Clock }) {
  return {
    /** Every dealership of every site, by slug. */
    listDealerships: (): Promise<DealershipRecord[]> => listDealershipRecords(db),

    /** A new key for a dealership's stock feed; the plain key is in this answer only. */
    async createApiKey(
      dealershipSlug: string,
      label: string,
      by = '',
    ): Promise<Result<{ id: string; key: string }, SiteError>> {
      const dealerships = await listDealershipRecords(db)
      const dealership = dealerships.find(({ slug }) => slug === dealershipSlug)
      if (!dealership)
        return fail(
          siteError(
            'dealership_unknown',
            `There is no dealership ${dealershipSlug}; there are ${dealerships.map(({ slug }) => slug).join(', ') || 'none'}.`,
          ),
        )
      return ok(await addApiKey(db, { dealershipId: dealership.id, label, by, at: new Date(clock.now()) }))
    },

    /** The dealership a key speaks for, or null for a wrong or revoked key. */
    findDealershipByKey: async (key: string): Promise<DealershipRecord | null> =>
      (await findDealershipOfKey(db, key)) ?? null,

    /** Every key, of one dealership or of all, the newest first; never the keys themselves. */
    listApiKeys: (dealershipSlug?: string): Promise<ApiKeyRecord[]> => listApiKeyRecords(db, dealershipSlug),

    /** Ends a key at once, in every process; true when it was alive. */
    revokeApiKey: (id: string, by: string): Promise<boolean> =>
      endApiKey(db, { id, by, at: new Date(clock.now()) }),
  }
}
