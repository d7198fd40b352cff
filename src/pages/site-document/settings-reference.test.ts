import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { settingsReference, undescribedSettings } from './settings-reference.ts'

const FILE = join(import.meta.dirname, '../../../docs/site-settings.md')

test('every setting has a sentence saying what it does (DATA-028, SITE-017)', () => {
  expect(undescribedSettings()).toEqual([])
})

test('docs/site-settings.md matches the current schema', async () => {
  if (process.env.UPDATE_DOCS === '1') await writeFile(FILE, settingsReference())
  expect(await readFile(FILE, 'utf8')).toBe(settingsReference())
})
