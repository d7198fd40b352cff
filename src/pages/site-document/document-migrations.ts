import type { StoredDocument } from '#src/features/sites/domain/document/site-documents.ts'

/** Rewrites a document of one schema version for the next. */
export type DocumentMigration = (document: object) => object

/**
 * The first rewrites version 1 for version 2, and so on. A setting that is renamed, moved or taken away needs one;
 * a new setting with a default needs none. Those that landed are never changed.
 */
const MIGRATIONS: readonly DocumentMigration[] = []

export const SCHEMA_VERSION = schemaVersionAfter(MIGRATIONS)

export function schemaVersionAfter(migrations: readonly DocumentMigration[]): number {
  return migrations.length + 1
}

/** The document as the newest of the migrations leaves it; one of a newer schema is handed back as it is. */
export function migrateDocument(
  { document, schemaVersion }: StoredDocument,
  migrations: readonly DocumentMigration[] = MIGRATIONS,
): object {
  return migrations.slice(schemaVersion - 1).reduce((written, migrate) => migrate(written), document)
}
