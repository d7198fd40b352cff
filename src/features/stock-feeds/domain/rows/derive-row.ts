import type { WireVehicle } from '#src/features/vehicles/domain/wire/vehicle-schema.ts'
import { isRecord } from '#src/features/vehicles/domain/wire/wire-values.ts'
import type { Vehicle } from '#src/features/vehicles/domain/vehicle.ts'
import { dollarsFromCents } from '#src/shared/domain/money.ts'
import { parseNumber } from './cell.ts'
import { type FeedRow, fieldIssue } from './feed-row.ts'
import { normaliseVin } from './vin.ts'

/** Below this an engine size is litres, above cubic centimetres (B6: "Engine size (cc or L)"). */
const ENGINE_LITRES_BELOW = 30

/**
 * Turns the derived columns into wire names and fills what follows from the row itself; `current` is the
 * vehicle the row changes, null for a new one. Values the row gives are never overwritten.
 */
export function deriveRow(row: FeedRow, current: Vehicle | null): FeedRow {
  const {
    drive_away_price: driveAway,
    egc_price: egc,
    engine,
    body,
    location_code: _code,
    ...wire
  } = row.wire
  const issues = [...row.issues]
  derivePrice(
    { wire, issues },
    { driveAway, egc, isGiven: 'drive_away_price' in row.wire || 'egc_price' in row.wire, current },
  )
  deriveEngine({ wire, issues }, engine)
  fill(wire, 'simple_body', body)
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

type PriceColumns = { driveAway: unknown; egc: unknown; isGiven: boolean; current: Vehicle | null }

/** Drive away leads, for it is the single total price (ACL s 48); no amount at all is price on application. */
function derivePrice({ wire, issues }: FeedRow, { driveAway, egc, isGiven, current }: PriceColumns): void {
  if (isGiven) {
    const [amount, kind] = isAmount(driveAway)
      ? [driveAway, 'drive_away']
      : isAmount(egc)
        ? [egc, 'egc']
        : [null, 'on_application']
    const isEstimate = wire.price_type === 'estimated_drive_away' && kind === 'drive_away'
    wire.price = amount
    wire.price_type = isEstimate ? 'estimated_drive_away' : kind
    if (kind === 'drive_away') fill(wire, 'price_state', wire.state)
    return
  }
  if (!('price' in wire)) return
  const keepsKind = current !== null && current.priceKind !== 'on_application'
  // What is there and no number is left as it is: the schema refuses it, it is not a wish for no price.
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
    // The dealer's wish not to advertise a number stands above the number.
    wire.price = null
  }
}

function isAmount(value: unknown): value is number {
  return typeof value === 'number' && value !== 0
}

function deriveEngine({ wire, issues }: FeedRow, engine: unknown): void {
  if (typeof engine === 'string') {
    const size = parseNumber(engine)
    if (!size.ok) issues.push(fieldIssue('engine_size', `engine size ${size.error}`))
    else fill(wire, 'engine_size', size.value)
  }
  const size = wire.engine_size
  if (typeof size !== 'number' || size <= 0) return
  const isLitres = size < ENGINE_LITRES_BELOW
  wire.engine_size = isLitres ? Math.round(size * 1000) : Math.round(size)
  fill(wire, 'engine_size_litres', isLitres ? size : Math.round(size / 100) / 10)
}

/** The facet's word for a fuel; null when the text names none. */
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

/** Automatic or Manual; null when the text names neither. */
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

/** `sold` and `status` say one thing; a word for sold in either is believed. */
function deriveSale(wire: WireVehicle): void {
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

/** Day of the price: kept while amount and kind stay, else `today` (B9: a price has its date). */
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
