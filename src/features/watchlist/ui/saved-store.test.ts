import { afterEach, expect, test, vi } from 'vitest'
import type { SavedEntry, SavedKind } from '#src/features/watchlist/domain/saved-entry.ts'

const ENTRIES: { [Kind in SavedKind]: SavedEntry[Kind] } = {
  favourites: { id: 'v1', name: 'N', slug: 's', make: 'M', model: 'O', primary_image_url: null },
  compare: { id: 'v1', slug: 's', name: 'N', item_type: 'car' },
  viewed: { id: 'v1', stocknum: 'S1', make: 'M', model: 'O', body: null, simple_body: 'Hatch' },
  searches: { path: '/search/used-cars', refinements: '?query=a', label: 'a' },
}
const KINDS = Object.keys(ENTRIES) as SavedKind[]

afterEach(() => vi.unstubAllGlobals())

function aStore(refuses: readonly ('getItem' | 'setItem')[] = []) {
  const held = new Map<string, string>()
  const refuse = (what: 'getItem' | 'setItem') => {
    if (refuses.includes(what)) throw new DOMException('refused', 'QuotaExceededError')
  }
  return {
    getItem(key: string) {
      refuse('getItem')
      return held.get(key) ?? null
    },
    setItem(key: string, text: string) {
      refuse('setItem')
      held.set(key, text)
    },
  }
}

/** The module as loaded in one tab; tabs share only the browser's storage. */
async function aTab(localStorage: ReturnType<typeof aStore>) {
  vi.resetModules()
  vi.stubGlobal('window', { localStorage })
  return import('./saved-store.ts')
}

test.each(KINDS)(
  'what one tab saves as %s shows in other tabs of the site, but not on another site (FAV-001, DATA-030)',
  async (kind) => {
    const store = aStore()
    const [one, other] = [await aTab(store), await aTab(store)]
    expect(one.writeSaved('meridian', kind, [ENTRIES[kind]])).toBe(true)
    expect(other.readSaved('meridian', kind)).toEqual([ENTRIES[kind]])
    expect(other.writeSaved('meridian', kind, [])).toBe(true)
    expect(one.readSaved('meridian', kind)).toEqual([])
    expect(one.readSaved('harbour', kind)).toEqual([])
  },
)

test.each(KINDS)('a browser that refuses to store %s keeps them until the page is left', async (kind) => {
  for (const refuses of [['setItem'], ['getItem'], ['getItem', 'setItem']] as const) {
    const tab = await aTab(aStore(refuses))
    expect(tab.readSaved('meridian', kind)).toEqual([])
    expect(tab.writeSaved('meridian', kind, [ENTRIES[kind]])).toBe(
      !(refuses as readonly string[]).includes('setItem'),
    )
    expect(tab.readSaved('meridian', kind)).toEqual([ENTRIES[kind]])
  }
})

test('FAV-001: a page restored after another tab changed the list reads it again', async () => {
  const store = aStore()
  const tab = await aTab(store)
  const heard: Record<string, () => void> = {}
  const listen = (type: string, act: () => void) => {
    heard[type] = act
  }
  vi.stubGlobal('window', {
    localStorage: store,
    addEventListener: listen,
    removeEventListener: () => undefined,
  })
  vi.stubGlobal('document', {
    visibilityState: 'visible',
    addEventListener: listen,
    removeEventListener: () => undefined,
  })
  let told = 0
  const leave = tab.subscribe(() => told++)
  expect(tab.readSaved('meridian', 'favourites')).toEqual([])
  store.setItem('forecourt:meridian:favourites', JSON.stringify([ENTRIES.favourites]))
  expect(tab.readSaved('meridian', 'favourites')).toEqual([])
  for (const type of ['pageshow', 'visibilitychange']) {
    heard[type]?.()
    expect(tab.readSaved('meridian', 'favourites')).toEqual([ENTRIES.favourites])
  }
  expect(told).toBe(2)
  leave()
})
