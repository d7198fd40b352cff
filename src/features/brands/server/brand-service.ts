import type { SearchService } from '#src/features/search/server/search-service.ts'
import type { StockDocument } from '#src/features/search/domain/stock-document.ts'
import { toPathSlug } from '#src/shared/domain/address/path-slug.ts'
import type { SiteConfig, SiteContext, SiteLocation } from '#src/features/sites/domain/site-config.ts'
import { vehicleSettings } from '#src/features/vehicles/domain/vehicle-site.ts'
import type { Brand } from '../domain/brand.ts'
import { brandHref, brandPath, brandOf, ownMakes, uniqueMakes } from '../domain/brand-directory.ts'
import { isOfModel, type KnownModel, type RangeModel, toRangeModel } from '../domain/model-range.ts'
import { type ItemType, readBrandStock } from './brand-stock.ts'

type BrandServiceDeps = { search: Pick<SearchService, 'searchStock' | 'listByFilter'> }

/** A tile of a grid: its link and how many vehicles of the make are listed. */
export type BrandTile = { name: string; href: string; logoUrl: string | null; count: number }
export type BrandGrid = { title: string; tiles: BrandTile[] }
export type BrandGrids = {
  own: (BrandTile & { bannerImage: string | null; text: string })[]
  grids: BrandGrid[]
}
export type BrandPlace = Pick<SiteLocation, 'slug' | 'name' | 'phone'> & { city: string; state: string }
export type BrandDetails = {
  brand: Brand
  models: RangeModel[]
  stock: StockDocument[]
  count: number
  places: BrandPlace[]
}
export type ModelDetails = {
  model: KnownModel
  range: RangeModel
  brand: Brand
  stock: StockDocument[]
  siblings: RangeModel[]
  places: BrandPlace[]
}
export type BrandService = ReturnType<typeof createBrandService>

/** PAGE-001: grid titles. */
const GRID_TITLES: Record<ItemType, string> = {
  car: 'Car',
  motorcycle: 'Motorcycle',
  truck: 'Truck',
  caravan: 'Caravan',
}
/** Vehicles shown on a brand or model page before the link to all of them. */
const STOCK_SHOWN = 9

/** A site's brands and models: its own text combined with its current stock. */
export function createBrandService({ search }: BrandServiceDeps) {
  const stock = readBrandStock(search)
  return {
    listBrands: (site: SiteContext) => listBrands(stock, site),
    findBrand: (site: SiteContext, slug: string) => findBrand(stock, site, slug),
    findModel: (site: SiteContext, slug: string) => findModel(stock, site, slug),
    listPaths: (site: SiteContext) => listPaths(stock, site),
    /** The models of a make, those in stock first, then by name. */
    async listModelRange(site: SiteContext, make: string): Promise<RangeModel[]> {
      const [models, own] = await Promise.all([stock.listModels(site), stock.stockOf(site, make)])
      return rangeOf(site, models, { make, stock: own })
    },
  }
}

type BrandStockReader = ReturnType<typeof readBrandStock>

/** The grids of the brands page (PAGE-001): the site's own brands, then each item type it sells that has makes. */
async function listBrands(stock: BrandStockReader, site: SiteContext): Promise<BrandGrids> {
  const { config } = site
  const counts = await stock.stockMakes(site)
  const all = new Map([...counts.values()].flatMap((makes) => [...makes]))
  const tile = (make: string, count: number): BrandTile => {
    const brand = brandOf(config, make)
    return { name: brand.make, href: brandHref(brand), logoUrl: brand.logoUrl, count }
  }
  const own = ownMakes(config).map(async (make) => {
    const brand = brandOf(config, make)
    const bannerImage = brand.bannerImage ?? (await stock.firstPicture(site, make))
    return { ...tile(make, all.get(make) ?? 0), bannerImage, text: brand.description[0] ?? '' }
  })
  const grids = config.itemTypes.flatMap((type) => {
    const makes = counts.get(type) ?? new Map<string, number>()
    const tiles = uniqueMakes([...makes.keys()])
      .sort((a, b) => a.localeCompare(b, 'en-AU'))
      .map((make) => tile(make, makes.get(make) ?? 0))
    return tiles.length > 0 ? [{ title: GRID_TITLES[type], tiles }] : []
  })
  return { own: await Promise.all(own), grids }
}

