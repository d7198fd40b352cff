import { type ComponentType, createContext, createElement, type ReactNode } from 'react'
import { createSizedCache } from '#src/shared/domain/cache/sized-cache.ts'

/** Props that survive JSON whole, so that equal JSON means equal props. */
export type Plain<Value> = Value extends string | number | boolean | null | undefined
  ? Value
  : Value extends (...given: never[]) => unknown
    ? never
    : { [Key in keyof Value]: Plain<Value[Key]> }

/** The markup of a part with these props, drawn now or kept from before. */
export type KeepMarkup = <Props extends object>(
  Part: ComponentType<Props>,
  props: Props & Plain<Props>,
) => string

/**
 * Provided on the server, where many pages share the same header, footer and cards: each is drawn once and
 * its markup kept (decision 0031). Null in the browser. A part is drawn from its props alone, outside the
 * page: it sees no other context and must not read an address or a clock. Call it after hooks, since it
 * renders inside.
 */
export const KeptMarkupContext = createContext<KeepMarkup | null>(null)

/** Room for the shells of some hundred sites and ten thousand cards, 2 KB each. */
const CHARACTERS_KEPT = 32_000_000

/** Keeps the most recently used markup, up to `limit` characters of keys and markup. */
export function createKeptMarkup(render: (part: ReactNode) => string, limit = CHARACTERS_KEPT): KeepMarkup {
  const kept = createSizedCache<string>(limit, (markup, key) => key.length + markup.length)
  const names = new Map<unknown, number>()
  return (Part, props) => {
    const name = names.get(Part) ?? names.size
    names.set(Part, name)
    const key = `${name}${JSON.stringify(props)}`
    const known = kept.get(key)
    if (known !== undefined) return known
    const markup = render(createElement(Part, props))
    kept.set(key, markup)
    return markup
  }
}
