import type { Result } from '#src/shared/domain/result.ts'
import type { SiteConfig } from '../site-config.ts'
import type { DocumentMistake } from './document-mistake-schema.ts'
import type { NewSiteAnswers } from './new-site-answers.ts'

/** A document as it was published, and the version of the schema that it was written for. */
export type StoredDocument = { document: object; schemaVersion: number }

/**
 * Reads and makes site documents. They are composed of every feature's settings, which this feature must not know:
 * `src/pages/site-document` is the one that does.
 */
export type SiteDocuments = {
  /** The schema that `read` knows; stored beside every document. */
  schemaVersion: number
  /** Checks a document and fills its defaults. Every mistake comes back at once; the input is any JSON value. */
  read(document: unknown): Result<SiteConfig, DocumentMistake[]>
  /** A stored document written the way today's schema asks for. One of a newer schema comes back as it is. */
  migrate(stored: StoredDocument): object
  /** A whole valid document from a few answers. */
  make(answers: NewSiteAnswers): object
  /** What documents look like, as JSON Schema for editors. */
  jsonSchema(): object
}
