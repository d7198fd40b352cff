import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  IMPERSONAL_COLUMNS,
  IMPERSONAL_TABLES,
  looksPersonal,
  PERSONAL_DATA,
} from '#src/features/privacy/domain/personal-data.ts'
import {
  leaveTraces,
  marksOf,
  openTraces,
  type Person,
  tablesOf,
  tablesWith,
  type TracesBench,
} from './testing/person-traces.ts'

/**
 * Tables in which a person can be read in clear: the test's person is in each before the erasure and in none
 * after it.
 */
const READABLE = [
  'customer_codes',
  'customers',
  'lead_texts',
  'leads',
  'reservations',
  'sent_messages',
  'trade_ins',
]
const PEOPLE: Person[] = [
  {
    name: 'Zelda',
    last: 'Quillfeather',
    phone: '0498 765 431',
    email: 'zelda@quill.example',
    rego: 'QUI11X',
  },
  {
    name: 'Yorick',
    last: 'Umberslade',
    phone: '0498 765 432',
    email: 'yorick@umber.example',
    rego: 'UMB22Y',
  },
]
const [FIRST, SECOND] = PEOPLE as [Person, Person]
const ELSEWHERE: Person = {
  ...FIRST,
  phone: '0498 765 433',
  email: 'xeno@vail.example',
  last: 'Vailmont',
  rego: 'VAI33Z',
}

let bench: TracesBench
beforeAll(async () => {
  bench = await openTraces()
}, 120_000)
afterAll(() => bench?.close(), 60_000)

const delivered = () =>
  expect.poll(async () => (await bench.app.leads.countDeliveries()).pending ?? 0, { timeout: 20_000 }).toBe(0)

test('every table is listed as holding people or not; a new one must be added to the inventory', async () => {
  const known = [...Object.keys(PERSONAL_DATA), ...Object.keys(IMPERSONAL_TABLES)]
  expect(await tablesOf(bench)).toEqual(known.toSorted())
  expect(READABLE.filter((table) => !(table in PERSONAL_DATA))).toEqual([])
})

test('every column that sounds personal is in the inventory, and every column of the inventory exists', async () => {
  const { rows } = await sql<{
    column: string
  }>`select table_name || '.' || column_name as column from information_schema.columns where table_schema = 'public'`.execute(
    bench.app.store.db,
  )
  const columns = rows.map(({ column }) => column)
  const listed = Object.entries(PERSONAL_DATA).flatMap(([table, { columns: own }]) =>
    own.map((column) => `${table}.${column}`),
  )
  const unlisted = columns.filter(
    (column) =>
      looksPersonal(column.split('.')[1] ?? '') &&
      !listed.includes(column) &&
      !IMPERSONAL_COLUMNS.has(column),
  )
  expect(unlisted).toEqual([])
  expect([...listed, ...IMPERSONAL_COLUMNS].filter((column) => !columns.includes(column))).toEqual([])
})

test.each([
  ['phone', FIRST],
  ['email', SECOND],
] as const)(
  'APP 11.2, APP 12: named by %s, a person is exported from every table and erased from it',
  async (by, person) => {
    await leaveTraces(bench, person)
    await delivered()
    expect(await tablesWith(bench, person)).toEqual(READABLE)
    const { people, consents } = bench.app
    const held = await people.export(person[by])
    for (const part of ['leads', 'messages', 'texts', 'tradeIns', 'accounts', 'reservations'])
      expect(JSON.stringify(held?.[part as 'leads']), part).toMatch(new RegExp(marksOf(person).join('|')))
    expect(await consents.mayMarket(bench.meridian, person.email)).toBe(true)
    await people.erase(person[by])
    expect(await tablesWith(bench, person)).toEqual([])
    // Consent stays as proof under a keyed hash, and the erasure ends it.
    expect(await consents.mayMarket(bench.meridian, person.email)).toBe(false)
    const proof = await people.export(person.email)
    expect(new Set(proof?.consentEvents.map(({ channel }) => channel))).toEqual(new Set(['form', 'erasure']))
  },
  60_000,
)

test('APP 11.2: erased at one site’s request, a person stays on the other site, which is another’s', async () => {
  const { app, meridian, ironbark } = bench
  await leaveTraces(bench, ELSEWHERE)
  await delivered()
  const before = await app.people.export(ELSEWHERE.phone, ironbark.id)
  expect(new Set(before?.leads.map(({ siteId }) => siteId))).toEqual(new Set([ironbark.id]))
  await app.people.erase(ELSEWHERE.phone, meridian.id)
  expect((await app.people.export(ELSEWHERE.phone, meridian.id))?.leads).toEqual([])
  const after = await app.people.export(ELSEWHERE.phone, ironbark.id)
  expect(after?.leads).toEqual(before?.leads)
  expect(await app.consents.mayMarket(ironbark, ELSEWHERE.email)).toBe(true)
  expect(await app.consents.mayMarket(meridian, ELSEWHERE.email)).toBe(false)
}, 60_000)
