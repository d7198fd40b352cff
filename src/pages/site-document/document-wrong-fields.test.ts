import { expect, test } from 'vitest'
import { DEMO_SITES } from '#seed/sites/demo-sites.ts'
import { parseSiteDocument } from './site-config-schema.ts'

type Path = (string | number)[]

/**
 * The two demo documents with the most settings, as dealers write them; `every-setting-wrong.test.ts` walks
 * the schema.
 */
const WRITTEN = DEMO_SITES.filter(({ slug }) => slug === 'meridian' || slug === 'wattle-caravans').map(
  (site) => [site.slug, site] as const,
)

/** The first and last entry of a list, and the first of each kind: the others differ only in their values. */
function examplesOf(list: unknown[]): [number, unknown][] {
  const kinds = new Set<unknown>()
  return [...list.entries()].filter(([index, each]) => {
    const kind = (each as { kind?: unknown } | null)?.kind
    const isNew = kind !== undefined && !kinds.has(kind)
    kinds.add(kind)
    return isNew || index === 0 || index === list.length - 1
  })
}

/** Every position in a document: its groups, lists and values. */
function placesOf(value: unknown, path: Path = []): { path: Path; value: unknown }[] {
  const inner =
    typeof value === 'object' && value !== null
      ? [...(Array.isArray(value) ? examplesOf(value) : Object.entries(value))].flatMap(([key, each]) =>
          placesOf(each, [...path, key]),
        )
      : []
  return path.length > 0 ? [{ path, value }, ...inner] : inner
}

function replaced(document: unknown, [step, ...rest]: Path, wrong: unknown): unknown {
  if (step === undefined) return wrong
  const copy: Record<string | number, unknown> = Array.isArray(document)
    ? ([...document] as unknown as Record<string | number, unknown>)
    : { ...(document as object) }
  copy[step] = replaced(copy[step], rest, wrong)
  return copy
}

const written = (path: Path) =>
  path.map((step, index) => (typeof step === 'number' ? `[${step}]` : `${index ? '.' : ''}${step}`)).join('')

/** Places where the dealer decides the shape: any key there is a name. */
const FREE = /^(features|config)(\.|$)/

function check(document: unknown, path: Path, wrong: unknown): string[] {
  const found = parseSiteDocument(replaced(document, path, wrong))
  const at = `${written(path)} = ${JSON.stringify(wrong)?.slice(0, 40)}`
  if (found.ok) return [`${at} is accepted`]
  const place = written(path)
  const named = found.error.filter(({ path: where }) => where === place || where.startsWith(`${place}`))
  if (named.length === 0)
    return [`${at} is not named, but ${found.error.map((each) => each.path).join(', ')}`]
  return found.error
    .filter(
      ({ message }) =>
        !/ must (not )?\w|is not a setting|is needed/.test(message) || / written differently/.test(message),
    )
    .map(({ message }) => `${at} says no mend: ${message}`)
}

test.each(WRITTEN)(
  '%s: a value of the wrong type in any field is refused with the field’s path and how to fix it (DATA-028)',
  (_, site) => {
    const faults = placesOf(site).flatMap(({ path, value }) => {
      const wrong = typeof value === 'object' && value !== null ? 'x' : { wrong: true }
      return check(site, path, wrong)
    })
    expect([...new Set(faults)]).toEqual([])
  },
)

test.each(WRITTEN)('%s: an unknown key in any group is refused by its own path', (_, site) => {
  const groups = [{ path: [] as Path, value: site as unknown }, ...placesOf(site)].filter(
    ({ path, value }) =>
      typeof value === 'object' && value !== null && !Array.isArray(value) && !FREE.test(written(path)),
  )
  const faults = groups.flatMap(({ path }) => check(site, [...path, 'zzUnknown'], 1))
  expect([...new Set(faults)]).toEqual([])
})

test.each(WRITTEN)(
  '%s: text beyond every limit, a NUL and numbers out of range are refused where they are',
  (_, site) => {
    const faults = placesOf(site).flatMap(({ path, value }) => {
      if (typeof value === 'string') return check(site, path, 'x'.repeat(200_000))
      if (typeof value === 'number')
        return [...check(site, path, -1e9), ...check(site, path, 1e15), ...check(site, path, Number.NaN)]
      return []
    })
    expect([...new Set(faults)]).toEqual([])
  },
)

