/** Normalises attributes and queries like Meilisearch, so that `Citroën` and `citroen` are one value. */
export function normaliseValue(text: string): string {
  return isPlain(text)
    ? text.toLowerCase()
    : text
        .normalize('NFKD')
        .replace(/\p{M}+/gu, '')
        .toLowerCase()
}

function isPlain(text: string): boolean {
  for (let at = 0; at < text.length; at++) if (text.charCodeAt(at) > 126) return false
  return true
}

const NUMBER = /^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i

/** The finite number in a filter value, or undefined. */
export function finiteNumber(text: string): number | undefined {
  if (!NUMBER.test(text)) return undefined
  const value = Number(text)
  return Number.isFinite(value) ? value : undefined
}

/** A value as filter text, always in double quotes so that keywords, spaces and quotes cannot change the meaning. */
export function quoteFilterValue(value: string): string {
  return `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')}"`
}

/** `attribute IN ["a", "b"]`. An empty list matches nothing. */
export function filterIn(attribute: string, values: readonly string[]): string {
  return `${attribute} IN [${values.map(quoteFilterValue).join(', ')}]`
}

/** Both ends inclusive, either open (null); undefined if both are. */
export function filterRange(
  attribute: string,
  range: { min: number | null; max: number | null },
): string | undefined {
  if (range.min !== null && range.max !== null) return `${attribute} ${range.min} TO ${range.max}`
  if (range.min !== null) return `${attribute} >= ${range.min}`
  return range.max === null ? undefined : `${attribute} <= ${range.max}`
}

/** Joins filters by AND, each in brackets; empty ones are left out. */
export function filterAnd(...filters: (string | null | undefined)[]): string {
  const present = filters.filter((filter): filter is string => Boolean(filter?.trim()))
  return present.length === 1 ? (present[0] as string) : present.map((filter) => `(${filter})`).join(' AND ')
}
