import type { SiteDocuments } from '#src/features/sites/domain/document/site-documents.ts'
import { migrateDocument, SCHEMA_VERSION } from './document-migrations.ts'
import { siteDocumentJsonSchema } from './json-schema.ts'
import { newSiteDocument } from './new-site.ts'
import { parseSiteDocument } from './site-config-schema.ts'

/** The documents of the platform: every feature's settings composed. */
export const siteDocuments: SiteDocuments = {
  schemaVersion: SCHEMA_VERSION,
  read: parseSiteDocument,
  migrate: (stored) => migrateDocument(stored),
  make: newSiteDocument,
  jsonSchema: siteDocumentJsonSchema,
}
