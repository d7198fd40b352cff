import { expect, test } from 'vitest'
import type { z } from 'zod'
import { parseSiteDocument } from './site-config-schema.ts'
import {
  bareSchema,
  definitionOf,
  pathText,
} from '#src/features/sites/domain/document/document-mistake-schema.ts'
import { siteDocument } from './site-document-schema.ts'

/*
 * A companion to `document-wrong-fields.test.ts`, which uses the demo sites: here the schema itself is
 * walked, so that settings no demo site uses are tested too, from the day they are added.
 */

type Path = (string | number)[]
type Place = { path: Path; schema: z.ZodType; value: unknown }
type Details = {
  type: string
  shape?: Record<string, z.ZodType>
  element?: z.ZodType
  options?: z.ZodType[]
  valueType?: z.ZodType
  values?: unknown[]
  entries?: Record<string, unknown>
}

/** One text of each kind that settings ask for; the example uses the first that a setting accepts. */
const TEXTS = [
  'Sample words',
  'sample-name',
  '/sample-page',
  'https://feeds.example.com/sample',
  'sales@example.com.au',
  '07 5550 1234',
  '0412 345 678',
  '4000',
  '#0b5fff',
  '2027-01-26',
  '08:30',
  'SAMPLE_KEY',
  'M2 2h28v28z',
  'suv/36/red',
  '51 824 753 556',
  'https://images.example.com/{source}',
  'G-SAMPLE0001',
]
const NUMBERS = [1, 2, 5, 20, 60, 84]

/** Settings that depend on others, and so are given by hand. */
const GIVEN: Record<string, unknown> = {
  searchFilters: 'make = "Kia"',
  'home.featured_stock.filter': 'make = "Kia"',
  'payments.gateway': 'stripe',
  'specialHours.location_id': 'sample-name',
  'specialHours.date': '2027-04-25',
  'spinToWin.totalPrizeValue': 500,
  'spinToWin.prizes': [
    { id: 'mats', label: 'Floor mats', detail: 'A set of mats.', weight: 1, quantity: 5, isWin: true },
    { id: 'none', label: 'Nothing', detail: 'Not this time.', weight: 9, quantity: null, isWin: false },
  ],
}

const detailsOf = (schema: z.ZodType) => definitionOf(bareSchema(schema)) as unknown as Details

const kindOf = (option: z.ZodType) => {
  const kind = detailsOf(option).shape?.kind
  return kind ? String(detailsOf(kind).values?.[0]) : ''
}

/** A value with every setting of the schema set, whether or not it has a default. */
function exampleOf(schema: z.ZodType, name: string): unknown {
  if (name in GIVEN) return GIVEN[name]
  const details = detailsOf(schema)
  const { shape, element, options, valueType, values, entries } = details
  const join = (key: string) => (name ? `${name}.${key}` : key)
  if (shape)
    return Object.fromEntries(Object.entries(shape).map(([key, each]) => [key, exampleOf(each, join(key))]))
  if (element) {
    const variants = (detailsOf(element).options ?? []).filter((option) => kindOf(option) !== '')
    return variants.length > 0
      ? variants.map((option) => exampleOf(option, join(kindOf(option))))
      : [exampleOf(element, name)]
  }
  if (options) return exampleOf(options[0] as z.ZodType, name)
  if (valueType) return { Sample: exampleOf(valueType, name) }
  if (values) return values[0]
  if (entries) return Object.values(entries)[0]
  if (details.type === 'boolean') return true
  const isEnd = /\.(?:close|end_hour|hours\.end)$/.test(name)
  const samples = details.type === 'number' ? NUMBERS : isEnd ? ['17:30'] : TEXTS
  const taken = samples.find((sample) => schema.safeParse(sample).success)
  if (taken === undefined) throw new Error(`no sample for ${name}: add one to TEXTS, NUMBERS or GIVEN`)
  return taken
}

/** Every position in the example with the schema that reads it. */
function placesOf(schema: z.ZodType, value: unknown, path: Path = []): Place[] {
  const { shape, element, options, valueType } = detailsOf(schema)
  const own = path.length > 0 ? [{ path, schema, value }] : []
  if (shape) {
    const group = value as Record<string, unknown>
    return [
      ...own,
      ...Object.entries(shape).flatMap(([key, each]) => placesOf(each, group[key], [...path, key])),
    ]
  }
  if (element)
    return [
      ...own,
      ...(value as unknown[]).flatMap((each, index) => placesOf(element, each, [...path, index])),
    ]
  const option = options?.find((each) => kindOf(each) === (value as { kind?: string } | null)?.kind)
  if (option) return placesOf(option, value, path)
  if (valueType)
    return [
      ...own,
      ...Object.entries(value as object).flatMap(([key, each]) => placesOf(valueType, each, [...path, key])),
    ]
  return own
}

