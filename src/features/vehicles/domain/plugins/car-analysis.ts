import { dateText } from '#src/features/vehicles/domain/facts/details-list.ts'
import type { Fact } from '#src/features/vehicles/domain/facts/key-information.ts'
import type { Vehicle } from '#src/features/vehicles/domain/vehicle.ts'
import { formatKilometres, formatWhole } from '#src/shared/domain/number-format.ts'

const DAY_MS = 86_400_000
const YEAR_DAYS = 365.25
/** Kilometres a year mean nothing for a younger vehicle. */
const AGE_YEARS_MIN = 0.5

/**
 * Analysis from the vehicle's own records at `nowMs` (VDP-053, Car Analysis plugin): age, kilometres a year,
 * registration left, days listed, price steps. Only arithmetic on known data, without scores or outside averages;
 * empty unless used.
 */
export function carAnalysis(vehicle: Vehicle, nowMs: number): Fact[] {
  if (vehicle.carType !== 'used') return []
  const rows: [string, string | null][] = [
    ['Age', ageText(vehicle, nowMs)],
    ['Kilometres a year', kilometresAYear(vehicle, nowMs)],
    ['Registration left', registrationLeft(vehicle, nowMs)],
    ['Listed here', listedText(vehicle, nowMs)],
    ['Price', priceChange(vehicle)],
    ['Fuel for 1,000 km', fuelText(vehicle)],
    ['History report', vehicle.historyReportUrl ? 'On this page' : null],
    ['Certified by the maker', vehicle.isCertified ? 'Yes' : null],
  ]
  return rows.flatMap(([label, value]) => (value ? [{ label, value }] : []))
}

/** Years since it was built, or since the middle of its model year if only the year is known. */
function ageYears({ buildDate, year }: Vehicle, nowMs: number): number {
  const bornMs = Date.parse(buildDate ?? `${year}-07-01`)
  return (nowMs - bornMs) / (DAY_MS * YEAR_DAYS)
}

function ageText(vehicle: Vehicle, nowMs: number): string | null {
  const years = ageYears(vehicle, nowMs)
  if (!(years >= AGE_YEARS_MIN)) return null
  const whole = Math.max(1, Math.round(years))
  const from = vehicle.buildDate ? `built ${dateText(vehicle.buildDate)}` : `model year ${vehicle.year}`
  return `About ${whole} ${whole === 1 ? 'year' : 'years'}, ${from}`
}

function kilometresAYear(vehicle: Vehicle, nowMs: number): string | null {
  const years = ageYears(vehicle, nowMs)
  if (vehicle.km === null || !(years >= AGE_YEARS_MIN)) return null
  const yearly = Math.round(vehicle.km / years / 100) * 100
  return `About ${formatKilometres(yearly)}, from ${formatKilometres(vehicle.km)} on the odometer`
}

function registrationLeft({ regoExpiry }: Vehicle, nowMs: number): string | null {
  const days = regoExpiry === null ? Number.NaN : Math.ceil((Date.parse(regoExpiry) - nowMs) / DAY_MS)
  if (!(days > 0)) return null
  if (days < 61) return `${days} ${days === 1 ? 'day' : 'days'}, to ${dateText(regoExpiry)}`
  return `${Math.floor(days / (YEAR_DAYS / 12))} months, to ${dateText(regoExpiry)}`
}

function listedText({ createdAt }: Vehicle, nowMs: number): string | null {
  const days = Math.floor((nowMs - Date.parse(createdAt)) / DAY_MS)
  if (!(days >= 0)) return null
  return days === 0 ? 'Since today' : `For ${formatWhole(days)} ${days === 1 ? 'day' : 'days'}`
}

function priceChange({ priceCents, offerPriceCents }: Vehicle): string | null {
  if (priceCents === null || offerPriceCents === null || offerPriceCents >= priceCents) return null
  return 'Reduced from its own earlier price'
}

function fuelText({ variant }: Vehicle): string | null {
  const litres = variant.fuelConsumptionCombined
  return litres ? `About ${Math.round(litres * 10)} L by the maker’s combined figure` : null
}
