export type ElectricKind = 'electric' | 'hybrid' | 'plug_in_hybrid'

/**
 * Whether a fuel text means electric or hybrid (CARD-025): a hybrid says so or names electricity with another
 * fuel; anything else naming electricity is electric. Null for petrol, diesel, gas and unknown.
 */
export function electricKind(fuelText: string | null): ElectricKind | null {
  const fuel = fuelText?.toLowerCase() ?? ''
  if (/plug|phev/.test(fuel)) return 'plug_in_hybrid'
  const isElectric = /electric|\bb?ev\b/.test(fuel)
  if (/hybrid|\bm?hev\b/.test(fuel) || (isElectric && /petrol|diesel|unleaded|lpg/.test(fuel)))
    return 'hybrid'
  return isElectric ? 'electric' : null
}
