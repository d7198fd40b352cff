import type { MarketVehicle } from '#src/features/market-price/domain/market-vehicle.ts'

/** Words that distinguish variants of a model: badge, fuel, gearbox, drive and body, lower case, each once. */
export function variantWords(vehicle: MarketVehicle): string[] {
  const { badge, fuel, transmission, drive, body } = vehicle
  const words = [badge, fuel, transmission, drive, body].flatMap((text) =>
    (text ?? '').toLowerCase().split(/[^\p{L}\p{N}]+/u),
  )
  return [...new Set(words.filter((word) => word !== ''))].sort()
}

/** Similarity of two variants' words, 0 to 1 (cosine of their word sets); two without words are alike. */
export function wordLikeness(a: readonly string[], b: readonly string[]): number {
  if (a.length === 0 || b.length === 0) return a.length === b.length ? 1 : 0
  const other = new Set(b)
  return a.filter((word) => other.has(word)).length / Math.sqrt(a.length * b.length)
}
