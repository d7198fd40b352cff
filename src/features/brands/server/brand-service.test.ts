import { expect, test } from 'vitest'
import { MERIDIAN } from '#seed/sites/meridian.ts'
import type { StockDocument } from '#src/features/search/domain/stock-document.ts'
import { aDocument } from '#src/features/search/server/testing/stock-builders.ts'
import { parseSiteDocument } from '#src/pages/site-document/site-config-schema.ts'
import type { SiteContext } from '#src/features/sites/domain/site-config.ts'
import { createBrandService } from './brand-service.ts'

const parsed = parseSiteDocument(MERIDIAN)
if (!parsed.ok) throw new Error('the demo site is not valid')
const site = { config: parsed.value, dealershipIds: [] } as unknown as SiteContext

function brandsOver(stock: StockDocument[]) {
  const count = (name: 'make' | 'make_model') =>
    Object.entries(Object.groupBy(stock, (each) => each[name])).map(([value, all]) => ({
      value,
      count: all?.length ?? 0,
    }))
  const asked: string[] = []
  const search = {
    searchStock: async () => ({
      ok: true,
      value: { facets: { make: count('make'), make_model: count('make_model') } },
    }),
    listByFilter: async (_site: SiteContext, { filter }: { filter: string }) => {
      asked.push(filter)
      return stock.filter(({ make }) => filter.includes(`"${make}"`) || filter.includes(`= ${make}`))
    },
  } as unknown as Parameters<typeof createBrandService>[0]['search']
  return { brands: createBrandService({ search }), asked }
}
const LAND = aDocument({
  make: 'Land Rover',
  model: 'Defender',
  make_model: 'Land Rover Defender',
  price: 80_000,
  price_range: 80_000,
})

test('PAGE-001: own brands come first with their text, and grids list the makes in stock by name with counts', async () => {
  const { brands } = brandsOver([
    aDocument(),
    LAND,
    aDocument({ id: 'b', make: 'Audi', make_model: 'Audi A3', model: 'A3' }),
  ])
  const { own, grids } = await brands.listBrands(site)
  expect(own.map(({ name }) => name).sort()).toEqual(['Hyundai', 'Kia', 'Mazda', 'Toyota'])
  expect(grids).toHaveLength(1)
  expect(grids[0]?.tiles.map(({ name, href, count }) => [name, href, count])).toEqual([
    ['Audi', '/audi/overview', 1],
    ['Land Rover', '/land-rover/overview', 1],
    ['Toyota', '/toyota/overview', 1],
  ])
})

test('ROUTE-047: a model in stock has a page even if the document does not name it, and two-word makes are read whole', async () => {
  const { brands } = brandsOver([LAND])
  const found = await brands.findModel(site, 'DEFENDER')
  expect(found).toMatchObject({ model: { make: 'Land Rover', name: 'Defender' }, range: { count: 1 } })
  expect(found?.range.from).toEqual({ text: '$80,000', label: 'Drive away, QLD' })
  expect(await brands.findModel(site, 'no-such-thing')).toBeNull()
})

test('ROUTE-036: a brand that is neither the site’s nor in stock is not found', async () => {
  const { brands } = brandsOver([LAND])
  expect((await brands.findBrand(site, 'land-rover'))?.count).toBe(1)
  expect((await brands.findBrand(site, 'toyota'))?.count).toBe(0)
  expect(await brands.findBrand(site, 'yamaha')).toBeNull()
})

test('the sitemap lists brand and model pages but not those that link elsewhere', async () => {
  const paths = await brandsOver([LAND]).brands.listPaths(site)
  expect(paths).toEqual(
    expect.arrayContaining(['/toyota/overview', '/land-rover/overview', '/defender', '/corolla']),
  )
  expect(paths).not.toContain('/tasman')
})
