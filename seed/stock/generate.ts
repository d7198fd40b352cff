import type { CarType } from '#src/features/vehicles/domain/vehicle.ts'
import { CATALOGUE } from './catalogue/catalogue.ts'
import type { Badge, CatalogueModel } from './catalogue/catalogue-model.ts'
import { promisedOf } from './promises.ts'
import { createRandom, type Random } from './random.ts'
import { applySpecialCases } from './special-cases.ts'
import type { StockRow } from './stock-row.ts'
import { type StockDealership, type StockSite, stockDealerships } from './stock-site.ts'
import { makeVehicleRow } from './vehicle-row.ts'

/** Vehicles of the demo when no count is given. */
export const SAMPLE_STOCK_COUNT = 1_850

export type StockOptions = {
  /** The same seed, day, sites and count give the same rows. */
  seed: string
  /** The day the stock is current, `YYYY-MM-DD`: nothing in it happened after that day began (UTC). */
  asAt: string
  sites: readonly StockSite[]
  /** Total number of vehicles, shared by the size of each lot; 1,850 when absent. */
  count?: number
}

export type DealershipStock = { dealershipSlug: string; rows: StockRow[] }

/** Yields the stock of each dealership of the sites, one after the other, so that 100,000 rows need not be held at once. */
export function* generateStock(options: StockOptions): Generator<DealershipStock> {
  for (const { dealership, lot, promised, turn } of openLots(options)) {
    const rows = Array.from({ length: lot - promised.length }, (_, place) =>
      makeVehicle(dealership, { ...turn, serial: promised.length + place }),
    )
    yield { dealershipSlug: dealership.slug, rows: [...promised, ...applySpecialCases(rows, turn)] }
  }
}

/** Only the vehicles that are there every day (promises.ts), just as `generateStock` has them. */
export function* generatePromised(options: StockOptions): Generator<DealershipStock> {
  for (const { dealership, promised } of openLots(options))
    yield { dealershipSlug: dealership.slug, rows: promised }
}

/**
 * Each lot with its promised vehicles, which are drawn first; what is drawn after them does not depend on
 * them.
 */
function* openLots({ seed, asAt, sites, count = SAMPLE_STOCK_COUNT }: StockOptions) {
  const asAtMs = Date.parse(`${asAt}T00:00:00Z`)
  const dealerships = stockDealerships(sites)
  const total = dealerships.reduce((sum, dealership) => sum + dealership.share, 0)
  for (const dealership of dealerships) {
    const turn = { asAtMs, random: createRandom(`${seed}/${asAt}/${dealership.slug}`) }
    const lot = Math.max(1, Math.round((count * dealership.share) / total))
    const promised = promisedOf(dealership.slug)
      .slice(0, lot)
      .map((each, serial) => makePromised(dealership, each, { ...turn, serial }))
    yield { dealership, lot, promised, turn }
  }
}

type Turn = { serial: number; asAtMs: number; random: Random }

function makeVehicle(dealership: StockDealership, { serial, asAtMs, random }: Turn): StockRow {
  const present = new Date(asAtMs).getUTCFullYear()
  const carType = pickCarType(dealership, random)
  const model = pickModel(dealership, carType, { present, random })
  const year = pickYear(model, carType, { present, random })
  const badges = model.badges.filter((badge) => (badge[3] ?? 0) <= year)
  const badge = random.pick(badges.length > 0 ? badges : [model.badges[0] as Badge])
  const location = random.pick(dealership.locations)
  return makeVehicleRow({ dealership, location, model, badge, carType, year, serial, asAtMs }, random)
}

/**
 * A vehicle that is on the lot every day (promises.ts): its promised facts are fixed, and no special case is
 * applied to it.
 */
function makePromised(
  dealership: StockDealership,
  { draft, change }: ReturnType<typeof promisedOf>[number],
  { serial, asAtMs, random }: Turn,
): StockRow {
  const { carType, age, colour, price } = draft
  const model = CATALOGUE.find((each) => each.make === draft.make && each.model === draft.model)
  const badge = model?.badges.find(([name]) => name === draft.badge)
  if (!model || !badge) throw new Error(`The catalogue has no ${draft.make} ${draft.model} ${draft.badge}`)
  const location =
    dealership.locations.find(({ slug }) => slug === draft.location) ?? random.pick(dealership.locations)
  const year = Math.max(model.built[0], new Date(asAtMs).getUTCFullYear() - age)
  const plain = makeVehicleRow(
    { dealership, location, model, badge, carType, year, serial, asAtMs, colour },
    random,
  )
  const row = price ? { ...plain, ...driveAwayWithin(plain, location.state, price) } : plain
  return { ...row, ...change?.(row, asAtMs) }
}

function driveAwayWithin(
  row: StockRow,
  state: StockRow['state'],
  [min, max]: readonly [number, number],
): Partial<StockRow> {
  const price = Math.min(max, Math.max(min, row.price ?? min))
  return { price, price_type: 'drive_away', price_state: state }
}

function pickCarType(dealership: StockDealership, random: Random): CarType {
  if (dealership.manufacturers.length === 0) return 'used'
  const roll = random.next()
  return roll < 0.34 ? 'new' : roll < 0.44 ? 'demo' : 'used'
}

const known = new WeakMap<StockDealership, { suited: CatalogueModel[]; own: CatalogueModel[] }>()

/**
 * The models that suit a dealership, and those of its own makes; computed once, since every vehicle needs
 * them.
 */
function modelsOf(dealership: StockDealership): { suited: CatalogueModel[]; own: CatalogueModel[] } {
  const found = known.get(dealership)
  if (found) return found
  const suited = CATALOGUE.filter((model) => dealership.itemTypes.includes(model.itemType))
  const models = { suited, own: suited.filter((model) => dealership.manufacturers.includes(model.make)) }
  known.set(dealership, models)
  return models
}

/** New and demo stock is of the dealership's makes; so is most used stock, especially on a one-make site. */
function pickModel(
  dealership: StockDealership,
  carType: CarType,
  { present, random }: { present: number; random: Random },
): CatalogueModel {
  const { suited, own } = modelsOf(dealership)
  if (carType !== 'used') {
    const current = own.filter((model) => model.built[1] >= Math.min(present, 2026))
    return random.pick(current.length > 0 ? current : suited)
  }
  const keepsOwn = own.length > 0 && random.chance(dealership.isOneMake ? 0.85 : 0.5)
  return random.pick(keepsOwn ? own : suited)
}

function pickYear(
  model: CatalogueModel,
  carType: CarType,
  { present, random }: { present: number; random: Random },
): number {
  const last = model.built[1] >= 2026 ? present : model.built[1]
  if (carType === 'new') return last - (random.chance(0.15) ? 1 : 0)
  if (carType === 'demo') return last
  const first = Math.max(model.built[0], present - 16)
  const newest = Math.max(first, last - (last === present ? 1 : 0))
  return newest - Math.floor((newest - first + 1) * random.next() ** 1.5)
}
