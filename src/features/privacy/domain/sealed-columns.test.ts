import { expect, test } from 'vitest'
import { PERSONAL_DATA } from './personal-data.ts'
import { SEALED_COLUMNS } from './sealed-columns.ts'

/** The product's own source, as text. */
const SOURCES = import.meta.glob<string>(['/src/**/*.ts', '!/src/**/*.test.ts', '!/src/**/testing/**'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

test('every sealed column is listed as personal data', () => {
  for (const [table, columns] of Object.entries(SEALED_COLUMNS))
    expect(
      Object.keys(columns).filter((column) => !PERSONAL_DATA[table]?.columns.includes(column)),
      table,
    ).toEqual([])
})

test('raw SQL never compares a sealed column with a value, which would find nothing once a key is set', () => {
  const names = new Set(Object.values(SEALED_COLUMNS).flatMap((columns) => Object.keys(columns)))
  const compared = new RegExp(
    String.raw`\b(${[...names].join('|')})\)?\s*(?:=|<>|!=|in|like|ilike)\s*\(?\$\{`,
  )
  const raw = Object.entries(SOURCES).flatMap(([path, text]) =>
    [...text.matchAll(/\bsql(?:<[^`]*?>)?`[^`]*/g)].flatMap(([statement]) =>
      compared.test(statement) ? [`${path}: ${compared.exec(statement)?.[0]}`] : [],
    ),
  )
  expect(Object.keys(SOURCES).length).toBeGreaterThan(500)
  expect(raw).toEqual([])
})
