import { cleanText } from '#src/shared/domain/clean-text.ts'

/** Limit on helper data (LEAD-027), so that a hostile page list cannot inflate a lead. */
export const TRAIL_PAGES_MAX = 20
const PARAMS_MAX = 20
const VALUE_LENGTH_MAX = 200

/** Landing parameters worth keeping: campaigns and click ids. */
const LINKED_PARAMS = /^(utm_[a-z_]+|gclid|gbraid|wbraid|fbclid|msclkid|ttclid|dclid|ref|source|campaign)$/

/** The landing parameters a lead keeps, from name and value pairs. */
export function linkedQueryParams(pairs: readonly (readonly [string, string])[]): Record<string, string> {
  return cleanParams(Object.fromEntries(pairs))
}

/** The same from what a browser sent, whatever that is. */
export function cleanParams(value: unknown): Record<string, string> {
  if (typeof value !== 'object' || value === null) return {}
  const pairs = Object.entries(value)
    .filter((pair): pair is [string, string] => typeof pair[1] === 'string' && LINKED_PARAMS.test(pair[0]))
    .slice(0, PARAMS_MAX)
  return Object.fromEntries(
    pairs.map(([name, text]) => [name, cleanText(text, false).slice(0, VALUE_LENGTH_MAX)]),
  )
}
