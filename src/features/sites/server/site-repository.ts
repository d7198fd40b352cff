import type { Database } from '#src/platform/database/database.ts'
import type { StoredDocument } from '../domain/document/site-documents.ts'
import './site-tables.ts'

export type SiteEntry = {
  slug: string
  name: string
  version: number
  publishedAt: Date | null
  hosts: string[]
  /** When it was suspended; null while it is online. */
  suspendedAt: Date | null
}

export type SiteVersion = { version: number; by: string; note: string; publishedAt: Date }

/** Every site with its version and hosts, by slug, without documents. */
export async function listSiteEntries(db: Database): Promise<SiteEntry[]> {
  const rows = await db
    .selectFrom('sites')
    .leftJoin('site_hosts', 'site_hosts.site_id', 'sites.id')
    .select([
      'sites.slug',
      'sites.name',
      'sites.version',
      'sites.published_at',
      'sites.suspended_at',
      'site_hosts.host',
    ])
    .where('sites.version', '>', 0)
    .orderBy('sites.slug')
    .execute()
  const entries = new Map<string, SiteEntry>()
  for (const row of rows) {
    const entry = entries.get(row.slug) ?? {
      slug: row.slug,
      name: row.name,
      version: row.version,
      publishedAt: row.published_at,
      suspendedAt: row.suspended_at,
      hosts: [],
    }
    if (row.host !== null) entry.hosts.push(row.host)
    entries.set(row.slug, entry)
  }
  return [...entries.values()]
}

type Numbered = StoredDocument & { version: number }
type WithContent = StoredDocument & { contentSet: string | null }

/** The newest document of a site up to `version`, as written, or undefined. */
export function findDocumentUpTo(db: Database, slug: string, version: number): Promise<Numbered | undefined> {
  return db
    .selectFrom('site_versions')
    .innerJoin('sites', 'sites.id', 'site_versions.site_id')
    .select(['site_versions.document', 'site_versions.version', 'schema_version as schemaVersion'])
    .where('sites.slug', '=', slug)
    .where('site_versions.version', '<=', version)
    .orderBy('site_versions.version', 'desc')
    .limit(1)
    .executeTakeFirst()
}

export function findVersion(db: Database, slug: string, version: number): Promise<WithContent | undefined> {
  return db
    .selectFrom('site_versions')
    .innerJoin('sites', 'sites.id', 'site_versions.site_id')
    .select([
      'site_versions.document',
      'schema_version as schemaVersion',
      'site_versions.content_set as contentSet',
    ])
    .where('sites.slug', '=', slug)
    .where('site_versions.version', '=', version)
    .executeTakeFirst()
}

export async function findPublished(
  db: Database,
  slug: string,
): Promise<(Numbered & WithContent) | undefined> {
  return db
    .selectFrom('sites')
    .innerJoin('site_versions', (join) =>
      join
        .onRef('site_versions.site_id', '=', 'sites.id')
        .onRef('site_versions.version', '=', 'sites.version'),
    )
    .select([
      'site_versions.document',
      'site_versions.version',
      'schema_version as schemaVersion',
      'site_versions.content_set as contentSet',
    ])
    .where('sites.slug', '=', slug)
    .executeTakeFirst()
}

export async function listVersions(db: Database, slug: string): Promise<SiteVersion[]> {
  return db
    .selectFrom('site_versions')
    .innerJoin('sites', 'sites.id', 'site_versions.site_id')
    .select([
      'site_versions.version',
      'site_versions.published_by as by',
      'site_versions.note',
      'site_versions.published_at as publishedAt',
    ])
    .where('sites.slug', '=', slug)
    .orderBy('site_versions.version', 'desc')
    .execute()
}
