import type { Result } from '#src/shared/domain/result.ts'
import type { SiteConfig } from '../site-config.ts'
import type { DocumentMistake } from './document-mistake-schema.ts'
import type { NewSiteAnswers } from './new-site-answers.ts'

export type StoredDocument = { document: object; schemaVersion: number }

/**
 * Reads and creates site documents. They combine every feature's settings, which this feature must not know, so
 * `src/pages/site-document` implements this.
 */
export type SiteDocuments = {
  /** The schema version `read` knows, stored with every document. */
  schemaVersion: number
  /** Checks a document, which may be any JSON value, and fills in defaults. Returns every mistake at once. */
  read(document: unknown): Result<SiteConfig, DocumentMistake[]>
  /** Converts a stored document to the current schema. A newer one is returned unchanged. */
  migrate(stored: StoredDocument): object
  make(answers: NewSiteAnswers): object
  /** The document format as JSON Schema, for editors. */
  jsonSchema(): object
}
