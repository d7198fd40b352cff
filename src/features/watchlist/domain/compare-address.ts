import { SAVED_MAX } from './saved-entry.ts'

/** What a comparison's address asks for: `/compare?id=…&id=…&differences=1`. */
export type CompareAsked = {
  ids: string[]
  /** How many more ids the address named than stand side by side. */
  left: number
  isDifferencesOnly: boolean
}

/** Reads a comparison's address; anything that is no id is left out, each vehicle counts once, the first four stand (FAV-004). */
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

/** The address of a comparison, to be shared. */
export function compareHref(ids: readonly string[], isDifferencesOnly = false): string {
  const pairs = [
    ...ids.map((id) => `id=${encodeURIComponent(id)}`),
    ...(isDifferencesOnly ? ['differences=1'] : []),
  ]
  return pairs.length > 0 ? `/compare?${pairs.join('&')}` : '/compare'
}
