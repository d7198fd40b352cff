import type { StoredDocument } from '#src/features/sites/domain/document/site-documents.ts'

/** Rewrites a document of one schema version for the next. */
export type DocumentMigration = (document: object) => object

/**
 * The first entry rewrites version 1 for version 2, and so on. Renaming, moving or removing a setting needs a
 * migration; a new setting with a default does not. Released migrations never change.
 */
const MIGRATIONS: readonly DocumentMigration[] = []

export const SCHEMA_VERSION = schemaVersionAfter(MIGRATIONS)

export function schemaVersionAfter(migrations: readonly DocumentMigration[]): number {
  return migrations.length + 1
}

/** The document after the newest migration; one of a newer schema is returned unchanged. */
export function migrateDocument(
  { document, schemaVersion }: StoredDocument,
  migrations: readonly DocumentMigration[] = MIGRATIONS,
): object {
  return migrations.slice(schemaVersion - 1).reduce((written, migrate) => migrate(written), document)
}
