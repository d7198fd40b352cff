import type { Vehicle } from '#src/features/vehicles/domain/vehicle.ts'
import type { RowIssue } from './feed-row.ts'
import { priceInWords } from './derive-row.ts'
import { findVinFault, VIN_COMPULSORY_FROM_YEAR } from './vin.ts'

/** Plausible years: from the first cars to two years ahead, for pre-orders (B6). */
const YEAR_MIN = 1900
const YEARS_AHEAD_MAX = 2
/** A lower price is a placeholder ($1), a higher one a typing mistake (B6). */
const PRICE_MIN_CENTS = 100_00
const PRICE_MAX_CENTS = 10_000_000_00
const KM_MAX = 5_000_000

/** Problems of a vehicle about to be stored; `year` is the current year. */
export function checkVehicle(vehicle: Vehicle, year: number): RowIssue[] {
  return [
    ...checkYear(vehicle, year),
    ...checkPrice(vehicle),
    ...checkKilometres(vehicle),
    ...checkVin(vehicle),
  ]
}

function refuse(field: string, reason: string): RowIssue {
  return { severity: 'refused', field, reason }
}

function checkYear(vehicle: Vehicle, year: number): RowIssue[] {
  const max = year + YEARS_AHEAD_MAX
  if (vehicle.year >= YEAR_MIN && vehicle.year <= max) return []
  return [refuse('year', `year ${vehicle.year} is not between ${YEAR_MIN} and ${max}`)]
}

function checkPrice(vehicle: Vehicle): RowIssue[] {
  if (vehicle.priceCents === null) {
    return vehicle.priceKind === 'on_application'
      ? []
      : [refuse('price', `price is missing, but its kind is ${vehicle.priceKind}`)]
  }
  if (vehicle.priceCents >= PRICE_MIN_CENTS && vehicle.priceCents <= PRICE_MAX_CENTS) return []
  return [
    refuse(
      'price',
      `price ${priceInWords(vehicle)} is not between $${PRICE_MIN_CENTS / 100} and $${PRICE_MAX_CENTS / 100}`,
    ),
  ]
}

function checkKilometres(vehicle: Vehicle): RowIssue[] {
  if (vehicle.km === null || (vehicle.km >= 0 && vehicle.km <= KM_MAX)) return []
  return [refuse('km', `km ${vehicle.km} is not between 0 and ${KM_MAX}`)]
}

/**
 * B6: 17 characters, no I, O or Q. A wrong check digit refuses the row if the VIN's region requires it, and is a
 * warning elsewhere. Before 1989 a shorter chassis number is fine.
 */
function checkVin(vehicle: Vehicle): RowIssue[] {
  if (vehicle.vin === null) return []
  const fault = findVinFault(vehicle.vin)
  if (!fault) return []
  const isOld = vehicle.year < VIN_COMPULSORY_FROM_YEAR
  const isWarning = fault.kind === 'check_digit' ? !fault.isBinding : isOld
  return [{ severity: isWarning ? 'warning' : 'refused', field: 'vin', reason: fault.message }]
}
