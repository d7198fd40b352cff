/** Models whose name could be a year, with their makes. */
const NUMBERED_MODELS: Record<string, readonly string[]> = {
  '2002': ['bmw'],
  '2008': ['peugeot'],
}

/**
 * The year of manufacture in a shopper's words about their vehicle, and where it stands; null if there is none. A number
 * right after the make is the model where another year stands, and a Peugeot 2008 is no year at all.
 */
export function yearIn(words: string, make: string | null): { year: string; at: number } | null {
  const years = [...words.matchAll(/\b(?:19[5-9]|20[0-4])\d\b/g)].map(({ 0: year, index: at }) => ({
    year,
    at,
    before: words.slice(0, at).trim().toLowerCase(),
  }))
  const rest = years.filter(({ year, before }) => {
    const isKnown = NUMBERED_MODELS[year]?.some((maker) => before.endsWith(maker)) ?? false
    const isNext = make !== null && before.endsWith(make.toLowerCase())
    return !isKnown && !(isNext && years.length > 1)
  })
  return rest.find(({ before }) => before === '') ?? rest.at(-1) ?? null
}
