import type { Database } from '#src/platform/database/database.ts'
import type { DocumentMistake } from '../domain/document/document-mistake-schema.ts'
import type { SiteDocuments } from '../domain/document/site-documents.ts'
import type { SiteConfig } from '../domain/site-config.ts'
import { findDocumentUpTo, type SiteEntry } from './site-repository.ts'

/** Older versions tried before a site counts as having none that can be read. */
const VERSIONS_TRIED_MAX = 50

/** The version that pages are made of: the published one, or the last before it that today's schema reads. */
export type ServedDocument = { version: number; config: SiteConfig }

/** A published document that today's schema refuses, and what is served in its place; null for nothing. */
export type DocumentFault = {
  slug: string
  version: number
  servedVersion: number | null
  mistakes: DocumentMistake[]
}

export type DocumentReading = { served: ServedDocument | null; fault: DocumentFault | null }

/**
 * Reads what a site is served by. A document that a newer or older platform stored may hold what this one refuses:
 * then the last good version stands in, for this site alone, and the fault says which and why.
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

/** Hosts are the published document's, whichever version is shown on them. */
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
