import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Answer, ask } from './ask.ts'
import { servePlatform, type ServedPlatform } from './served-platform.ts'

const ALL = '/search/new-used-and-demo-cars'
const NAMES =
  'badge status car_type categories city colour dealership_name filtered_features item_type km location_name make make_model model price subscription_price price_range seats body drive fuel transmission state tag weekly_price_range year certified created_at_timestamp query page sortBy'.split(
    ' ',
  )
const SCRIPTS = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "javascript:alert('1')",
  '</title><svg onload=alert(1)>',
  '{{7*7}}<%= 7*7 %>',
  "' OR 1=1 --",
  'a" OR make EXISTS OR "',
  '\u0000\u202e\ud800',
]
let platform: ServedPlatform
beforeAll(async () => {
  platform = await servePlatform()
})
afterAll(() => platform?.stop())

const get = (path: string) => ask(platform.port, `meridian.localhost:${platform.port}`, path)
const countOf = ({ body }: Answer) =>
  Number(/role="status"[^>]*>([\d,]+)/.exec(body)?.[1]?.replace(',', '') ?? -1)
/** Markup of an attacker that reached the page as markup. */
const planted = ({ body }: Answer) =>
  /<script>alert|<img src=x|<svg onload|href="javascript:|onerror=alert\(1\)>/i.exec(body)?.[0] ?? null

test.each(NAMES)('a script, a quote, a filter and broken letters in %s stay text', async (name) => {
  for (const value of SCRIPTS)
    for (const parameter of [name, `range[${name}]`, `min[${name}]`, `${name}[]`]) {
      const encoded = value.isWellFormed() ? encodeURIComponent(value) : '%00%E2%80%AE%ED%A0%80'
      const answer = await get(`${ALL}?${encodeURIComponent(parameter)}=${encoded}`)
      const status = answer.status === 302 ? 200 : answer.status
      expect([parameter, status, planted(answer)]).toEqual([parameter, 200, null])
    }
})

test.each([
  ['10 kB of one value', `make=${'x'.repeat(10_000)}`],
  ['10 kB of parameters', Array.from({ length: 900 }, (_, at) => `make=m${at}`).join('&')],
  ['10 kB of strangers', Array.from({ length: 900 }, (_, at) => `utm_${at}=x`).join('&')],
  ['10 kB of brackets', `make${'[a]'.repeat(3_300)}=1`],
  ['10 kB of percent signs', `query=${'%25'.repeat(3_300)}`],
  ['broken percent codes', `query=${'%'.repeat(3_000)}&make=%E0%A4%A`],
  [
    'nested parameters',
    'make[0][name]=Kia&make[__proto__][x]=1&range[price][min]=5&__proto__[page]=7&constructor=1',
  ],
  [
    'repeated parameters',
    'page=2&page=-1&page=9999999&sortBy=km_asc&sortBy=x&query=a&query=b&range[price]=1:2&range[price]=3',
  ],
])('%s: answered in time, completely and without a fault', async (_, query) => {
  const started = performance.now()
  for (const path of [
    ALL,
    '/search-data/new-used-and-demo-cars',
    '/directory',
    '/our-location/meridian-brisbane/stock',
    '/compare',
    '/search-suggestions',
    '/cards-by-id',
  ]) {
    const answer = await get(`${path}?${query}`)
    expect([path, [200, 302].includes(answer.status), planted(answer)]).toEqual([path, true, null])
    expect(answer.body.length).toBeLessThan(1_500_000)
  }
  expect(performance.now() - started).toBeLessThan(10_000)
})

test('a malformed range filters nothing, and reversed ends are swapped (ROUTE-019)', async () => {
  const all = countOf(await get(ALL))
  expect(all).toBeGreaterThan(100)
  const plain = ['a:b', ':', 'NaN:Infinity', '1e309:', '0x10:', '--5:', '5', '[1:2]', '١:٢']
  for (const value of plain)
    expect([value, countOf(await get(`${ALL}?range[year]=${encodeURIComponent(value)}`))]).toEqual([
      value,
      all,
    ])
  const rightWay = countOf(await get(`${ALL}?range[price]=20000:40000`))
  expect(countOf(await get(`${ALL}?range[price]=40000:20000`))).toBe(rightWay)
  expect(rightWay).toBeGreaterThan(0)
  expect(rightWay).toBeLessThan(all)
})

test('a page number that does not exist gives a page that does', async () => {
  for (const page of ['0', '-1', '1.5', 'abc', '1e3', '99999999999999999999', "1'"]) {
    const answer = await get(`${ALL}?page=${encodeURIComponent(page)}`)
    expect([page, [200, 302].includes(answer.status)]).toEqual([page, true])
    if (answer.status === 302)
      expect(answer.headers.location).toMatch(/^\/search\/new-used-and-demo-cars\?page=\d+$/)
  }
})

test('a path that is not a search is a clear 404', async () => {
  for (const path of [
    'no-such-make',
    'toyota/no-such-model',
    'toyota/corolla/more',
    '..%2f..%2fetc',
    '%3Cscript%3E',
    'x'.repeat(5_000),
  ])
    expect([path.slice(0, 30), (await get(`/search/${path}`)).status]).toEqual([path.slice(0, 30), 404])
})

const FOREIGN = 'evil.example'
test.each([
  '%0d%0aset-cookie:%20planted=1',
  '%0ax-planted:%201',
  '%E5%98%8D%E5%98%8Ax-planted:1',
  '%00',
  `/${FOREIGN}`,
  `%2f%2f${FOREIGN}`,
  `%5c${FOREIGN}`,
])(
  '%s in any part of an address plants no header, leads to no other host and breaks nothing',
  async (bad) => {
    const addresses = [
      `/${bad}`,
      `//${bad}/search/kia`,
      `/${bad}/overview`,
      `/search/${bad}`,
      `/search-data/kia?make=${bad}`,
      `/search/used-cars?make=${bad}&page=${bad}`,
      `/brands/${bad}`,
      `/offers/${bad}/summer-demonstrators`,
      `/blog/${bad}/used-car-checks`,
      `/directory?make=${bad}&submit=1`,
      `/our-location/${bad}/stock?price=${bad}`,
      `/cars/${bad}`,
      `/img/og/${bad}.jpg`,
      `/service?location=${bad}`,
      `/sign-in?redirect=${bad}&type=${bad}`,
    ]
    for (const address of addresses) {
      const { status, headers } = await get(address)
      const host = new URL(String(headers.location ?? '/'), `http://meridian.localhost:${platform.port}`)
        .hostname
      const planted =
        headers['x-planted'] ?? [headers['set-cookie'] ?? []].flat().find((set) => /planted/.test(set))
      expect([address, status < 500, host, planted]).toEqual([address, true, 'meridian.localhost', undefined])
    }
  },
)
