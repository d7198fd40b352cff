import type { LeadVehicle } from '../lead.ts'

/** `2022 Toyota HiLux SR5 (stock U123)`. */
export function stockName({ name, stockNumber }: Pick<LeadVehicle, 'name' | 'stockNumber'>): string {
  return `${name} (stock ${stockNumber})`
}
