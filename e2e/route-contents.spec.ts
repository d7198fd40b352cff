import { expect, test } from 'vitest'
import { ask, findStock } from './ask.ts'
import { sharedPlatform } from './served-platform.ts'

const platform = sharedPlatform()

const get = (path: string) => ask(platform.port, `meridian.localhost:${platform.port}`, path)
type Card = { make: string; model: string; slug: string; place: string | null; name: string }
type Listed = { view: { hits: Card[]; count: number; state: Record<string, unknown> } }

async function listed(path: string): Promise<Listed['view']> {
  const page = await get(path)
  expect([path, page.status]).toEqual([path, 200])
  const data = JSON.parse((await get(path.replace('/search/', '/search-data/'))).body) as Listed
  // What the page shows is what its data says.
  for (const { slug } of data.view.hits.slice(0, 3)) expect(page.body).toContain(`/cars/${slug}`)
  return data.view
}

/** The condition stated on a vehicle's own page. */
async function conditionOf(slug: string): Promise<string> {
  const { body } = await get(`/cars/${slug}`)
  return />Condition<\/dt><dd[^>]*>([^<]+)/.exec(body)?.[1] ?? 'none'
}

test.each([
  ['/search/used-cars', ['Used']],
  ['/search/new-cars', ['New']],
  ['/search/demo-cars', ['Demonstrator']],
  ['/search/new-and-demo-cars', ['New', 'Demonstrator']],
  ['/search/new-used-and-demo-cars', ['New', 'Demonstrator', 'Used']],
])(
  '%s lists only %j, according to each vehicle’s own page (ROUTE-009, ROUTE-010, ROUTE-011)',
  async (path, allowed) => {
    const { hits, count } = await listed(path)
    expect(hits.length).toBeGreaterThan(5)
    const found = await Promise.all(hits.slice(0, 6).map(({ slug }) => conditionOf(slug)))
    expect(found.filter((condition) => !allowed.includes(condition))).toEqual([])
    const counts = await Promise.all(
      ['used-cars', 'new-cars', 'demo-cars'].map(async (each) => (await listed(`/search/${each}`)).count),
    )
    const [used = 0, isNew = 0, demo = 0] = counts
    const expected = { Used: used, New: isNew, Demonstrator: demo } as Record<string, number>
    expect(count).toBe(allowed.reduce((sum, each) => sum + (expected[each] ?? 0), 0))
  },
)

test('a make, a model, a dealership and a location list their own stock only (ROUTE-012, ROUTE-013, ROUTE-014)', async () => {
  const toyota = await listed('/search/toyota')
  expect(new Set(toyota.hits.map(({ make }) => make))).toEqual(new Set(['Toyota']))
  const corolla = await listed('/search/toyota/corolla')
  expect(new Set(corolla.hits.map(({ model }) => model))).toEqual(new Set(['Corolla']))
  expect(corolla.count).toBeLessThan(toyota.count)
  const southport = await listed('/search/southport')
  expect(new Set(southport.hits.map(({ place }) => place))).toEqual(new Set(['Meridian Southport']))
  const all = await listed('/search/new-used-and-demo-cars')
  expect(southport.count).toBeLessThan(all.count)
})

test('the words, page, order and budget in an address are those of its page (ROUTE-017, ROUTE-020)', async () => {
  const hilux = await listed('/search/new-used-and-demo-cars?query=hilux')
  expect(hilux.hits.length).toBeGreaterThan(0)
  expect(hilux.hits.every(({ name }) => /hilux/i.test(name))).toBe(true)
  expect((await get('/search/new-used-and-demo-cars?query=hilux')).body).toMatch(
    /name="query"[^>]*value="hilux"/,
  )
  const [first, second] = [await listed('/search/kia'), await listed('/search/kia?page=2')]
  expect(second.hits.some(({ slug }) => first.hits.some((hit) => hit.slug === slug))).toBe(false)
  const cheap = await listed('/search/new-used-and-demo-cars?range[price]=:35000&sortBy=price_desc')
  const prices = [
    ...(await get('/search/new-used-and-demo-cars?range[price]=:35000')).body.matchAll(
      /class="price"[\s\S]{0,80}?<b>\$([\d,]+)/g,
    ),
  ]
  expect(prices.length).toBeGreaterThan(5)
  for (const [, price = ''] of prices) expect(Number(price.replaceAll(',', ''))).toBeLessThanOrEqual(35_000)
  expect(cheap.count).toBeGreaterThan(0)
})

test('with the flag on a new and a used car name their own number, with it off each that of its own place (SITE-009)', async () => {
  const phoneOf = async (site: string, filter: string) => {
    const [car] = await findStock(platform.port, site, `${filter} AND status = in_stock`)
    const { body } = await ask(platform.port, `${site}.localhost:${platform.port}`, `/cars/${car?.slug}`)
    const main = /<main[\s\S]*<\/main>/.exec(body)?.[0] ?? ''
    return [...new Set(main.match(/tel:0\d+/g))]
  }
  const own = [
    await phoneOf('northgate-kia', 'car_type = new'),
    await phoneOf('northgate-kia', 'car_type = used'),
  ]
  expect(own).toEqual([
    expect.arrayContaining(['tel:0755501310']),
    expect.arrayContaining(['tel:0755501320']),
  ])
  expect(own[0]).not.toContain('tel:0755501320')
  expect(own[1]).not.toContain('tel:0755501310')
  for (const [place, phone] of [
    ['Meridian Parramatta', 'tel:0255501100'],
    ['Meridian Essendon', 'tel:0355501200'],
  ])
    expect(await phoneOf('meridian', `location_name = "${place}"`)).toEqual([phone])
})

test('a site and a location that name no state are in Queensland: the state select, the address, the cards (PAGE-021)', async () => {
  const at = async (path: string) =>
    (await ask(platform.port, `northgate-kia.localhost:${platform.port}`, path)).body
  expect(await at('/trade-in')).toMatch(/<option value="QLD" selected=""/)
  expect(await at('/locations/northgate')).toContain('Northgate QLD 4013')
  expect(await at('/search/new-cars')).toContain('Drive away, QLD')
})
