/** One differing setting; values are JSON, `undefined` if one side has none. */
export type SiteDifference = { path: string; before: unknown; after: unknown }

type Json = Record<string, unknown>

/** What `after` changes in `before`, by path. List items are matched by slug, so an insertion is one difference. */
export function diffSettings(before: unknown, after: unknown, path = ''): SiteDifference[] {
  if (isPlain(before) && isPlain(after))
    return diffKeys(before, after, (key) => (path ? `${path}.${key}` : key))
  if (Array.isArray(before) && Array.isArray(after))
    return diffKeys(itemsByName(before), itemsByName(after), (key) => `${path}[${key}]`)
  return JSON.stringify(before) === JSON.stringify(after) ? [] : [{ path, before, after }]
}

/** `theme.brandColour: "#0b5fff" -> "#101820"`, with + and - for what only one side has. */
export function differenceText({ path, before, after }: SiteDifference): string {
  if (before === undefined) return `+ ${path}: ${JSON.stringify(after)}`
  if (after === undefined) return `- ${path}: ${JSON.stringify(before)}`
  return `~ ${path}: ${JSON.stringify(before)} -> ${JSON.stringify(after)}`
}

function diffKeys(before: Json, after: Json, pathOf: (key: string) => string): SiteDifference[] {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return keys.flatMap((key) => diffSettings(before[key], after[key], pathOf(key)))
}

function itemsByName(items: readonly unknown[]): Json {
  return Object.fromEntries(
    items.map((item, index) => [
      isPlain(item) && typeof item.slug === 'string' ? item.slug : String(index),
      item,
    ]),
  )
}

function isPlain(value: unknown): value is Json {
  return value !== null && typeof value === 'object' && !Array.isArray(value)
}
