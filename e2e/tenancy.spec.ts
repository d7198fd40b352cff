import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DEMO_SITES } from '#seed/sites/demo-sites.ts'
import type { SiteDocument } from '#src/pages/site-document/site-document-schema.ts'
import { type Answer, ask, type AskOptions } from './ask.ts'
import { servePlatform, type ServedPlatform } from './served-platform.ts'
import { makeSecrets, SECRET_WORDS } from './tenant-secrets.ts'
import { readTenant, requestsOf, routesWithoutCase, type TenantFacts } from './tenant-routes.ts'

const SEARCH = '/search/new-used-and-demo-cars'
const SLUGS = DEMO_SITES.map((site) => site.slug)
/** Another site whose things are requested on this one. */
const STRANGER: Record<string, string> = Object.fromEntries(
  SLUGS.map((slug) => [slug, slug === 'carbarn' ? 'meridian' : 'carbarn']),
)

/** Shorter texts, such as a button's, may belong to many sites. */
const SENTENCE_MIN = 30

let platform: ServedPlatform
/** Vehicle ids and slugs that the public may see on each site. */
const stock = new Map<string, { id: string; slug: string }[]>()
const stockIds = new Map<string, Set<string>>()
const tenants = new Map<string, TenantFacts>()
beforeAll(async () => {
  platform = await servePlatform()
  for (const slug of SLUGS) {
    const tenant = await readTenant(platform.port, slug)
    tenants.set(slug, tenant)
    stock.set(slug, tenant.vehicles)
    stockIds.set(slug, new Set(tenant.vehicles.map(({ id }) => id)))
  }
})
afterAll(() => platform?.stop())

const hostOf = (slug: string) => `${slug}.localhost:${platform.port}`
const read = (slug: string, path: string, headers: Record<string, string> = {}) =>
  ask(platform.port, hostOf(slug), path, { headers })
const wholeAnswer = ({ headers, body }: Answer) => `${JSON.stringify(headers)}\n${body}`

/**
 * Texts long enough to be distinctive, wherever in the document: heroes, banners, offers, people, questions.
 */
function sentencesOf(value: unknown): string[] {
  if (typeof value === 'string') return value.length >= SENTENCE_MIN && /^[^/].* /s.test(value) ? [value] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(sentencesOf)
}

/** Every word of a site's document that says whose it is, as it may appear in an answer. */
function marksOf(site: SiteDocument): string[] {
  const dealerships = (site.dealerships ?? []).flatMap((each) => [
    each.slug,
    each.name,
    each.legalName,
    each.abn,
    each.phone,
  ])
  const places = (site.locations ?? []).flatMap((each) => [
    each.name,
    each.phone,
    each.landlinePhone,
    each.address?.street,
  ])
  const phones = Object.values(site.phones ?? {}).filter((phone) => typeof phone === 'string')
  const words = [
    site.name,
    site.title,
    site.description,
    site.email,
    site.theme?.brandColour,
    `${site.slug}.localhost`,
    ...(site.hosts ?? []),
    ...dealerships,
    ...places,
    ...phones,
    ...sentencesOf(site),
  ].filter((word): word is string => typeof word === 'string' && word.length > 3)
  const dialled = words.filter((word) => /^0\d[\d ]+$/.test(word)).map((word) => word.replaceAll(' ', ''))
  return [...new Set([...words, ...dialled])]
}

/**
 * Marks of other sites that no answer of this one may hold. A dealership that both documents list is shared
 * by design (northgate-kia belongs to the meridian group and has its own site), so its words belong to both
 * sites.
 */
function foreignMarks(slug: string): Mark[] {
  const known = marksKept.get(slug)
  if (known) return known
  const own = DEMO_SITES.find((site) => site.slug === slug)
  const ownText = JSON.stringify(own)
  const ownMarks = new Set(own ? marksOf(own) : [])
  const marks = DEMO_SITES.filter((site) => site.slug !== slug)
    .flatMap(marksOf)
    .filter((mark) => !ownMarks.has(mark) && !ownText.includes(mark))
    .map((mark) => ({ mark, lower: mark.toLowerCase() }))
  marksKept.set(slug, marks)
  return marks
}
type Mark = { mark: string; lower: string }
const marksKept = new Map<string, Mark[]>()

/** Ids are random, so one of another site never appears in an answer by chance. */
function isForeignVehicle(slug: string, id: string): boolean {
  const owners = SLUGS.filter((each) => stockIds.get(each)?.has(id))
  return owners.length > 0 && !owners.includes(slug)
}

function leaksIn(slug: string, answer: Answer): string[] {
  const text = wholeAnswer(answer)
  const lower = text.toLowerCase()
  const ids = [...new Set(text.match(/veh_[a-z0-9]{16}/g) ?? [])]
  const marks = foreignMarks(slug).filter((each) => lower.includes(each.lower))
  return [...marks.map(({ mark }) => mark), ...ids.filter((id) => isForeignVehicle(slug, id))]
}

