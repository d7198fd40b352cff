import { type ComponentType, use } from 'react'
import { KeptMarkupContext, type Plain } from './kept-markup.ts'

/** What the server drew, kept in case React rebuilds the page after an error. */
const drawn = new Map<string, { __html: string }>()

type ServerDrawnProps<Props extends object> = {
  name: string
  /** Null in the browser, and where there is nothing to draw. */
  part: ComponentType<Props> | null
  /** Everything the part shows; it is drawn once for equal props. */
  props: (Props & Plain<Props>) | null
}

/**
 * Markup the server draws once per visit and the browser keeps as it is. The browser never draws `part`, so a
 * caller that guards its imports by `import.meta.env.SSR` ships none of its code.
 */
export function ServerDrawn<Props extends object>({ name, part: Part, props }: ServerDrawnProps<Props>) {
  if (import.meta.env.SSR) {
    const keep = use(KeptMarkupContext)
    if (!keep || !Part || !props)
      return (
        <div data-drawn={name} className="contents">
          {Part && props ? <Part {...props} /> : null}
        </div>
      )
    const markup = keep(Part, props)
    // biome-ignore lint/security/noDangerouslySetInnerHtml: what React has just drawn, or drew before
    return <div data-drawn={name} className="contents" dangerouslySetInnerHTML={{ __html: markup }} />
  }
  return (
    <div
      data-drawn={name}
      className="contents"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the page's own markup, read back from the page
      dangerouslySetInnerHTML={markupOf(name)}
    />
  )
}

function markupOf(name: string): { __html: string } {
  const known = drawn.get(name)
  if (known) return known
  const markup = { __html: document.querySelector(`[data-drawn="${name}"]`)?.innerHTML ?? '' }
  drawn.set(name, markup)
  return markup
}
