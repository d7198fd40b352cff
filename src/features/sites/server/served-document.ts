import type { Database } from '#src/platform/database/database.ts'
import type { DocumentMistake } from '../domain/document/document-mistake-schema.ts'
import type { SiteDocuments } from '../domain/document/site-documents.ts'
import type { SiteConfig } from '../domain/site-config.ts'
import { findDocumentUpTo, type SiteEntry } from './site-repository.ts'

/** Older versions tried before a site counts as having no readable one. */
const VERSIONS_TRIED_MAX = 50

/** The version that pages use: the published one, or the last earlier one that today's schema accepts. */
export type ServedDocument = { version: number; config: SiteConfig }

/** A published document that today's schema refuses, and what is served instead; null for nothing. */
export type DocumentFault = {
  slug: string
  version: number
  servedVersion: number | null
  mistakes: DocumentMistake[]
}

export type DocumentReading = { served: ServedDocument | null; fault: DocumentFault | null }

/**
 * Reads the version a site is served from. If today's schema refuses the published document, the last good version
 * replaces it for this site alone, and the fault gives version and reason.
 */
export async function readServedDocument(
  db: Database,
  documents: SiteDocuments,
  entry: Pick<SiteEntry, 'slug' | 'version' | 'hosts'>,
): Promise<DocumentReading> {
  const { slug, version } = entry
  let mistakes: DocumentMistake[] | null = null
  let next = version
  for (let tried = 0; tried < VERSIONS_TRIED_MAX; tried++) {
    const stored = await findDocumentUpTo(db, slug, next)
    if (!stored) break
    const read = documents.read(documents.migrate(stored))
    if (read.ok) {
      const served = { version: stored.version, config: atHostsOf(entry, stored.version, read.value) }
      return { served, fault: mistakes && { slug, version, servedVersion: stored.version, mistakes } }
    }
    mistakes ??= read.error
    next = stored.version - 1
  }
  return { served: null, fault: { slug, version, servedVersion: null, mistakes: mistakes ?? [] } }
}

/** Always the published document's hosts, whichever version is served. */
function atHostsOf(
  { version, hosts }: Pick<SiteEntry, 'version' | 'hosts'>,
  shown: number,
  config: SiteConfig,
) {
  if (shown === version) return config
  const kept = config.hosts.filter((host) => hosts.includes(host))
  return { ...config, hosts: [...kept, ...hosts.filter((host) => !kept.includes(host))] }
}

/** One line for logs, `/readyz` and doctor. */
export function faultText({ slug, version, servedVersion, mistakes }: DocumentFault): string {
  const instead = servedVersion === null ? 'nothing is served' : `version ${servedVersion} is served`
  const why = mistakes.map(({ message }) => message).join('; ') || 'it is missing'
  return `version ${version} of the site ${slug} does not pass today’s schema and ${instead}: ${why}`
}
