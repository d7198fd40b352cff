/** VDP-016: initial value of the fuel calculator. */
export const FUEL_PRICE_DOLLARS = 1.7
export const WEEKLY_DISTANCE_KM = 250
export const CONSUMPTION_UNKNOWN = 10

/** A larger number is a typing mistake. */
const FIELD_MAX = 1_000_000

/** Parses a typed number, ignoring `$`, `,` and `kms` (VDP-019); null unless it is a number from 0 up. */
export function parseFuelField(text: string): number | null {
  const digits = text.replace(/\$|,|kms?|\s/gi, '')
  const value = /^\d+(\.\d+)?$|^\.\d+$/.test(digits) ? Number(digits) : null
  return value !== null && value <= FIELD_MAX ? value : null
}

/** Weekly fuel cost in cents: distance / 100 x consumption x price (VDP-018); 10 L/100km if unknown. */
export function weeklyFuelCents(input: {
  distanceKm: number
  consumption: number | null
  dollarsPerLitre: number
}): number {
  return Math.round(
    (input.distanceKm / 100) * (input.consumption ?? CONSUMPTION_UNKNOWN) * input.dollarsPerLitre * 100 +
      1e-6,
  )
}

/** Whether the fuel calculator shows, that is, whether the vehicle burns fuel (VDP-017). */
export function hasFuelCalculator(facts: { itemType: string; electric: string | null }): boolean {
  return facts.electric !== 'electric' && facts.itemType !== 'caravan'
}
