import { type DealershipId, type SiteId, toId } from '#src/shared/domain/ids.ts'
import { fail, ok, type Result } from '#src/shared/domain/result.ts'
import type { NewSiteAnswers } from '../domain/document/new-site-answers.ts'
import type { SiteDocuments } from '../domain/document/site-documents.ts'
import type { SiteConfig, SiteContext } from '../domain/site-config.ts'
import { findingText, orderFindings, type PublicationFinding } from '../domain/publication-finding.ts'
import { diffSettings, type SiteDifference } from '../domain/document/site-diff.ts'
import {
  canonicalOrigin,
  homeOrigin,
  matchHost,
  normaliseHost,
  originOf,
  type Scheme,
  type Standing,
} from '../domain/site-host.ts'
import { dealershipKeys } from './dealership-keys.ts'
import { createSiteDirectory, type SiteDirectoryDeps } from './site-directory.ts'
import type { DocumentFault, ServedDocument } from './served-document.ts'
import { siteError, SiteUnreadableError, type SiteError, unknownSite } from './site-errors.ts'
import { siteRollback } from './site-rollback.ts'
import { createSiteStanding } from './standing/site-standing.ts'
import { publishDocument } from './site-publication.ts'
import { findPublished, listVersions, type SiteEntry, type SiteVersion } from './site-repository.ts'

type Deps = SiteDirectoryDeps &
  Standing & {
    /** The publish linter: its errors refuse, its warnings are passed on. */
    lint?: (candidate: { config: SiteConfig; contentSet: string | null }) => Promise<PublicationFinding[]>
  }
/** `contentSet` is the content to publish with; if left out, the site keeps its own. */
type Author = { by: string; note?: string; contentSet?: string | null }

/** The address a request asks for. The host may be hostile; `scheme` comes from a trusted proxy, if any. */
export type AskedAddress = { host: string; scheme: Scheme | null }
/** The site of one request. `askedOrigin` is the visitor's address; `moveTo` the site's own origin, if different. */
export type Arrival = {
  site: SiteContext
  scheme: Scheme | null
  askedOrigin: string
  moveTo: string | null
  isSuspended?: boolean
}

export type Published = { slug: string; version: number; warnings: PublicationFinding[] }

/**
 * Sites: which one a request is for, and their documents (SITE-001 to SITE-018). Operations that can be refused
 * return a Result; a database failure throws.
 */
export function createSiteService(deps: Deps) {
  const { store, clock } = deps
  const directory = createSiteDirectory(deps)

  const validate = (document: unknown) => checked(deps.documents, document)

  function contextOf(
    { slug }: SiteEntry,
    { version, config }: ServedDocument,
    { origin, isPreview }: { origin: string; isPreview: boolean },
  ): SiteContext {
    return {
      id: toId('site', slug),
      version,
      config,
      origin,
      host: new URL(origin).host,
      dealershipIds: dealershipIdsOf(config),
      isPreview,
    }
  }

  async function storeDocument(
    document: unknown,
    author: Author,
    mustBeNew = false,
  ): Promise<Result<Published, SiteError>> {
    const config = validate(document)
    if (!config.ok) return config
    const contentSet =
      author.contentSet === undefined
        ? ((await findPublished(store.db, config.value.slug))?.contentSet ?? null)
        : author.contentSet
    const findings = orderFindings((await deps.lint?.({ config: config.value, contentSet })) ?? [])
    const refusing = findings.filter(({ severity }) => severity === 'error')
    if (refusing.length > 0)
      return fail(
        siteError(
          'site_lint_failed',
          `The site breaks ${refusing.length === 1 ? 'a rule' : `${refusing.length} rules`} of publishing.`,
          findings.map((finding) => ({ path: finding.path ?? '', message: findingText(finding) })),
        ),
      )
    const publication = {
      contentSet,
      document: document as object,
      schemaVersion: deps.documents.schemaVersion,
      config: config.value,
      by: author.by,
      note: author.note ?? '',
      at: new Date(clock.now()),
    }
    const done = await publishDocument(store.db, publication, mustBeNew)
    if (!done.ok) return done
    directory.invalidate()
    return ok({ slug: config.value.slug, version: done.value.version, warnings: findings })
  }

  return {
    validate,
    /** The document format as JSON Schema, for editors. */
    documentSchema: () => deps.documents.jsonSchema(),
    ...siteRequests(deps, directory, contextOf),
    ...siteDocuments(deps, validate, storeDocument),
    ...siteRollback(deps, { validate, storeDocument }),
    ...dealershipKeys(deps),
    standing: createSiteStanding({ store, clock, invalidate: directory.invalidate }),

    /** Stops listening; the owner closes the store. */
    close: () => directory.close(),
  }
}

const knownIds = new WeakMap<SiteConfig, DealershipId[]>()

/** One frozen list per document, because later caches use its identity. */
function dealershipIdsOf(config: SiteConfig): DealershipId[] {
  const known = knownIds.get(config)
  if (known) return known
  const ids = config.dealerships.map(({ id }) => id)
  Object.freeze(ids)
  knownIds.set(config, ids)
  return ids
}

export type SiteService = ReturnType<typeof createSiteService>

