import type { ReactNode } from 'react'

/** What the server drew, kept for the rare time React builds the page anew, as after an error. */
const drawn = new Map<string, { __html: string }>()

/**
 * Markup the server draws once a visit and the browser keeps as it is. The browser never calls `draw`, so a caller
 * that guards its imports by `import.meta.env.SSR` ships none of the code behind it.
 */
export function ServerDrawn({ name, draw }: { name: string; draw: (() => ReactNode) | null }) {
  if (import.meta.env.SSR)
    return (
      <div data-drawn={name} className="contents">
        {draw?.()}
      </div>
    )
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
