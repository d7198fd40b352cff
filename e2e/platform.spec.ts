import { request as httpRequest } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { servePlatform, type ServedPlatform } from './served-platform.ts'

const SITES = [
  'meridian',
  'northgate-kia',
  'carbarn',
  'aurelia',
  'ironbark-motorcycles',
  'longhaul-trucks',
  'wattle-caravans',
]
const SEARCH = '/search/new-used-and-demo-cars'

let platform: ServedPlatform
beforeAll(async () => {
  platform = await servePlatform()
})
afterAll(() => platform?.stop())

type Answer = { status: number; headers: Record<string, string | string[] | undefined>; body: string }

/** fetch() does not allow a chosen Host header, and these tests are about hosts. */
function ask(
  host: string,
  path: string,
  options: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = httpRequest(
      {
        host: '127.0.0.1',
        port: platform.port,
        path,
        method: options.method ?? 'GET',
        headers: { host, ...options.headers },
      },
      (answer) => {
        const chunks: Buffer[] = []
        answer.on('data', (chunk) => chunks.push(chunk))
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            body: Buffer.concat(chunks).toString(),
          }),
        )
      },
    )
    sent.on('error', reject)
    sent.end(options.body)
  })
}

/** Short for 10 kB, so that the test's name stays readable. */
const LONG_QUERY = 'query=(10 kB)'
const hostOf = (slug: string) => `${slug}.localhost:${platform.port}`

test('every demo site answers its own home, search and a vehicle page (SITE-001, SITE-002, SITE-003)', async () => {
  const titles = new Set<string>()
  for (const slug of SITES) {
    const home = await ask(hostOf(slug), '/')
    expect([slug, home.status]).toEqual([slug, 200])
    titles.add(/<title>(.*?)<\/title>/.exec(home.body)?.[1] ?? '')
    const search = await ask(hostOf(slug), SEARCH)
    const href = /href="(\/cars\/[a-z0-9-]+)"/.exec(search.body)?.[1]
    expect([slug, search.status, Boolean(href)]).toEqual([slug, 200, true])
    expect((await ask(hostOf(slug), href ?? '/')).status).toBe(200)
  }
  expect(titles.size).toBe(SITES.length)
})

test.each([
  'unknown.localhost',
  'meridian.localhost.evil.test',
  '127.0.0.1',
  'meridian',
  '..',
  'meridian.localhost@evil',
  'a'.repeat(300),
])('an unknown host gets a plain refusal and no page: %s (SITE-003)', async (host) => {
  const answer = await ask(host, SEARCH)
  expect([400, 404]).toContain(answer.status)
  expect(answer.body.length).toBeLessThan(100)
})

test('no page of one site names another site, its phone or its dealerships', async () => {
  const pages = await Promise.all(
    SITES.map(async (slug) => ({
      slug,
      body: (await ask(hostOf(slug), '/')).body + (await ask(hostOf(slug), SEARCH)).body,
    })),
  )
  for (const page of pages) {
    for (const other of SITES.filter((slug) => slug !== page.slug)) {
      expect([page.slug, other, page.body.includes(`${other}.localhost`)]).toEqual([page.slug, other, false])
      expect([page.slug, other, page.body.includes(`"${other}"`)]).toEqual([page.slug, other, false])
    }
  }
})

test('another dealer’s vehicle is not found on this site', async () => {
  const search = await ask(hostOf('ironbark-motorcycles'), SEARCH)
  const href = /href="(\/cars\/[a-z0-9-]+)"/.exec(search.body)?.[1] ?? ''
  expect((await ask(hostOf('meridian'), href)).status).toBe(404)
})

test('a page from the cache is the page as it was made, header for header, and never another host’s', async () => {
  for (const slug of ['meridian', 'aurelia']) {
    const path = `${SEARCH}?sortBy=price_asc`
    const headers = { 'accept-encoding': 'identity' }
    const made = await ask(hostOf(slug), path, { headers })
    const warm = await ask(hostOf(slug), path, { headers })
    const { date: _made, ...madeHeaders } = made.headers
    const { date: _warm, ...warmHeaders } = warm.headers
    expect(warm.status).toBe(200)
    expect(warmHeaders).toEqual(madeHeaders)
    expect(warm.body).toBe(made.body)
    expect(warm.body).toContain(`${slug}.localhost`)
  }
  const unknown = await ask('nobody.localhost', SEARCH)
  expect(unknown.status).toBe(404)
})

test('pages carry a policy without unsafe-inline scripts, an ETag, and 304 for those who have them', async () => {
  const page = await ask(hostOf('meridian'), SEARCH, { headers: { 'accept-encoding': 'br' } })
  const policy = String(page.headers['content-security-policy'])
  expect(/script-src ([^;]*)/.exec(policy)?.[1]).toMatch(/^'self'( 'sha256-[\w+/=]+')*$/)
  expect(page.headers['content-encoding']).toBe('br')
  expect(page.headers['x-content-type-options']).toBe('nosniff')
  const again = await ask(hostOf('meridian'), SEARCH, {
    headers: { 'accept-encoding': 'br', 'if-none-match': String(page.headers.etag) },
  })
  expect([again.status, again.body]).toEqual([304, ''])
})

