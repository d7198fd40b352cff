import { createContext, type ReactNode } from 'react'

/** Gives the markup of a part: as it was drawn for the same key, or drawn now. */
export type KeepMarkup = (key: string, draw: () => ReactNode) => string

/**
 * Given on the server, where many pages show the same header, footer and cards: such a part is drawn once and its
 * markup kept (decision 0031). Null in the browser. What draws through it must depend on nothing outside its key:
 * no other context, no address, no clock. It calls it after its hooks, as another rendering runs inside.
 */
export const KeptMarkupContext = createContext<KeepMarkup | null>(null)

/** Room for the shells of some hundred sites and some ten thousand cards, 2 KB each. */
const CHARACTERS_KEPT = 32_000_000

/** Keeps what was used last, up to `limit` characters of keys and markup. */
export function createKeptMarkup(render: (part: ReactNode) => string, limit = CHARACTERS_KEPT): KeepMarkup {
  const kept = new Map<string, string>()
  let characters = 0
  const forget = (key: string, markup: string) => {
    kept.delete(key)
    characters -= key.length + markup.length
  }
  return (key, draw) => {
    const known = kept.get(key)
    const markup = known ?? render(draw())
    if (known !== undefined) forget(key, known)
    kept.set(key, markup)
    characters += key.length + markup.length
    for (const [oldest, old] of kept) {
      if (characters <= limit) break
      forget(oldest, old)
    }
    return markup
  }
}