const EXAMPLE = exampleOf(siteDocument, '')
const PLACES = placesOf(siteDocument, EXAMPLE)

/** What people and feeds get wrong: other types, nothing, limits, malformed text and attacks. */
const WRONG: unknown[] = [
  null,
  true,
  -1e9,
  1e15,
  1.0005,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  '',
  ' ',
  'Wrong €',
  '2027-02-29',
  '25:61',
  '//evil.example',
  'javascript:alert(1)',
  'x'.repeat(9_000),
  [],
  [{}],
  Array.from({ length: 1001 }, () => 'x'),
  { wrong: true },
]

function replaced(document: unknown, [step, ...rest]: Path, wrong: unknown): unknown {
  if (step === undefined) return wrong
  const copy = (Array.isArray(document) ? [...document] : { ...(document as object) }) as Record<
    string | number,
    unknown
  >
  copy[step] = replaced(copy[step], rest, wrong)
  return copy
}

/** The advice says what to write: the type, the values, the limit, or the form with an example. */
const MEND = / (?:must (?:not )?\w|needs \w|is not a setting)/
const NO_MEND = /written differently|Invalid|\bregex\b|expected|undefined|\[object/

function faultsOf({ path }: Place, wrong: unknown): string[] {
  const place = pathText(path)
  const at = `${place} = ${String(JSON.stringify(wrong)).slice(0, 30)}`
  const found = parseSiteDocument(replaced(EXAMPLE, path, wrong))
  if (found.ok) return [`${at} is accepted`]
  if (!found.error.some((mistake) => mistake.path.startsWith(place)))
    return [`${at} is not named, but ${found.error.map((mistake) => mistake.path).join(', ')}`]
  return found.error
    .filter(
      ({ path: where, message }) =>
        !message.startsWith(`${where} `) || !MEND.test(message) || NO_MEND.test(message),
    )
    .map(({ message }) => `${at} says: ${message}`)
}

test('the example sets every setting of the schema and is a valid site document', () => {
  const read = parseSiteDocument(EXAMPLE)
  expect(read.ok ? [] : read.error).toEqual([])
  expect(PLACES.length).toBeGreaterThan(400)
  expect(PLACES.filter(({ value }) => value === undefined).map(({ path }) => pathText(path))).toEqual([])
})

test('each wrong setting in turn: the message names its path and what to write instead (DATA-028)', () => {
  const faults = PLACES.flatMap((place) => {
    const refused = WRONG.filter((wrong) => !place.schema.safeParse(wrong).success)
    return refused.length < 5
      ? [`${pathText(place.path)} takes nearly anything`]
      : refused.flatMap((wrong) => faultsOf(place, wrong))
  })
  expect([...new Set(faults)]).toEqual([])
  // Thousands of whole documents are parsed: seconds alone, a minute on a busy machine.
}, 120_000)

test('a setting with a required form names that form for any wrong value, including a number or nothing', () => {
  const faults = PLACES.filter(({ schema }) => detailsOf(schema).type === 'string').flatMap((place) => {
    const mendOf = (wrong: unknown) => {
      const found = parseSiteDocument(replaced(EXAMPLE, place.path, wrong))
      return found.ok ? '' : (found.error[0]?.message ?? '').replace(/; got .*/s, '')
    }
    const form = mendOf('\u0000 €')
    return form.includes(' such as ') && mendOf(7) !== form ? [`${form}, but: ${mendOf(7)}`] : []
  })
  expect([...new Set(faults)]).toEqual([])
})

test('a missing required setting and an unknown key are named in every group', () => {
  const groups = [{ path: [] as Path, schema: siteDocument as z.ZodType, value: EXAMPLE }, ...PLACES]
  const faults = groups.flatMap((group) => {
    const { shape } = detailsOf(group.schema)
    if (!shape) return []
    const needed = Object.keys(shape).filter((key) => !shape[key]?.safeParse(undefined).success)
    return [
      ...needed.flatMap((key) => faultsOf({ ...group, path: [...group.path, key] }, undefined)),
      ...faultsOf({ ...group, path: [...group.path, 'zzUnknown'] }, 1),
    ]
  })
  expect([...new Set(faults)]).toEqual([])
})

test('a name too long in a free group is reported with the allowed length', () => {
  const wrongKeys = { ...(EXAMPLE as object), config: { ['k'.repeat(101)]: 1 } }
  const found = parseSiteDocument(wrongKeys)
  expect(found.ok ? [] : found.error.map(({ message }) => message)).toEqual([
    expect.stringMatching(/^config\.k+ must have another name: it must be at most 100 characters; got/),
  ])
})
