import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { DEMO_SITES } from '#seed/sites/demo-sites.ts'
import { siteDocumentJsonSchema } from './json-schema.ts'
import { newSiteDocument } from './new-site.ts'
import { parseSiteDocument } from './site-config-schema.ts'

const FILE = join(import.meta.dirname, '../../../docs/site-document.schema.json')
/** Reads as an editor does: the file alone, without what publishing knows. */
const asEditor = z.fromJSONSchema(JSON.parse(await readFile(FILE, 'utf8')))

test('docs/site-document.schema.json matches the current schema', async () => {
  const today = `${JSON.stringify(siteDocumentJsonSchema(), null, 2)}\n`
  if (process.env.UPDATE_DOCS === '1') await writeFile(FILE, today)
  expect(await readFile(FILE, 'utf8')).toBe(today)
})

test.each([...DEMO_SITES, newSiteDocument({ slug: 'fresh' })])(
  'editors find nothing wrong with the document of $slug (DATA-028)',
  (document) => {
    expect(asEditor.safeParse(JSON.parse(JSON.stringify(document))).error).toBeUndefined()
  },
)

test.each([
  ['an unknown setting', { colour: 'red' }, '', 'unrecognized_keys'],
  ['a value that is no choice', { state: 'ZZ' }, 'state', 'invalid_value'],
  ['a wrong type deep inside', { search: { makesShown: 'six' } }, 'search.makesShown', 'invalid_type'],
])('editors and publishing both find %s', (_what, wrong, path, code) => {
  const document = { ...newSiteDocument({ slug: 'fresh' }), ...wrong }
  const issues = asEditor.safeParse(document).error?.issues ?? []
  expect(issues.map((issue) => [issue.path.join('.'), issue.code])).toEqual([[path, code]])
  expect(parseSiteDocument(document).ok).toBe(false)
})

test('a document may name its schema, which is not a setting of the site', () => {
  const document = { $schema: '../docs/site-document.schema.json', ...newSiteDocument({ slug: 'fresh' }) }
  const read = parseSiteDocument(document)
  expect(read.ok && '$schema' in read.value).toBe(false)
  expect(read.ok).toBe(true)
  expect(asEditor.safeParse(document).success).toBe(true)
})
