import type { WireVehicle } from '#src/features/vehicles/domain/wire/vehicle-schema.ts'
import { isRecord } from '#src/features/vehicles/domain/wire/wire-values.ts'
import type { Vehicle } from '#src/features/vehicles/domain/vehicle.ts'
import { dollarsFromCents } from '#src/shared/domain/money.ts'
import { fail, ok } from '#src/shared/domain/result.ts'
import { parseNumber } from './cell.ts'
import { simpleBody, tidyWords } from './dealer-words.ts'
import { derivePriceColumns, type SourceUsage } from './price-columns.ts'
import { type FeedRow, fieldIssue } from './feed-row.ts'
import { normaliseVin } from './vin.ts'

/** Below this an engine size is in litres, above it in cubic centimetres (B6: "Engine size (cc or L)"). */
const ENGINE_LITRES_BELOW = 30
const ENGINE_TEXT_MAX = 100

/**
 * Turns derived columns into wire names and fills what follows from the row itself; `current` is the vehicle being
 * changed, or null. Values in the row are never overwritten.
 */
export function deriveRow(row: FeedRow, current: Vehicle | null, usage: SourceUsage = {}): FeedRow {
  const given = usage.keepsWords ? row.wire : tidyWords(row.wire)
  const { engine, body, location_code: _code, ...wire } = given
  const issues = [...row.issues]
  if (!derivePriceColumns({ wire, issues }, { current, usual: usage.priceKind }))
    derivePrice({ wire, issues }, current)
  deriveEngine({ wire, issues }, engine)
  fill(wire, 'simple_body', typeof body === 'string' && !usage.keepsWords ? simpleBody(body) : body)
  fill(wire, 'bodyconfiguration', body)
  fill(wire, 'simple_fuel', simpleFuel(wire.fuel))
  fill(wire, 'simple_transmission', simpleTransmission(wire.trans))
  if (typeof wire.vin === 'string') wire.vin = normaliseVin(wire.vin)
  if ('nvic' in wire && !('has_nvic' in wire)) wire.has_nvic = wire.nvic !== null && wire.nvic !== ''
  deriveName(wire)
  deriveSale(wire)
  derivePictures(wire)
  return { wire, issues }
}

function fill(wire: WireVehicle, name: string, value: unknown): void {
  if (value !== undefined && !(name in wire)) wire[name] = value
}

/** A plain `price` needs its `price_type`. Null and zero mean the dealer does not want to advertise a number. */
function derivePrice({ wire, issues }: FeedRow, current: Vehicle | null): void {
  if (!('price' in wire)) return
  const keepsKind = current !== null && current.priceKind !== 'on_application'
  // Any other value that is not a number is left for the schema to refuse; it does not mean no price.
  if (typeof wire.price !== 'number' && wire.price !== null && wire.price !== '') return
  if (!isAmount(wire.price)) {
    wire.price = null
    wire.price_type = 'on_application'
  } else if (!wire.price_type && !keepsKind) {
    issues.push(
      fieldIssue(
        'price_type',
        'price_type is missing: a price needs its kind (drive_away, estimated_drive_away or egc)',
      ),
    )
  } else if (wire.price_type === 'on_application') {
    // The dealer's wish not to advertise a number overrides the number.
    wire.price = null
  }
}

function isAmount(value: unknown): value is number {
  return typeof value === 'number' && value !== 0
}

/** `2.8L TD`, `2755cc`, `3.0 V6`: the size comes first. Electric motors have none. */
function engineSize(text: string): ReturnType<typeof parseNumber> {
  if (/^\s*(?:electric|ev|bev|elec)\b/i.test(text)) return ok(null)
  if (text.length > ENGINE_TEXT_MAX) return fail('is not an engine size')
  const first =
    /^\s*(\d{1,2}\.\d{1,3}|\d{1,2}(?=\s*l)|\d{3,5})\s*(?:l(?:t|tr|itres?)?|cc)?(?:[\s/,]+.*)?$/i.exec(text)
  return first ? ok(Number(first[1])) : parseNumber(text)
}

