import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DEMO_SITES } from '#seed/sites/demo-sites.ts'
import type { SiteDocument } from '#src/features/sites/domain/document/site-document-schema.ts'
import { type Answer, ask, findStock } from './ask.ts'
import { servePlatform, type ServedPlatform } from './served-platform.ts'

const SEARCH = '/search/new-used-and-demo-cars'
const SLUGS = DEMO_SITES.map((site) => site.slug)

let platform: ServedPlatform
/** Vehicle ids and slugs that the public may see on each site. */
const stock = new Map<string, { id: string; slug: string }[]>()
beforeAll(async () => {
  platform = await servePlatform()
  for (const slug of SLUGS) stock.set(slug, await findStock(platform.port, slug, 'year > 0', 1000))
})
afterAll(() => platform?.stop())

const hostOf = (slug: string) => `${slug}.localhost:${platform.port}`
const read = (slug: string, path: string, headers: Record<string, string> = {}) =>
  ask(platform.port, hostOf(slug), path, { headers })
const wholeAnswer = ({ headers, body }: Answer) => `${JSON.stringify(headers)}\n${body}`

/** Every word of a site's document that says whose it is, as it may stand in an answer. */
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
  ].filter((word): word is string => typeof word === 'string' && word.length > 3)
  const dialled = words.filter((word) => /^0\d[\d ]+$/.test(word)).map((word) => word.replaceAll(' ', ''))
  return [...new Set([...words, ...dialled])]
}

/**
 * Marks of other sites that no answer of this one may hold. A dealership that both documents list is shared by
 * decision (northgate-kia belongs to the meridian group and has its own site): its words are both sites' own.
 */
function foreignMarks(slug: string): string[] {
  const own = DEMO_SITES.find((site) => site.slug === slug)
  const ownText = JSON.stringify(own)
  const ownMarks = new Set(own ? marksOf(own) : [])
  return DEMO_SITES.filter((site) => site.slug !== slug)
    .flatMap(marksOf)
    .filter((mark) => !ownMarks.has(mark) && !ownText.includes(mark))
}

/** `id`s are drawn at random, so one of another site is never in an answer by chance. */
function foreignVehicles(slug: string): string[] {
  const own = new Set((stock.get(slug) ?? []).map((vehicle) => vehicle.id))
  return SLUGS.filter((other) => other !== slug)
    .flatMap((other) => stock.get(other) ?? [])
    .filter((vehicle) => !own.has(vehicle.id))
    .map((vehicle) => vehicle.id)
}

function leaksIn(slug: string, answer: Answer): string[] {
  const text = wholeAnswer(answer)
  const ids = new Set(text.match(/veh_[a-z0-9]{16}/g) ?? [])
  const foreign = foreignVehicles(slug).filter((id) => ids.has(id))
  return [...foreignMarks(slug).filter((mark) => text.toLowerCase().includes(mark.toLowerCase())), ...foreign]
}

/** Every kind of route, asked with this site's own vehicle and with another's. */
function routesOf(slug: string): string[] {
  const own = stock.get(slug)?.[0]
  const other = stock.get(SLUGS.find((each) => each !== slug && each !== 'meridian') ?? '')?.[0]
  return [
    '/',
    '/_root.data',
    SEARCH,
    `${SEARCH}.data`,
    `${SEARCH}?page=2`,
    '/search/used-cars',
    '/search/new-cars',
    '/search/toyota',
    '/search/toyota.data',
    '/search/no-such-segment',
    '/search-data/new-used-and-demo-cars',
    '/search-suggestions?query=20',
    '/search-budget?frequency=weekly&repayment=120',
    `/cards-by-id?id=${own?.id}&id=${other?.id}`,
    `/cars/${own?.slug}`,
    `/cars/${own?.slug}.data`,
    `/cars/${other?.slug}`,
    `/cars/${other?.slug}.data`,
    `/cars/${other?.slug}/market-price`,
    '/favourites',
    '/favourites.data',
    '/compare',
    '/success',
    '/success?ref=FC-000000',
    '/contact',
    '/contact-us',
    '/contact-us/northgate',
    '/contact-us/granville',
    `/print?car_id=${own?.slug}`,
    `/print?car_id=${other?.slug}`,
    `/print?car_id=${own?.id}`,
    '/delivery',
    '/privacy-policy',
    '/terms-and-conditions',
    '/terms-and-conditions/',
    '/no-such-thing',
    '/robots.txt',
    '/sitemap.xml',
    '/api/search/indexes/vehicles/stats',
    '/api/leads',
    '/api/nothing',
    '/healthz',
    '/readyz',
    '/img/sample/suv/36/blue.webp?w=320',
    '/dev/outbox',
  ]
}

test('the marks that are looked for are really on their own site, so that not finding them means something', async () => {
  for (const site of DEMO_SITES) {
    const text = wholeAnswer(await read(site.slug, '/')) + wholeAnswer(await read(site.slug, SEARCH))
    const found = marksOf(site).filter((mark) => text.includes(mark))
    expect([site.slug, found.length >= 6]).toEqual([site.slug, true])
    expect([site.slug, found.includes(site.name)]).toEqual([site.slug, true])
    expect([site.slug, foreignMarks(site.slug).length > 60, foreignVehicles(site.slug).length > 500]).toEqual(
      [site.slug, true, true],
    )
  }
})

test.each(SLUGS)(
  '%s: no route answers with a name, phone, host, colour, dealership or vehicle of another site (SITE-001, SITE-007)',
  async (slug) => {
    const leaks: string[] = []
    for (const path of routesOf(slug)) {
      const answer = await read(slug, path)
      if (answer.status >= 500) leaks.push(`${path} answered ${answer.status}`)
      leaks.push(...leaksIn(slug, answer).map((mark) => `${path} holds ${mark}`))
    }
    expect(leaks).toEqual([])
  },
)

test('the shared dealership, and nothing else of it, is on both of its sites', async () => {
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

test('a vehicle of another dealer answers as one that never was (ROUTE-001)', async () => {
  for (const slug of SLUGS) {
    const others = SLUGS.filter((other) => slug !== 'northgate-kia' || other !== 'meridian')
    expect(await strangersShown(slug, others)).toEqual([])
  }
})

// Known fault: VehicleService reads by dealership and never applies the site's searchFilters, so northgate-kia serves
// its dealership's other makes by address. Becomes an ordinary test when that is mended.
test('a vehicle that the site’s own filter keeps out has no page there (SITE-010)', async () => {
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

test('a redirect never leaves the host that was asked', async () => {
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