test('the marks really are on their own site, so that not finding them elsewhere means something', async () => {
  for (const site of DEMO_SITES) {
    const text = wholeAnswer(await read(site.slug, '/')) + wholeAnswer(await read(site.slug, SEARCH))
    const found = marksOf(site).filter((mark) => text.includes(mark))
    expect([site.slug, found.length >= 6]).toEqual([site.slug, true])
    expect([site.slug, found.includes(site.name)]).toEqual([site.slug, true])
    expect([site.slug, foreignMarks(site.slug).length > 200]).toEqual([site.slug, true])
    const stranger = stock.get(STRANGER[site.slug] ?? '')?.[0]?.id ?? ''
    expect([site.slug, isForeignVehicle(site.slug, stranger)]).toEqual([site.slug, true])
  }
})

const seenIds = new Map<string, Set<string>>(SLUGS.map((slug) => [slug, new Set()]))
const ID = /\b[a-z]{2,6}_[a-z0-9]{16}\b/g

test('every route of the server has its requests here', () => {
  expect(routesWithoutCase()).toEqual([])
})

test.each(SLUGS)(
  '%s: no route answers with a name, phone, host, colour, dealership, offer or vehicle of another site, asked twice (SITE-001, SITE-007)',
  async (slug) => {
    const own = tenants.get(slug)
    const other = tenants.get(STRANGER[slug] ?? 'meridian')
    if (!own || !other) throw new Error(`No facts of ${slug}`)
    const leaks: string[] = []
    const look = async ({ path, ...options }: { path: string } & AskOptions) => {
      const first = await ask(platform.port, hostOf(slug), path, options)
      const again = await ask(platform.port, hostOf(slug), path, options)
      for (const answer of again.body === first.body ? [first] : [first, again]) {
        if (answer.status >= 500) leaks.push(`${path} answered ${answer.status}`)
        leaks.push(...leaksIn(slug, answer).map((mark) => `${path} holds ${mark}`))
        for (const id of answer.body.match(ID) ?? []) seenIds.get(slug)?.add(id)
      }
    }
    const requests = requestsOf(own, other)
    expect(requests.length).toBeGreaterThan(150)
    for (let next = requests.splice(0, 4); next.length > 0; next = requests.splice(0, 4))
      await Promise.all(next.map(look))
    expect(leaks).toEqual([])
  },
)

test('no id was seen on two sites except those of the dealership they share', () => {
  const shared = new Set((stock.get('northgate-kia') ?? []).map(({ id }) => id))
  const owners = new Map<string, string[]>()
  for (const [slug, ids] of seenIds) for (const id of ids) owners.set(id, [...(owners.get(id) ?? []), slug])
  expect(owners.size).toBeGreaterThan(300)
  const isShared = (id: string, slugs: string[]) =>
    slugs.sort().join() === 'meridian,northgate-kia' &&
    (id.startsWith('veh_') ? shared.has(id) : !id.startsWith('site_'))
  const foreign = [...owners].filter(([id, slugs]) => slugs.length > 1 && !isShared(id, slugs))
  expect(foreign).toEqual([])
})

test('a link, receipt, photo, the dealer’s link to photos, valuation or preview of one site opens nothing on another, nor by a forged key (SITE-001)', async () => {
  const secrets = await makeSecrets(platform, 'carbarn')
  for (const { name, path, word } of secrets) {
    const mine = await read('carbarn', path)
    expect([name, mine.status, word === null || mine.body.includes(word)]).toEqual([name, 200, true])
    expect([name, String(mine.headers['cache-control'])]).toEqual([name, expect.stringContaining('no-store')])
    const forged = await read('carbarn', path.replace(/[^=/&]{9}(?=$|&)/, 'AAAAAAAAA'))
    expect([name, SECRET_WORDS.filter((each) => forged.body.includes(each))]).toEqual([name, []])
    if (!name.startsWith('dealer')) continue
    // A forged signature, and a later end under the old one, open nothing.
    const later = await read('carbarn', path.replace(/(trd_\w+\.)\w{7}/, '$1zzzzzzz'))
    expect([name, forged.status, later.status]).toEqual([name, 404, 404])
  }
  for (const slug of SLUGS.filter((each) => each !== 'carbarn')) {
    for (const { name, path, word } of secrets) {
      const answer = await read(slug, path)
      const shown = [...SECRET_WORDS, ...(word ? [word] : [])].filter((each) => answer.body.includes(each))
      const opened = name === 'receipt' ? shown.filter((each) => !path.includes(each)) : shown
      expect([slug, name, opened, leaksIn(slug, answer)]).toEqual([slug, name, [], []])
      if (name !== 'receipt') expect([slug, name, answer.status]).toEqual([slug, name, 404])
      const type = String(answer.headers['content-type'])
      expect([slug, name, type.startsWith('image/')]).toEqual([slug, name, false])
    }
  }
})