function deriveEngine({ wire, issues }: FeedRow, engine: unknown): void {
  if (typeof engine === 'string') {
    const size = engineSize(engine)
    if (!size.ok) issues.push(fieldIssue('engine_size', `engine size ${size.error}`))
    else fill(wire, 'engine_size', size.value)
  }
  const size = wire.engine_size
  if (typeof size !== 'number' || size <= 0) return
  const isLitres = size < ENGINE_LITRES_BELOW
  wire.engine_size = isLitres ? Math.round(size * 1000) : Math.round(size)
  fill(wire, 'engine_size_litres', isLitres ? size : Math.round(size / 100) / 10)
}

/** The facet's word for a fuel; null if the text names none. */
export function simpleFuel(fuel: unknown): string | null | undefined {
  if (typeof fuel !== 'string') return undefined
  const text = fuel.toLowerCase()
  if (/plug.?in|phev/.test(text)) return 'Plug-in Hybrid'
  if (/hybrid|hev/.test(text)) return 'Hybrid'
  if (/electric|\bbev\b|\bev\b/.test(text)) return 'Electric'
  if (/diesel/.test(text)) return 'Diesel'
  if (/lpg|gas\b/.test(text)) return 'LPG'
  return /petrol|unleaded|ulp|e10/.test(text) ? 'Petrol' : null
}

/** Automatic or Manual; null if the text names neither. */
export function simpleTransmission(transmission: unknown): string | null | undefined {
  if (typeof transmission !== 'string') return undefined
  const text = transmission.toLowerCase()
  if (/auto|cvt|dct|dsg|tronic|reduction|constantly|continuous/.test(text)) return 'Automatic'
  return /manual/.test(text) ? 'Manual' : null
}

function deriveName(wire: WireVehicle): void {
  if (wire.name) return
  const parts = [wire.year, wire.make, wire.model, wire.badge].filter(
    (part) => (typeof part === 'string' && part !== '') || typeof part === 'number',
  )
  if (wire.make && wire.model && wire.year) wire.name = parts.join(' ')
  else delete wire.name
}

/**
 * `sold` and `status` mean the same, and sold in either counts. `held` and `available` come from sources whose
 * status column also says whether a vehicle is held.
 */
function deriveSale(wire: WireVehicle): void {
  if (wire.status === 'held' || wire.status === 'available') {
    fill(wire, 'reserved', wire.status === 'held')
    wire.status = 'in_stock'
  }
  if (wire.status === 'sold') fill(wire, 'sold', true)
  if (wire.sold === true && !wire.status) wire.status = 'sold'
}

function derivePictures(wire: WireVehicle): void {
  if (!Array.isArray(wire.images)) return
  const thumbs: unknown[] = Array.isArray(wire.thumbnails) ? wire.thumbnails : []
  const images: unknown[] = wire.images.map((image, place) =>
    typeof image === 'string' ? { url: image, thumb_url: thumbs[place] ?? null } : image,
  )
  wire.images = images
  fill(wire, 'photos_count', images.length)
  fill(wire, 'primary_image_url', addressOf(images[0]))
}

function addressOf(image: unknown): unknown {
  if (!isRecord(image)) return null
  return isRecord(image.image) ? image.image.url : (image.url ?? null)
}

/** The date of the price: kept while amount and kind are unchanged, else `today` (B9: a price has a date). */
export function priceDay(next: Vehicle, current: Vehicle | null, today: string): string | null {
  if (next.priceCents === null) return null
  const isSame =
    current !== null && current.priceCents === next.priceCents && current.priceKind === next.priceKind
  return (isSame ? current.priceAsAt : null) ?? today
}

/** A short sentence with the amounts, for a quarantine reason. */
export function priceInWords(vehicle: Vehicle): string {
  return vehicle.priceCents === null ? 'no price' : `$${dollarsFromCents(vehicle.priceCents)}`
}