/** Brand and model pages for the sitemap, without those that link elsewhere. */
async function listPaths(stock: BrandStockReader, site: SiteContext): Promise<string[]> {
  const { own, grids } = await listBrands(stock, site)
  const makes = [...own, ...grids.flatMap(({ tiles }) => tiles)].map(({ name }) => name)
  const models = await stock.listModels(site)
  return [
    ...new Set(makes.map((make) => brandPath(brandOf(site.config, make)))),
    ...models.filter(({ entry }) => !entry?.overrideUrl).map(({ slug }) => `/${slug}`),
  ]
}

/** One brand of the site by slug, with its models, stock and locations; null if the site has no such brand. */
async function findBrand(
  reader: BrandStockReader,
  site: SiteContext,
  slug: string,
): Promise<BrandDetails | null> {
  const make = await findMake(reader, site, slug.toLowerCase())
  if (make === undefined) return null
  const brand = brandOf(site.config, make)
  const [models, stock] = await Promise.all([reader.listModels(site), reader.stockOf(site, brand.make)])
  return {
    brand,
    models: rangeOf(site, models, { make: brand.make, stock }),
    stock: shownFirst(stock),
    count: stock.length,
    places: placesOf(site.config, brand.make),
  }
}

async function findMake(
  reader: BrandStockReader,
  { config, ...site }: SiteContext,
  slug: string,
): Promise<string | undefined> {
  const entry = config.brands.find((each) => each.slug === slug)
  if (entry) return entry.title
  const listed = [...(await reader.stockMakes({ ...site, config })).values()].flatMap((makes) => [
    ...makes.keys(),
  ])
  return [...ownMakes(config), ...listed].find((make) => brandOf(config, make).slug === slug)
}

/** One model by slug, or null. Fixed paths and other pages take precedence (ROUTE-052). */
async function findModel(
  reader: BrandStockReader,
  site: SiteContext,
  slug: string,
): Promise<ModelDetails | null> {
  const models = await reader.listModels(site)
  const model = models.find((each) => each.slug === slug.toLowerCase())
  if (!model) return null
  const stock = await reader.stockOf(site, model.make)
  return {
    model,
    brand: brandOf(site.config, model.make),
    range: toRangeModel(model, stock, vehicleSettings(site).price),
    stock: shownFirst(stock.filter((each) => isOfModel(each, model))),
    siblings: rangeOf(site, models, { make: model.make, stock }).filter((each) => each.slug !== model.slug),
    places: placesOf(site.config, model.make),
  }
}

function rangeOf(
  site: SiteContext,
  models: readonly KnownModel[],
  { make, stock }: { make: string; stock: readonly StockDocument[] },
): RangeModel[] {
  const settings = vehicleSettings(site).price
  return models
    .filter((model) => toPathSlug(model.make) === toPathSlug(make))
    .map((model) => toRangeModel(model, stock, settings))
    .sort((a, b) => Number(b.count > 0) - Number(a.count > 0) || a.name.localeCompare(b.name, 'en-AU'))
}

/** Franchised dealers lead with new vehicles. */
const NEWNESS = ['new', 'demo', 'used']

/** Available vehicles with a photograph first, then new before used, then the latest. */
function shownFirst(stock: readonly StockDocument[]): StockDocument[] {
  return [...stock]
    .sort(
      (a, b) =>
        a.featured_rank - b.featured_rank ||
        NEWNESS.indexOf(a.car_type) - NEWNESS.indexOf(b.car_type) ||
        b.created_at_timestamp - a.created_at_timestamp,
    )
    .slice(0, STOCK_SHOWN)
    .map((each) => ({ ...each, images: each.images.slice(0, 1), filtered_features: [] }))
}

/** The site's visible locations that sell the make, or every sales location if none lists its makes. */
function placesOf(config: SiteConfig, make: string): BrandPlace[] {
  const slug = toPathSlug(make)
  const sells = (makes: readonly string[]) => makes.some((each) => toPathSlug(each) === slug)
  const sales = config.locations.filter(({ isVisible, types }) => isVisible && types.includes('sales'))
  const named = sales.filter((place) => {
    const seller = config.dealerships.find(({ id }) => id === place.dealershipId)
    return place.manufacturers.length > 0 ? sells(place.manufacturers) : sells(seller?.manufacturers ?? [])
  })
  return (named.length > 0 ? named : sales).map(({ slug: place, name, phone, address }) => ({
    slug: place,
    name,
    phone,
    city: address.city,
    state: address.state,
  }))
}
