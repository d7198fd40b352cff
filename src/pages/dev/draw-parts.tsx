import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { CardView } from '#src/features/vehicles/domain/card/card-view.ts'
import { ChoiceStates } from './choice-states.tsx'
import { ListStates } from './list-states.tsx'

export type DrawnParts = { choices: string; lists: string }

/**
 * Parts of other pages as markup, drawn by the loader. In the browser's code of this page they would change how
 * the build divides the scripts of those pages: 1.4 KB more on every page.
 */
export function drawParts(card: CardView | null, siteSlug: string): DrawnParts {
  const draw = (part: ReactNode, identifierPrefix: string) => renderToStaticMarkup(part, { identifierPrefix })
  return {
    choices: draw(<ChoiceStates />, 'choices'),
    lists: card ? draw(<ListStates card={card} siteSlug={siteSlug} />, 'lists') : '',
  }
}
