import type { Store } from '#src/platform/database/database.ts'
import { fail, ok, type Result } from '#src/shared/domain/result.ts'
import { diffSettings, type SiteDifference } from '../domain/document/site-diff.ts'
import type { SiteDocuments } from '../domain/document/site-documents.ts'
import type { SiteConfig } from '../domain/site-config.ts'
import { siteError, type SiteError, unknownSite } from './site-errors.ts'
import { findPublished, findVersion, listVersions } from './site-repository.ts'
import type { Published, StoreDocument } from './site-service.ts'

/** `withHosts` also restores the earlier version's hosts; `dryRun` publishes nothing. */
export type RollbackOptions = { by: string; withHosts?: boolean; dryRun?: boolean }
/**
 * `differences` is what it undoes. Of the current hosts the earlier version lacks, `keptHosts` stay and
 * `droppedHosts` go. `leftHosts` are hosts of the earlier version that stay offline.
 */
export type RolledBack = {
  published: Published | null
  differences: SiteDifference[]
  isOtherContent: boolean
  keptHosts: string[]
  droppedHosts: string[]
  leftHosts: string[]
}

type Stored = { store: Store; documents: SiteDocuments }
type Deps = {
  validate: (document: unknown) => Result<SiteConfig, SiteError>
  storeDocument: StoreDocument
}

export function siteRollback({ store: { db }, documents }: Stored, { validate, storeDocument }: Deps) {
  return {
    /**
     * Publishes an earlier version with its content as a new version, and returns what that undoes. Current hosts
     * are kept unless requested otherwise, because dropping a host takes the site offline. Errors: `site_unknown`,
     * `site_version_unknown`, and those of publishing.
     */
    async rollback(
      slug: string,
      version: number,
      { by, withHosts = false, dryRun = false }: RollbackOptions,
    ): Promise<Result<RolledBack, SiteError>> {
      const present = await findPublished(db, slug)
      if (!present) return fail(unknownSite(slug))
      const versions = await listVersions(db, slug)
      const stored = versions.some((known) => known.version === version)
        ? await findVersion(db, slug, version)
        : undefined
      if (!stored)
        return fail(
          siteError(
            'site_version_unknown',
            `The site ${slug} has no version ${version}; it has 1 to ${versions[0]?.version}.`,
          ),
        )
      const [today, earlier] = [documents.migrate(present), documents.migrate(stored)]
      const hosts = hostsOf(today)
      const document = withHosts ? earlier : { ...earlier, hosts }
      const before = validate(today)
      const after = validate(document)
      if (!after.ok) return after
      const { contentSet } = stored
      const author = { by, note: `rollback to version ${version}`, contentSet }
      const published = dryRun ? null : await storeDocument(document, author)
      if (published && !published.ok) return published
      return ok({
        published: published?.value ?? null,
        differences: diffSettings(before.ok ? before.value : today, after.value),
        isOtherContent: contentSet !== present.contentSet,
        keptHosts: withHosts ? [] : missingIn(earlier, hosts),
        droppedHosts: withHosts ? missingIn(earlier, hosts) : [],
        leftHosts: withHosts ? [] : missingIn(today, hostsOf(earlier)),
      })
    },
  }
}

/** Those of these hosts that a document does not have. */
export function missingIn(document: unknown, hosts: string[]): string[] {
  const there = hostsOf(document)
  return hosts.filter((host) => !there.includes(host))
}

/** A document's hosts in its order, the site's address first; none if it is not one. */
export function hostsOf(document: unknown): string[] {
  return typeof document === 'object' &&
    document !== null &&
    'hosts' in document &&
    Array.isArray(document.hosts)
    ? document.hosts
    : []
}
