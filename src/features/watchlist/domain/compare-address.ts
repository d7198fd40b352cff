import { SAVED_MAX } from './saved-entry.ts'

/** What a comparison address asks for: `/compare?id=…&id=…&differences=1`. */
export type CompareAsked = {
  ids: string[]
  /** How many more ids the address named than can be compared. */
  left: number
  isDifferencesOnly: boolean
}

/** Reads the first four distinct ids from a comparison address and ignores the rest (FAV-004). */
export function readCompareAddress(pairs: ReadonlyArray<readonly [string, string]>): CompareAsked {
  const named = pairs.flatMap(([name, value]) =>
    name === 'id' && /^[\w-]{1,80}$/.test(value) ? [value] : [],
  )
  const ids = [...new Set(named)]
  return {
    ids: ids.slice(0, SAVED_MAX.compare),
    left: Math.max(ids.length - SAVED_MAX.compare, 0),
    isDifferencesOnly: pairs.some(([name, value]) => name === 'differences' && value === '1'),
  }
}

/** A comparison's shareable address. */
export function compareHref(ids: readonly string[], isDifferencesOnly = false): string {
  const pairs = [
    ...ids.map((id) => `id=${encodeURIComponent(id)}`),
    ...(isDifferencesOnly ? ['differences=1'] : []),
  ]
  return pairs.length > 0 ? `/compare?${pairs.join('&')}` : '/compare'
}
