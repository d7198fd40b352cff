/** What identifies two entries of a location list as one. */
export type PlaceFacts = { name: string; phone: string | null; street: string }

/**
 * Merges locations with the same phone digits and street (SRCH-055); the first gives the name. Choosing the entry
 * chooses all its names, so no stock is lost.
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
