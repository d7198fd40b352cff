/** A favourite as stored in the browser (spec section 3, Favourite). */
export type Favourite = {
  id: string
  name: string
  slug: string
  make: string
  model: string
  primary_image_url: string | null
}
export type Compared = { id: string; slug: string; name: string; item_type: string }
/** An opened vehicle page (FAV-006). */
export type Viewed = {
  id: string
  stocknum: string
  make: string
  model: string
  body: string | null
  simple_body: string | null
}
/** The six fields stored in the browser for an opened vehicle page (FAV-006). */
export function toViewed(vehicle: {
  id: string
  stockNumber: string
  make: string
  model: string
  bodyConfiguration: string | null
  simpleBody: string | null
}): Viewed {
  const { id, stockNumber, make, model, bodyConfiguration, simpleBody } = vehicle
  return { id, stocknum: stockNumber, make, model, body: bodyConfiguration, simple_body: simpleBody }
}

/** A search that can be opened again (FAV-005): its path, its refinements as a query string, and its label. */
export type SearchedFor = { path: string; refinements: string; label: string }

export type SavedKind = 'favourites' | 'compare' | 'viewed' | 'searches'
export type SavedEntry = { favourites: Favourite; compare: Compared; viewed: Viewed; searches: SearchedFor }

/** Most entries in each list (FAV-005, CONST-001). */
export const SAVED_MAX: Record<SavedKind, number> = { favourites: 200, compare: 4, viewed: 12, searches: 5 }

type FieldRule = 'text' | 'text or null'
const FIELDS: { [Kind in SavedKind]: Record<keyof SavedEntry[Kind] & string, FieldRule> } = {
  favourites: {
    id: 'text',
    name: 'text',
    slug: 'text',
    make: 'text',
    model: 'text',
    primary_image_url: 'text or null',
  },
  compare: { id: 'text', slug: 'text', name: 'text', item_type: 'text' },
  viewed: {
    id: 'text',
    stocknum: 'text',
    make: 'text',
    model: 'text',
    body: 'text or null',
    simple_body: 'text or null',
  },
  searches: { path: 'text', refinements: 'text', label: 'text' },
}
const TEXT_LENGTH = 2_000

/** The storage key, one per site, so that two sites on one host never share a list (FAV-001). */
export function savedKey(siteSlug: string, kind: SavedKind): string {
  return `forecourt:${siteSlug}:${kind}`
}

/** What identifies an entry. */
export function entryKey(kind: SavedKind, entry: SavedEntry[SavedKind]): string {
  return kind === 'searches' && 'path' in entry
    ? entry.path + entry.refinements
    : 'id' in entry
      ? entry.id
      : ''
}

/** Parses a stored list. Anything that is not a complete entry is ignored, so bad storage never breaks a page. */
export function parseSaved<Kind extends SavedKind>(kind: Kind, text: string | null): SavedEntry[Kind][] {
  if (!text) return []
  try {
    const parsed: unknown = JSON.parse(text)
    return Array.isArray(parsed)
      ? parsed.flatMap((value) => readEntry(kind, value) ?? []).slice(0, SAVED_MAX[kind])
      : []
  } catch {
    return []
  }
}

/**
 * Puts the entry first, without duplicates, and drops the oldest beyond the maximum (FAV-005, FAV-006). A
 * search that extends the last one replaces it: `h`, `hi` and `hilux` are one search.
 */
export function recordSaved<Kind extends SavedKind>(
  kind: Kind,
  list: readonly SavedEntry[Kind][],
  entry: SavedEntry[Kind],
): SavedEntry[Kind][] {
  const [last] = list
  const before = last && isTypedOn(last, entry) ? list.slice(1) : list
  return [entry, ...before.filter((other) => entryKey(kind, other) !== entryKey(kind, entry))].slice(
    0,
    SAVED_MAX[kind],
  )
}

function isTypedOn(before: SavedEntry[SavedKind], after: SavedEntry[SavedKind]): boolean {
  if (!('path' in before && 'path' in after) || before.path !== after.path) return false
  const [was, is] = [before, after].map(({ refinements }) => /^\?query=([^&]+)(.*)$/.exec(refinements))
  return Boolean(was?.[1] && is?.[1]?.startsWith(was[1]) && was[2] === is[2])
}

export type ToggleOutcome<Entry> = { list: Entry[]; change: 'added' | 'removed' | 'full' }

/** Adds the entry, or removes it if present; a full list stays unchanged (FAV-002, FAV-004). */
export function toggleSaved<Kind extends SavedKind>(
  kind: Kind,
  list: readonly SavedEntry[Kind][],
  entry: SavedEntry[Kind],
): ToggleOutcome<SavedEntry[Kind]> {
  const rest = list.filter((other) => entryKey(kind, other) !== entryKey(kind, entry))
  if (rest.length < list.length) return { list: rest, change: 'removed' }
  if (list.length >= SAVED_MAX[kind]) return { list: [...list], change: 'full' }
  return { list: [...list, entry], change: 'added' }
}

function readEntry<Kind extends SavedKind>(kind: Kind, value: unknown): SavedEntry[Kind] | null {
  if (typeof value !== 'object' || value === null) return null
  const source = value as Record<string, unknown>
  const entry: Record<string, string | null> = {}
  for (const [field, rule] of Object.entries<FieldRule>(FIELDS[kind])) {
    const text = source[field] ?? null
    if (text === null && rule === 'text or null') entry[field] = null
    else if (typeof text === 'string' && text.length <= TEXT_LENGTH) entry[field] = text
    else return null
  }
  if (kind === 'searches' && !/^\/search\/[\w\-/]*$/.test(entry.path ?? '')) return null
  return entry as SavedEntry[Kind]
}
