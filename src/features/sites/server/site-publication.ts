import { sql } from 'kysely'
import type { Database, DatabaseTransaction } from '#src/platform/database/database.ts'
import { type SiteId, toId } from '#src/shared/domain/ids.ts'
import { fail, ok, type Result } from '#src/shared/domain/result.ts'
import type { SiteConfig, SiteDealership } from '../domain/site-config.ts'
import { diffSettings, differenceText } from '../domain/document/site-diff.ts'
import { siteError, type SiteError } from './site-errors.ts'
import './site-tables.ts'

export const SITE_PUBLISHED_CHANNEL = 'site_published'

export type Publication = {
  document: object
  schemaVersion: number
  config: SiteConfig
  contentSet: string | null
  by: string
  note: string
  at: Date
}

class Refused extends Error {
  readonly reason: SiteError
  constructor(reason: SiteError) {
    super(reason.message)
    this.reason = reason
  }
}

/**
 * Stores a site's next version with its hosts and dealerships in one transaction and notifies every process. The
 * site's row is locked, so two simultaneous publications become two versions.
 */
export async function publishDocument(
  db: Database,
  publication: Publication,
  mustBeNew = false,
): Promise<Result<{ siteId: SiteId; version: number }, SiteError>> {
  try {
    return ok(await db.transaction().execute((trx) => storeVersion(trx, publication, mustBeNew)))
  } catch (error) {
    if (error instanceof Refused) return fail(error.reason)
    throw error
  }
}

async function storeVersion(trx: DatabaseTransaction, publication: Publication, mustBeNew: boolean) {
  const { config, contentSet, document, schemaVersion, by, note, at } = publication
  const siteId = toId('site', config.slug)
  const removed = await trx
    .selectFrom('removed_sites')
    .select('last_version')
    .where('slug', '=', config.slug)
    .executeTakeFirst()
  const added = await trx
    .insertInto('sites')
    .values({
      id: siteId,
      slug: config.slug,
      name: config.name,
      // Cached pages of a removed site are keyed by its versions
      version: removed?.last_version ?? 0,
      published_at: null,
      suspended_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  const { version: last } = await trx
    .selectFrom('sites')
    .select('version')
    .where('id', '=', siteId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  if (mustBeNew && !added)
    throw new Refused(
      siteError('site_exists', `The site ${config.slug} exists already; publish a document to change it.`),
    )
  const version = last + 1
  await trx
    .insertInto('site_versions')
    .values({
      site_id: siteId,
      version,
      document: JSON.stringify(document),
      schema_version: schemaVersion,
      content_set: contentSet,
      published_by: by,
      note,
      published_at: at,
    })
    .execute()
  await trx
    .updateTable('sites')
    .set({ name: config.name, version, published_at: at })
    .where('id', '=', siteId)
    .execute()
  await storeHosts(trx, siteId, config.hosts)
  for (const dealership of [...config.dealerships].sort((a, b) => (a.slug < b.slug ? -1 : 1)))
    await storeDealership(trx, siteId, dealership, at)
  await sql`select pg_notify(${SITE_PUBLISHED_CHANNEL}, ${config.slug})`.execute(trx)
  return { siteId, version }
}

/** Hosts are inserted in name order, so that simultaneous publications wait for each other without deadlock. */
async function storeHosts(trx: DatabaseTransaction, siteId: SiteId, hosts: readonly string[]): Promise<void> {
  await trx.deleteFrom('site_hosts').where('site_id', '=', siteId).execute()
  for (const host of [...hosts].sort()) {
    const added = await trx
      .insertInto('site_hosts')
      .values({ host, site_id: siteId })
      .onConflict((conflict) => conflict.doNothing())
      .returning('host')
      .executeTakeFirst()
    if (added) continue
    const owner = await trx
      .selectFrom('site_hosts')
      .innerJoin('sites', 'sites.id', 'site_hosts.site_id')
      .select('sites.slug')
      .where('host', '=', host)
      .executeTakeFirst()
    throw new Refused(
      siteError(
        'site_host_taken',
        `The host ${host} belongs to the site ${owner?.slug ?? 'another'}; take it out there first.`,
      ),
    )
  }
}

async function storeDealership(
  trx: DatabaseTransaction,
  siteId: SiteId,
  dealership: SiteDealership,
  at: Date,
): Promise<void> {
  const { id, slug, name } = dealership
  const facts = {
    name,
    legal_name: dealership.legalName,
    licence_number: dealership.licenceNumber,
    licence_state: dealership.licenceState,
    record: JSON.stringify(dealership),
    updated_at: at,
  }
  const added = await trx
    .insertInto('dealerships')
    .values({ id, slug, owner_site_id: siteId, ...facts })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (added) return
  const known = await trx
    .selectFrom('dealerships')
    .select(['record', 'owner_site_id'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  if (known.owner_site_id === siteId) {
    await trx.updateTable('dealerships').set(facts).where('id', '=', id).execute()
    return
  }
  const differences = diffSettings(known.record, dealership)
  if (differences.length === 0) return
  const owner = known.owner_site_id.replace(/^site_/, '')
  throw new Refused(
    siteError(
      'dealership_differs',
      `The dealership ${slug} is kept by the site ${owner} and differs here: ${differences.map(differenceText).join('; ')}. Write it the same, or give this one another slug.`,
    ),
  )
}
