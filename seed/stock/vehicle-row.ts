import type { CarType } from '#src/features/vehicles/domain/vehicle.ts'
import { type Badge, BODIES, type CatalogueModel } from './catalogue/catalogue-model.ts'
import { coloursOf, INTERIOR_COLOURS } from './facts/colours.ts'
import { makeComments } from './facts/comments.ts'
import { readEngine } from './facts/engine.ts'
import { FEATURES } from './facts/feature-lists.ts'
import { dealerPrice, kilometresAt, marketValue } from './facts/price-model.ts'
import { stockNumberOf } from './stock-number.ts'
import type { Random } from './random.ts'
import { makeRegplate } from './facts/regplate.ts'
import { picturesOf } from './facts/sample-pictures.ts'
import type { StockDealership, StockLocation } from './stock-site.ts'
import type { StockRow } from './stock-row.ts'
import { makeVin } from './facts/vin.ts'

const DAY_MS = 86_400_000

export type VehicleDraft = {
  dealership: StockDealership
  location: StockLocation
  model: CatalogueModel
  badge: Badge
  carType: CarType
  year: number
  serial: number
  asAtMs: number
  /** The colour, unless left to chance. */
  colour?: string | undefined
}

const dateOf = (ms: number) => new Date(ms).toISOString().slice(0, 10)
const monthOf = (ms: number) => `${dateOf(ms).slice(0, 7)}-01`
const momentOf = (ms: number) => `${new Date(ms).toISOString().slice(0, 19)}Z`

/**
 * One ordinary vehicle of a lot: in stock, priced, with photos. Special cases are applied afterwards
 * (special-cases.ts).
 */
export function makeVehicleRow(draft: VehicleDraft, random: Random): StockRow {
  const { dealership, location, model, badge, carType, year, serial, asAtMs } = draft
  const { figures, itemType, make } = model
  const body = BODIES[model.body]
  const builtMs = buildMoment(draft, random)
  const ageYears = (asAtMs - builtMs) / (365.25 * DAY_MS)
  const km = kilometresAt(model.segment, carType, ageYears, random)
  const value = marketValue({
    priceNew: badge[2],
    segment: model.segment,
    carType,
    ageYears,
    km,
    noise: random.normal(),
  })
  const colour = draft.colour ?? random.pick(coloursOf(make, itemType))
  const stocknum = stockNumberOf(carType, serial)
  const createdMs =
    asAtMs -
    Math.round((random.chance(0.14) ? random.next() * 7.5 : 8.5 + 110 * random.next() ** 1.6) * DAY_MS)
  const isRegistered = carType !== 'new' && itemType !== 'caravan' ? random.chance(0.94) : random.chance(0.05)
  const bodyWords = figures.bodies ? random.pick(figures.bodies) : body.words
  return {
    dealership_slug: dealership.slug,
    location_code: location.slug,
    location: location.name,
    city: location.city,
    state: location.state,
    stocknum,
    item_type: itemType,
    car_type: carType,
    status: 'in_stock',
    name: `${year} ${make} ${model.model} ${badge[0]}`,
    carsales_title: random.chance(0.4)
      ? `${year} ${make} ${model.model} ${badge[0]} ${figures.bodies ? bodyWords : body.simple}`
      : null,
    year,
    make,
    model: model.model,
    badge: badge[0],
    series: seriesOf(figures.series, year),
    colour,
    interior_colour: itemType === 'motorcycle' ? null : random.pick(INTERIOR_COLOURS),
    ...priceFields(draft, value, random),
    km: itemType === 'caravan' ? null : km,
    vin: makeVin(make, year, serial + dealership.slug.length * 7919, random),
    ...nvicFields(random),
    regplate: isRegistered ? makeRegplate(location.state, itemType, random) : null,
    rego_expiry: isRegistered ? dateOf(asAtMs + random.int(5, 360) * DAY_MS) : null,
    build_date: monthOf(builtMs),
    compliance_date: monthOf(builtMs + random.int(15, 75) * DAY_MS),
    tag: null,
    reserved: false,
    sold: false,
    certified: false,
    sold_date_timestamp: null,
    created_at: momentOf(createdMs),
    updated_at: momentOf(createdMs + random.next() * (asAtMs - createdMs)),
    ...driveline(badge, bodyWords, figures.bodies ? bodyWords : body.simple),
    seats: itemType === 'caravan' ? null : (figures.seats ?? 5),
    doors: itemType === 'motorcycle' ? null : (figures.doors ?? body.doors),
    views: Math.round(4 + ((asAtMs - createdMs) / DAY_MS) * random.next() * 9),
    ...picturesOf(body.picture, colour, stocknum),
    video_url: null,
    external_video_url: null,
    walkaround_videos: [],
    videos: [],
    standardEquipment: equipment(model, badge[2], random),
    dealercomments: makeComments(itemType, random),
    file: null,
    categories: categoriesOf(model, random),
    show_on_dealer_website: true,
    private_suburb: null,
    private_postcode: null,
    specifications: specifications(model),
    variant: variant(model, badge, bodyWords),
    payment_processors: ['card', 'payid'],
    autograb_data: marketData(carType, value, random),
    youxQuote: null,
    finance_lenders: {},
  }
}

function buildMoment({ carType, year, asAtMs, model }: VehicleDraft, random: Random): number {
  const start = Date.UTC(year, 0, 1)
  const latest = asAtMs - (carType === 'used' ? 200 : carType === 'demo' ? 60 : 25) * DAY_MS
  const earliest = Math.min(start, latest - 30 * DAY_MS, Date.UTC(model.built[1], 11, 1))
  return earliest + random.next() * Math.max(30 * DAY_MS, Math.min(start + 360 * DAY_MS, latest) - earliest)
}

