/** What makes two entries of a location list one place. */
export type PlaceFacts = { name: string; phone: string | null; street: string }

/**
 * Places with the same phone digits and the same street are one entry (SRCH-055); the first one names it. Choosing the
 * entry chooses every name of it, so no stock is lost.
 */
export function groupLocations(places: readonly PlaceFacts[]): string[][] {
  const groups = new Map<string, string[]>()
  for (const place of places) {
    const key = `${(place.phone ?? '').replace(/\D/g, '').replace(/^61/, '0')}|${place.street
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, ' ')
      .trim()}`
    const group = groups.get(key)
    if (!group || key === '|') groups.set(key === '|' ? `${key}${place.name}` : key, [place.name])
    else if (!group.includes(place.name)) group.push(place.name)
  }
  return [...groups.values()]
}