test.each(WRITTEN)(
  '%s: an empty text, a script address and a bad date are refused wherever such a value belongs',
  (_, site) => {
    const faults = placesOf(site).flatMap(({ path, value }) => {
      // An offer may have no small print.
      if (typeof value !== 'string' || value === '' || path.at(-1) === 'disclaimer') return []
      const key = String(path.findLast((step) => typeof step === 'string'))
      const wrong: string[] = /^(searchFilters|filter)$/.test(key) ? ['make ='] : ['']
      if (/href|url$/i.test(key))
        wrong.push('javascript:alert(1)', '//evil.example', 'data:text/html,x', '/\\evil.example')
      if (/^(date|start|end|expiry|asAt)$/.test(key)) wrong.push('2027-13-01', '01/02/2027', '2027-02-29')
      if (/^(open|close)$/.test(key)) wrong.push('25:00', '8am', '08:60')
      return wrong.flatMap((each) => check(site, path, each))
    })
    expect([...new Set(faults)]).toEqual([])
  },
)

const PLACE = {
  slug: 'here',
  name: 'Here',
  address: { street: '1 A St', city: 'Kedron', state: 'QLD', postcode: '4031' },
}
const monday = (open: string, close: string) => ({ weekday: 1, status: 'Open', open, close })
const eve = { date: '2026-12-24', status: 'Open', open: '09:00', close: '12:00' }

test.each([
  [
    'a weekday twice',
    { hours: { sales: [monday('08:00', '12:00'), monday('11:00', '17:00')] } },
    'hours.sales',
  ],
  ['the end before the start', { hours: { service: [monday('17:00', '08:00')] } }, 'hours.service[0]'],
  ['no time to open', { hours: { sales: [{ weekday: 1, status: 'Open' }] } }, 'hours.sales[0]'],
  [
    'a day that is closed and open',
    { specialHours: [eve, { ...eve, status: 'Closed' }] },
    'specialHours[1].date',
  ],
  [
    'a special day that ends before it starts',
    { specialHours: [{ ...eve, close: '08:00' }] },
    'specialHours[0]',
  ],
])('hours with %s are refused where they are (DATA-022, DATA-023)', (_, wrong, path) => {
  const found = parseSiteDocument({
    ...DEMO_SITES[2],
    dealerships: DEMO_SITES[2]?.dealerships?.slice(0, 1),
    locations: [{ ...PLACE, ...wrong }],
    specialHours: [],
  })
  if (found.ok) throw new Error('accepted')
  expect(found.error.map((each) => each.path)).toContain(`locations[0].${path}`)
  expect(found.error.every(({ message }) => message.includes(' must '))).toBe(true)
})

test.each([
  ['17:30', true],
  ['24:00', true],
  ['00:00', true],
  ['01:00', true],
  ['06:00', true],
  ['06:01', false],
  ['16:59', false],
])(
  'hours from 17:00 to %s are read as %s; a night ends by six in the morning (DATA-022)',
  (close, isRead) => {
    const found = parseSiteDocument({
      ...DEMO_SITES[2],
      dealerships: DEMO_SITES[2]?.dealerships?.slice(0, 1),
      locations: [
        {
          ...PLACE,
          hours: { sales: [monday('17:00', close)] },
          specialHours: [{ ...eve, open: '17:00', close }],
        },
      ],
      specialHours: [],
    })
    expect(found.ok ? [] : found.error.map(({ path }) => path)).toEqual(
      isRead ? [] : ['locations[0].hours.sales[0]', 'locations[0].specialHours[0]'],
    )
  },
)

test('a day given by both the site and its location is refused', () => {
  const site = {
    ...DEMO_SITES[2],
    dealerships: DEMO_SITES[2]?.dealerships?.slice(0, 1),
    locations: [{ ...PLACE, specialHours: [eve] }],
  }
  const found = parseSiteDocument({ ...site, specialHours: [{ ...eve, location_id: 'here' }] })
  expect(found.ok ? [] : found.error.map(({ path }) => path)).toEqual(['specialHours[0].date'])
})