test.each([
  'page=0',
  'page=-1',
  'page=1000000000',
  'page=abc',
  LONG_QUERY,
  'range[price]=90000:10000',
  'range[price]=a:b',
  'make=%3Cscript%3Ealert(1)%3C/script%3E',
  'make[]=a&make[][x]=b',
  'sortBy=__proto__',
  '%E0%A4%A',
])('a hostile query is answered with a page, never a fault or a live script: %s', async (named) => {
  const query = named === LONG_QUERY ? `query=${'x'.repeat(10_000)}` : named
  const answer = await ask(hostOf('meridian'), `${SEARCH}?${query}`)
  expect([200, 301, 302, 308, 400, 404, 414, 431]).toContain(answer.status)
  expect(answer.body).not.toContain('<script>alert(1)')
  expect(answer.body).not.toMatch(/at .*\.(ts|js):\d+/)
})

test.each([
  ['POST', '/api/search/indexes/vehicles/search', '{"filter":"make ="}', 400, 'invalid_search_filter'],
  ['POST', '/api/search/indexes/vehicles/search', '{"facets":["nothing"]}', 400, 'invalid_search_facets'],
  ['POST', '/api/search/indexes/vehicles/search', '{"limit":-1}', 400, 'invalid_search_limit'],
  ['POST', '/api/search/indexes/vehicles/search', '{not json', 400, 'malformed_payload|bad_request'],
  ['POST', '/api/search/indexes/other/search', '{}', 404, 'index_not_found'],
])('%s %s with %s is refused with a reason', async (method, path, body, status, code) => {
  const answer = await ask(hostOf('meridian'), path, {
    method,
    body,
    headers: { 'content-type': 'application/json' },
  })
  expect(answer.status).toBe(status)
  expect(JSON.parse(answer.body).code).toMatch(new RegExp(code))
})

test("the search API never gives another dealer's stock, whatever the filter asks", async () => {
  const filter = 'dealership_slug EXISTS OR id EXISTS OR show_on_dealer_website = false'
  const read = async (slug: string) => {
    const answer = await ask(hostOf(slug), '/api/search/indexes/vehicles/search', {
      method: 'POST',
      body: JSON.stringify({ filter, limit: 1000 }),
      headers: { 'content-type': 'application/json' },
    })
    return JSON.parse(answer.body).hits as {
      id: string
      dealership_slug: string
      show_on_dealer_website: boolean
    }[]
  }
  const [bikes, trucks] = await Promise.all([read('ironbark-motorcycles'), read('longhaul-trucks')])
  expect(bikes.length).toBeGreaterThan(0)
  expect(bikes.filter((bike) => trucks.some((truck) => truck.id === bike.id))).toEqual([])
  expect(bikes.every((bike) => bike.show_on_dealer_website)).toBe(true)
})

test('a form body of a megabyte is refused with a reason and the server keeps running', async () => {
  const body = `name=${'x'.repeat(1_000_000)}`
  const answer = await ask(hostOf('meridian'), '/api/leads', {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  expect(answer.status).toBe(413)
  expect(JSON.parse(answer.body).error).toBeTruthy()
  expect((await ask(hostOf('meridian'), '/')).status).toBe(200)
})

test('the probes answer on any host; metrics count the pages and answer this machine only', async () => {
  expect((await ask('anything', '/healthz')).status).toBe(200)
  expect(JSON.parse((await ask('anything', '/readyz')).body)).toEqual({
    status: 'ok',
    checks: { process: 'ok', store: 'ok', index: 'ok', disk: 'ok' },
  })
  expect((await ask(`localhost:${platform.port}`, '/metrics')).body).toMatch(
    /http_requests_total\{kind="page",status="200",cache="hit"\} \d+/,
  )
  expect((await ask(hostOf('meridian'), '/metrics')).status).toBe(404)
})

test('the list of sites exists in development only, at plain localhost', async () => {
  const list = await ask(`localhost:${platform.port}`, '/')
  for (const slug of SITES) expect(list.body).toContain(`http://${slug}.localhost:${platform.port}/`)
})

test('writes beyond the limit are told when to try again', async () => {
  const statuses: number[] = []
  for (let index = 0; index < 45; index++) {
    const answer = await ask(hostOf('wattle-caravans'), '/api/leads', {
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'application/json' },
    })
    statuses.push(answer.status)
    if (answer.status === 429) expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  }
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(5)
  expect(statuses[0]).not.toBe(429)
})
