import { expect, test } from 'vitest'
import { type DocumentMigration, migrateDocument, schemaVersionAfter } from './document-migrations.ts'

const migrations: DocumentMigration[] = [
  (document) => ({ ...document, path: ['to 2'] }),
  (document) => ({ ...document, path: [...((document as { path?: string[] }).path ?? []), 'to 3'] }),
]

test('a stored document goes through the migrations after its own version, in order', () => {
  expect(schemaVersionAfter(migrations)).toBe(3)
  expect(migrateDocument({ document: { slug: 'one' }, schemaVersion: 1 }, migrations)).toEqual({
    slug: 'one',
    path: ['to 2', 'to 3'],
  })
  expect(migrateDocument({ document: { slug: 'two' }, schemaVersion: 2 }, migrations)).toEqual({
    slug: 'two',
    path: ['to 3'],
  })
})

test('a document of the current schema, or of a newer one after a rollback, is left unchanged', () => {
  for (const schemaVersion of [3, 4])
    expect(migrateDocument({ document: { slug: 'one' }, schemaVersion }, migrations)).toEqual({ slug: 'one' })
})
