import { sql } from 'kysely'
import type { Store } from '#src/platform/database/database.ts'
import type { Clock } from '#src/shared/domain/clock.ts'
import { type SiteId, toId } from '#src/shared/domain/ids.ts'
import { fail, ok, type Result } from '#src/shared/domain/result.ts'
import { siteError, type SiteError } from '../site-errors.ts'
import { SITE_PUBLISHED_CHANNEL } from '../site-publication.ts'
import '../site-tables.ts'
import { countRemoval, type KeepRow, type Removal, removeSite } from './site-removal.ts'

type Deps = { store: Store; clock: Clock; invalidate(): void }

/** Suspending, resuming and removing sites. */
export function createSiteStanding({ store: { db }, clock, invalidate }: Deps) {
  async function find(slug: string) {
    const row = await db
      .selectFrom('sites')
      .select(['id', 'version', 'suspended_at'])
      .where('slug', '=', slug)
      .executeTakeFirst()
    return row ? ok(row) : fail(siteError('site_unknown', `There is no site ${slug}.`))
  }

  async function setSuspended(slug: string, at: Date | null): Promise<Result<{ id: SiteId }, SiteError>> {
    const found = await find(slug)
    if (!found.ok) return found
    const changed = await db.transaction().execute(async (trx) => {
      const row = await trx
        .updateTable('sites')
        .set({ suspended_at: at })
        .where('slug', '=', slug)
        .where('suspended_at', at ? 'is' : 'is not', null)
        .returning('id')
        .executeTakeFirst()
      await sql`select pg_notify(${SITE_PUBLISHED_CHANNEL}, ${slug})`.execute(trx)
      return row
    })
    invalidate()
    if (changed) return ok(changed)
    return fail(
      siteError('site_standing', `The site ${slug} is ${at ? 'suspended already' : 'not suspended'}.`),
    )
  }

  return {
    /** Its hosts answer 503 from now on, in all processes; nothing is lost. Errors: site_unknown, site_standing. */
    suspend: (slug: string) => setSuspended(slug, new Date(clock.now())),
    /** Its hosts answer again. Errors: site_unknown, site_standing. */
    resume: (slug: string) => setSuspended(slug, null),

    /** What a removal would delete, without doing it. Errors: site_unknown. */
    async planRemoval(slug: string): Promise<Result<Removal, SiteError>> {
      const found = await find(slug)
      return found.ok ? ok(await countRemoval(db, found.value.id)) : found
    },

    /**
     * Deletes a suspended site from every table. `keep` receives each row first, and if it throws everything is
     * undone. Errors: site_unknown, and site_standing if not suspended, so that no visitor is in the middle of a
     * form.
     */
    async remove(
      slug: string,
      { by, keep }: { by: string; keep?: KeepRow | undefined },
    ): Promise<Result<Removal & { siteId: SiteId }, SiteError>> {
      const found = await find(slug)
      if (!found.ok) return found
      const { version, suspended_at } = found.value
      if (!suspended_at)
        return fail(siteError('site_standing', `The site ${slug} is on the net: suspend it first.`))
      const tombstone = { slug, last_version: version, removed_at: new Date(clock.now()), removed_by: by }
      const siteId = toId('site', slug)
      const removal = await removeSite(db, { siteId, tombstone, keep })
      invalidate()
      return ok({ ...removal, siteId })
    },
  }
}