/** Checks a document and fills in defaults without storing it. Returns every mistake at once. */
function checked(documents: SiteDocuments, document: unknown): Result<SiteConfig, SiteError> {
  const parsed = documents.read(document)
  if (parsed.ok) return parsed
  return fail(
    siteError(
      'site_document_invalid',
      `The document has ${parsed.error.length} mistake${parsed.error.length === 1 ? '' : 's'}.`,
      parsed.error,
    ),
  )
}

type ContextOf = (
  entry: SiteEntry,
  served: ServedDocument,
  request: { origin: string; isPreview: boolean },
) => SiteContext

function siteRequests(deps: Deps, directory: ReturnType<typeof createSiteDirectory>, contextOf: ContextOf) {
  return {
    /** A request's site; null for an unknown host (404). Throws SiteUnreadableError if no version can be read. */
    async resolveRequest({ host, scheme }: AskedAddress): Promise<Arrival | null> {
      const asked = normaliseHost(host)
      if (!asked) return null
      const { byHost, bySlug } = await directory.current()
      const match = matchHost(asked.host, { byHost, bySlug, isDevelopment: deps.isDevelopment })
      if (!match) return null
      const served = await directory.servedOf(match.site)
      if (!served) throw new SiteUnreadableError(match.site.slug)
      const home = homeOrigin(served.config, { asked, scheme, match }, deps)
      const isHome = scheme !== 'http' && asked.host === new URL(home).hostname
      const askedOrigin = originOf(asked, scheme ?? 'http')
      return {
        site: contextOf(match.site, served, { origin: home, isPreview: match.isPreview }),
        scheme,
        askedOrigin,
        moveTo: isHome || home === askedOrigin ? null : home,
        isSuspended: match.site.suspendedAt !== null,
      }
    },

    /** The site with a slug for jobs and commands, at its public origin. Null also if unreadable. */
    async getBySlug(slug: string): Promise<SiteContext | null> {
      const entry = (await directory.current()).bySlug.get(slug)
      const served = entry ? await directory.servedOf(entry) : null
      if (!entry || !served) return null
      // The document keeps the order of its hosts, which the allow-list does not
      const origin = canonicalOrigin(served.config, deps)
      return contextOf(entry, served, { origin, isPreview: deps.isDevelopment || entry.hosts.length === 0 })
    },

    /** The site with an id, for jobs; null if there is none. */
    async getById(id: SiteId): Promise<SiteContext | null> {
      const { bySlug } = await directory.current()
      const entry = [...bySlug.values()].find(({ slug }) => toId('site', slug) === id)
      return entry ? this.getBySlug(entry.slug) : null
    },

    /** Every published site, by slug. */
    async list(): Promise<SiteEntry[]> {
      return [...(await directory.current()).bySlug.values()]
    },

    /** Reads every changed site document, and returns those that today's schema refuses. */
    async checkDocuments(): Promise<DocumentFault[]> {
      for (const entry of (await directory.current()).bySlug.values()) await directory.servedOf(entry)
      return directory.faults()
    },

    /** Published documents refused when last read, without a new read. */
    documentFaults: () => directory.faults(),
  }
}

export type StoreDocument = (
  document: unknown,
  author: Author,
  mustBeNew?: boolean,
) => Promise<Result<Published, SiteError>>

function siteDocuments(
  { store: { db }, documents }: Deps,
  validate: (document: unknown) => Result<SiteConfig, SiteError>,
  storeDocument: StoreDocument,
) {
  return {
    /** Checks and publishes a document as the site's next version, in all processes at once. */
    publish: (document: unknown, author: Author) => storeDocument(document, author),

    /** Creates and publishes a new site from a few answers (`site new`); refused if the slug is taken. */
    createSite: (answers: NewSiteAnswers, author: Author) =>
      storeDocument(documents.make(answers), { ...author, note: author.note ?? 'site new' }, true),

    /** What publishing `document` would change, setting by setting, with defaults filled in on both sides. */
    async diff(slug: string, document: unknown): Promise<Result<SiteDifference[], SiteError>> {
      const published = await findPublished(db, slug)
      if (!published) return fail(unknownSite(slug))
      const stored = documents.migrate(published)
      const before = validate(stored)
      const after = validate(document)
      if (!after.ok) return after
      return ok(diffSettings(before.ok ? before.value : stored, after.value))
    },

    /** Publishes the current document with other content as the next version; null is the platform's content alone. */
    async publishContent(
      slug: string,
      contentSet: string | null,
      author: Omit<Author, 'contentSet'>,
    ): Promise<Result<Published, SiteError>> {
      const published = await findPublished(db, slug)
      if (!published) return fail(unknownSite(slug))
      return storeDocument(documents.migrate(published), { ...author, contentSet })
    },

    /** A site's versions, newest first; empty if the slug is unknown. */
    history: (slug: string): Promise<SiteVersion[]> => listVersions(db, slug),

    /** The published document as written, converted to today's schema, or null. */
    exportDocument: async (slug: string): Promise<object | null> => {
      const published = await findPublished(db, slug)
      return published ? documents.migrate(published) : null
    },
  }
}
