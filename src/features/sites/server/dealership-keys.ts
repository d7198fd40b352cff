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

/** Keys for dealers' systems, each for one dealership's feed. */
export function dealershipKeys({ store: { db }, clock }: { store: Store; clock: Clock }) {
  return {
    /** Every dealership of every site, by slug. */
    listDealerships: (): Promise<DealershipRecord[]> => listDealershipRecords(db),

    /** Creates a key for a dealership's stock feed; the plain key is only in this result. */
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

    /** The dealership of a key; null if the key is wrong or revoked. */
    findDealershipByKey: async (key: string): Promise<DealershipRecord | null> =>
      (await findDealershipOfKey(db, key)) ?? null,

    /** Key records of one dealership or all, newest first, without the keys themselves. */
    listApiKeys: (dealershipSlug?: string): Promise<ApiKeyRecord[]> => listApiKeyRecords(db, dealershipSlug),

    /** Revokes a key at once, in every process; true if it was valid. */
    revokeApiKey: (id: string, by: string): Promise<boolean> =>
      endApiKey(db, { id, by, at: new Date(clock.now()) }),
  }
}
