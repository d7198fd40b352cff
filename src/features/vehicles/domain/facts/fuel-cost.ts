/** VDP-016: what the fuel calculator starts with. */
export const FUEL_PRICE_DOLLARS = 1.7
export const WEEKLY_DISTANCE_KM = 250
export const CONSUMPTION_UNKNOWN = 10

/** Beyond it a typed number is a slip of the hand, not a price or a week. */
const FIELD_MAX = 1_000_000

/** The number in a typed field: `$`, `,` and `kms` are ignored (VDP-019); null for anything that is not a number from 0 up. */
export function parseFuelField(text: string): number | null {
  const digits = text.replace(/\$|,|kms?|\s/gi, '')
  const value = /^\d+(\.\d+)?$|^\.\d+$/.test(digits) ? Number(digits) : null
  return value !== null && value <= FIELD_MAX ? value : null
}

/** Weekly fuel cost in cents: distance / 100 x consumption x price (VDP-018); consumption in L/100km, 10 when unknown. */
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

/** Whether the fuel calculator shows: something burns fuel (VDP-017). */
export function hasFuelCalculator(facts: { itemType: string; electric: string | null }): boolean {
  return facts.electric !== 'electric' && facts.itemType !== 'caravan'
}