test('the icons of two sites are never the same picture (SITE-007)', async () => {
  const icons = await Promise.all(
    SLUGS.map(
      async (slug) => (await read(slug, '/favicon.svg')).body + (await read(slug, '/icon-192.png')).body,
    ),
  )
  expect(new Set(icons).size).toBe(SLUGS.length)
})

test('the shared dealership is on both of its sites, and nothing else of either is', async () => {
  const shared = (stock.get('northgate-kia') ?? []).map((vehicle) => vehicle.id)
  const group = new Set((stock.get('meridian') ?? []).map((vehicle) => vehicle.id))
  expect(shared.length).toBeGreaterThan(0)
  expect(shared.filter((id) => !group.has(id))).toEqual([])
  for (const slug of SLUGS.filter((each) => !['northgate-kia', 'meridian'].includes(each))) {
    const own = (stock.get(slug) ?? []).map((vehicle) => vehicle.id)
    expect([slug, own.filter((id) => group.has(id))]).toEqual([slug, []])
  }
})

async function strangersShown(slug: string, others: readonly string[]): Promise<string[]> {
  const own = new Set((stock.get(slug) ?? []).map((vehicle) => vehicle.id))
  const foreign = others
    .filter((other) => other !== slug)
    .flatMap((other) => stock.get(other) ?? [])
    .filter((vehicle, index) => !own.has(vehicle.id) && index % 61 === 0)
  expect(foreign.length).toBeGreaterThan(3)
  const shown: string[] = []
  for (const vehicle of foreign)
    if ((await read(slug, `/cars/${vehicle.slug}`)).status !== 404) shown.push(`${slug} ${vehicle.slug}`)
  return shown
}

test('another dealer’s vehicle answers like one that never existed (ROUTE-001)', async () => {
  for (const slug of SLUGS) {
    const others = SLUGS.filter((other) => slug !== 'northgate-kia' || other !== 'meridian')
    expect(await strangersShown(slug, others)).toEqual([])
  }
})

// Known fault: VehicleService reads by dealership and never applies the site's searchFilters, so
// northgate-kia serves its dealership's other makes by address. Becomes an ordinary test once that is fixed.
test('a vehicle excluded by the site’s own filter has no page there (SITE-010)', async () => {
  expect(await strangersShown('northgate-kia', ['meridian'])).toEqual([])
})

test.each<Record<string, string>>([
  { 'x-forwarded-host': 'carbarn.localhost' },
  { 'x-forwarded-host': 'evil.test', 'x-forwarded-proto': 'https' },
  { forwarded: 'host=evil.test;proto=https' },
  { 'x-host': 'evil.test', 'x-original-url': '/favourites', 'x-rewrite-url': '/favourites' },
  { 'x-forwarded-port': '99', 'x-forwarded-prefix': '/evil', 'x-forwarded-server': 'evil.test' },
  { origin: 'https://evil.test', referer: 'https://evil.test/' },
])('headers cannot poison what the next visitor gets: %j', async (headers) => {
  const path = `${SEARCH}?query=poison-${Object.keys(headers).join('-')}`
  const poisoned = await read('meridian', path, headers)
  const after = await read('meridian', path)
  for (const answer of [poisoned, after]) {
    expect(answer.status).toBe(200)
    expect(wholeAnswer(answer)).not.toContain('evil')
    expect(leaksIn('meridian', answer)).toEqual([])
  }
  expect(after.body).toBe(poisoned.body)
})

test.each([
  ['upper case', (port: number) => `MERIDIAN.LocalHost:${port}`],
  ['a trailing dot', (port: number) => `meridian.localhost.:${port}`],
  ['no port', () => 'meridian.localhost'],
  ['a port of its own', () => 'meridian.localhost:81'],
])(
  'a host with %s is the same site, and its spelling reaches no other visitor (SITE-003)',
  async (name, spell) => {
    const path = `${SEARCH}?query=spelling-${name.replaceAll(' ', '-')}`
    const spelled = await ask(platform.port, spell(platform.port), path)
    const plain = await read('meridian', path)
    expect([spelled.status, plain.status]).toEqual([200, 200])
    const canonical = /<link rel="canonical" href="([^"]+)"/.exec(plain.body)?.[1] ?? ''
    expect(new URL(canonical).host).toBe(hostOf('meridian'))
    expect(wholeAnswer(plain)).not.toMatch(/LocalHost|MERIDIAN\.|localhost\.:|localhost:81\b/)
    expect(leaksIn('meridian', spelled)).toEqual([])
  },
)

