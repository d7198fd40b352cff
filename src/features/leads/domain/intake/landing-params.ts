import { cleanText } from '#src/shared/domain/clean-text.ts'

/** Bounds of the helper data (LEAD-027): a hostile page list cannot grow a lead. */
export const TRAIL_PAGES_MAX = 20
const PARAMS_MAX = 20
const VALUE_LENGTH_MAX = 200

/** Parameters of the landing address worth keeping: campaigns and click ids. */
const LINKED_PARAMS = /^(utm_[a-z_]+|gclid|gbraid|wbraid|fbclid|msclkid|ttclid|dclid|ref|source|campaign)$/

/** The parameters of a landing address that a lead keeps, from name and value pairs. */
export function linkedQueryParams(pairs: readonly (readonly [string, string])[]): Record<string, string> {
  return cleanParams(Object.fromEntries(pairs))
}

/** The same of what a browser sent, whatever that is. */
export function cleanParams(value: unknown): Record<string, string> {
  if (typeof value !== 'object' || value === null) return {}
  const pairs = Object.entries(value)
    .filter((pair): pair is [string, string] => typeof pair[1] === 'string' && LINKED_PARAMS.test(pair[0]))
    .slice(0, PARAMS_MAX)
  return Object.fromEntries(
    pairs.map(([name, text]) => [name, cleanText(text, false).slice(0, VALUE_LENGTH_MAX)]),
  )
}
