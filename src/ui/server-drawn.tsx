import { type ReactNode, use } from 'react'
import { KeptMarkupContext } from './kept-markup.ts'

/** What the server drew, kept for the rare time React builds the page anew, as after an error. */
const drawn = new Map<string, { __html: string }>()

type ServerDrawnProps = {
  name: string
  /** All that the part shows: of equal ones it is drawn once. */
  of: unknown
  draw: (() => ReactNode) | null
}

/**
 * Markup the server draws once a visit and the browser keeps as it is. The browser never calls `draw`, so a caller
 * that guards its imports by `import.meta.env.SSR` ships none of the code behind it.
 */
export function ServerDrawn({ name, of, draw }: ServerDrawnProps) {
  if (import.meta.env.SSR) {
    const keep = use(KeptMarkupContext)
    if (!keep || !draw)
      return (
        <div data-drawn={name} className="contents">
          {draw?.()}
        </div>
      )
    const markup = keep(name + JSON.stringify(of), draw)
    // biome-ignore lint/security/noDangerouslySetInnerHtml: what React has just drawn, or drew before
    return <div data-drawn={name} className="contents" dangerouslySetInnerHTML={{ __html: markup }} />
  }
  return (
    <div
      data-drawn={name}
      className="contents"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the page's own markup, read back from where it stands
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