/** A request line as written, which no client library would send. */
function sendRaw(lines: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(platform.port, '127.0.0.1')
    let text = ''
    socket.on('data', (chunk) => {
      text += chunk
    })
    socket.on('end', () => resolve(text))
    socket.on('error', reject)
    socket.write(`${lines.join('\r\n')}\r\nConnection: close\r\n\r\n`)
  })
}

test('an absolute request target cannot show one site under another’s host, nor stay in the cache', async () => {
  const target = `http://carbarn.localhost:${platform.port}${SEARCH}?query=absolute`
  const answer = await sendRaw([`GET ${target} HTTP/1.1`, `Host: ${hostOf('meridian')}`])
  const isCarbarn = answer.includes('Carbarn')
  const isMeridian = answer.includes('Meridian Motor Group')
  expect(isCarbarn && isMeridian).toBe(false)
  const evil = await sendRaw([
    `GET http://evil.test${SEARCH}?query=absolute HTTP/1.1`,
    `Host: ${hostOf('meridian')}`,
  ])
  expect(evil).not.toContain('evil.test')
  for (const slug of ['meridian', 'carbarn']) {
    const after = await read(slug, `${SEARCH}?query=absolute`)
    expect([slug, after.status, leaksIn(slug, after)]).toEqual([slug, 200, []])
    expect(wholeAnswer(after)).not.toContain('evil.test')
  }
})

test.each([
  ['two hosts', ['GET / HTTP/1.1', 'Host: meridian.localhost', 'Host: carbarn.localhost']],
  ['no host', ['GET / HTTP/1.1']],
  ['user info in the host', ['GET / HTTP/1.1', 'Host: meridian.localhost@evil.test']],
  ['a path in the host', ['GET / HTTP/1.1', 'Host: meridian.localhost/evil']],
])('a request with %s shows no site (SITE-003)', async (_, lines) => {
  expect(await sendRaw(lines)).toMatch(/^HTTP\/1\.1 4\d\d/)
})

test('a redirect never leaves the requested host', async () => {
  const paths = [
    '//evil.test/search',
    '//evil.test',
    '/\\evil.test',
    '/%2F%2Fevil.test',
    '/search//evil.test',
    '/search/',
    '/search',
    '/search/New-Used-And-Demo-Cars',
    '/search/TOYOTA/',
    '/search-budget?repayment=120&next=//evil.test',
    '/search-budget?repayment=120&path=https://evil.test',
    `${SEARCH}/?next=https://evil.test`,
    `${SEARCH}?page=1`,
    `${SEARCH}?price_min=1000&price_max=2000`,
    '/success?redirect=//evil.test',
    '/favourites/',
    '/terms-and-conditions/',
    '/contact',
    '/.//evil.test',
    '/search/..%2F..%2F%2Fevil.test',
  ]
  for (const path of paths) {
    const answer = await read('meridian', path)
    const location = answer.headers.location
    if (location === undefined) continue
    const landed = new URL(
      String(location),
      `http://${hostOf('meridian')}${path.startsWith('//') ? '/' : path}`,
    )
    expect([path, location, landed.host]).toEqual([path, location, hostOf('meridian')])
    expect(String(location)).not.toMatch(/^[/\\]{2}/)
  }
})

test('two sites read at the same moment at the same address keep their pages apart, cold and warm', async () => {
  const rounds = [
    SEARCH,
    `${SEARCH}.data`,
    `${SEARCH}?page=2`,
    '/',
    '/favourites',
    '/_root.data',
    '/search/used-cars',
  ]
  const sites = ['carbarn', 'aurelia', 'longhaul-trucks', 'wattle-caravans']
  const asked = rounds.flatMap((path) =>
    Array.from({ length: 4 }, () => sites.map((slug) => ({ slug, path }))).flat(),
  )
  const answers = await Promise.all(
    asked.map(async ({ slug, path }) => ({
      slug,
      path,
      answer: await read(slug, `${path}${path.includes('?') ? '&' : '?'}mix=1`),
    })),
  )
  const bodies = new Map<string, Set<string>>()
  for (const { slug, path, answer } of answers) {
    expect([slug, path, leaksIn(slug, answer)]).toEqual([slug, path, []])
    const key = `${slug} ${path}`
    bodies.set(key, (bodies.get(key) ?? new Set()).add(answer.body))
  }
  expect([...bodies].filter(([, different]) => different.size !== 1).map(([key]) => key)).toEqual([])
})

test('an entity tag of one site never answers for another', async () => {
  const first = await read('carbarn', '/favourites')
  const other = await read('aurelia', '/favourites', { 'if-none-match': String(first.headers.etag) })
  expect([first.status, other.status]).toEqual([200, 200])
})