function seriesOf(text: string | undefined, year: number): string | null {
  const steps = (text ?? '').split(', ').map((step) => /^(\d{4}) (.+)$/.exec(step))
  return steps.filter((step) => step && Number(step[1]) <= year).at(-1)?.[2] ?? steps[0]?.[2] ?? null
}

function priceFields(
  { carType, location, asAtMs, model }: VehicleDraft,
  value: number,
  random: Random,
): Pick<
  StockRow,
  | 'price'
  | 'price_type'
  | 'price_state'
  | 'price_as_at'
  | 'before_price'
  | 'offer_price'
  | 'subscription_price'
  | 'preorder'
> {
  const roll = random.next()
  const drivesAway = carType === 'used' ? 0.35 : 0.75
  const isCaravan = model.itemType === 'caravan'
  const kind =
    isCaravan || roll > drivesAway + 0.08 ? 'egc' : roll > drivesAway ? 'estimated_drive_away' : 'drive_away'
  const price = dealerPrice(kind === 'egc' ? value : value * (carType === 'used' ? 1.045 : 1.075), random)
  return {
    price,
    price_type: kind,
    price_state: kind === 'egc' ? null : location.state,
    price_as_at: dateOf(asAtMs - random.int(0, 20) * DAY_MS),
    before_price: null,
    offer_price: null,
    subscription_price: null,
    preorder: false,
  }
}

function nvicFields(random: Random): Pick<StockRow, 'nvic' | 'has_nvic'> {
  const nvic = random.chance(0.7)
    ? Array.from({ length: 6 }, () => random.pick([...'ABCDEFGHJKLMNPRSTUVWXYZ0123456789'])).join('')
    : null
  return { nvic, has_nvic: nvic !== null }
}

function driveline(badge: Badge, bodyWords: string, simpleBody: string) {
  const engine = readEngine(badge[1])
  return {
    simple_body: simpleBody,
    simple_transmission: engine.simpleTransmission,
    simple_fuel: engine.simpleFuel,
    bodyconfiguration: bodyWords,
    drive: engine.drive,
    fuel: engine.fuel,
    trans: engine.transmission,
    gearnum: engine.gears,
    engine_size: engine.cc,
    engine_size_litres: engine.litres,
  }
}

function equipment(model: CatalogueModel, priceNew: number, random: Random): string[] {
  const all = FEATURES[model.itemType]
  const share = Math.min(
    1,
    0.4 +
      priceNew / (model.itemType === 'truck' ? 300_000 : model.itemType === 'motorcycle' ? 40_000 : 150_000),
  )
  return all.filter((_, place) => place / all.length < share && random.chance(0.9))
}

function categoriesOf(model: CatalogueModel, random: Random): string[] {
  const own = {
    fourx4: '4x4',
    ute: 'Tradie ready',
    van: 'Business',
    prestige: 'Prestige',
    sports: 'Performance',
    electric: 'Electric',
    small: 'City',
    medium: 'Family',
    suv: 'Family',
    truck: 'Fleet',
    motorcycle: 'Two wheels',
    caravan: 'Touring',
  }[model.segment]
  return random.chance(0.8) ? [own] : []
}

function specifications({ figures, itemType }: CatalogueModel): StockRow['specifications'] {
  const isCaravan = itemType === 'caravan'
  const payload =
    isCaravan && figures.atmKg && figures.tareKg
      ? figures.atmKg - figures.tareKg
      : (figures.payloadKg ?? null)
  return {
    body_width: isCaravan ? figures.size[1] : null,
    body_length: isCaravan ? figures.size[0] - 1_350 : null,
    tare_weight: figures.tareKg ?? null,
    axle_type: figures.axle ?? null,
    sleeps: figures.sleeps ?? null,
    aggregate_trailer_mass: figures.atmKg ?? null,
    payload,
    ground_clearance: figures.clearanceMm ?? null,
    lams_approved: figures.lams ?? null,
    seat_height: figures.seatHeightMm ?? null,
  }
}

function variant({ figures }: CatalogueModel, badge: Badge, bodyWords: string): StockRow['variant'] {
  const engine = readEngine(badge[1])
  const [vehiclelength, vehiclewidth, vehicleheight] = figures.size
  return {
    cylinders: engine.cylinders,
    enginesize: engine.cc,
    enginesize_litres: engine.litres,
    induction: engine.induction,
    fuelconsumptioncombined: engine.consumption,
    fuelcapacity: engine.simpleFuel === 'Electric' ? null : (figures.tankLitres ?? null),
    grossvehiclemass: figures.gvmKg ?? null,
    vehiclelength,
    vehicleheight,
    vehiclewidth,
    towingcapacitybraked: figures.towKg ?? null,
    torque: engine.torqueNm,
    bodyconfiguration: bodyWords,
    ancaprating: figures.ancap?.[0] ?? null,
    ancapyear: figures.ancap?.[1] ?? null,
    geartype: engine.simpleTransmission === null ? null : engine.transmission,
  }
}

function marketData(carType: CarType, value: number, random: Random): StockRow['autograb_data'] {
  if (carType !== 'used' || !random.chance(0.75))
    return { state_average_market_price: null, average_market_price: null }
  const average = Math.round(value * (1 + 0.05 * random.normal()))
  return {
    average_market_price: average,
    state_average_market_price: Math.round(average * (1 + 0.015 * random.normal())),
  }
}
