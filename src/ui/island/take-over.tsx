import { type ComponentType, startTransition } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import type { PictureCdn } from '#src/shared/domain/picture/stock-picture-url.ts'
import { Island } from './island.tsx'

type Shown<Props> = { props: Props; cdn: PictureCdn | null }
export type Live<Props> = { show(shown: Shown<Props>): void; end(): void }

type Taken<Props> = {
  Part: ComponentType<Props>
  /** Begins the ids the server gave. */
  id: string
  /** Whether it still shows what the server drew; otherwise it is drawn anew. */
  isAsSent: boolean
  onArrive: () => void
}

/** Brings the part to life in the element that holds the server's markup of it. */
export function takeOver<Props extends object>(
  element: HTMLElement,
  { Part, id, isAsSent, onArrive }: Taken<Props>,
  first: Shown<Props>,
): Live<Props> {
  const island = (shown: Shown<Props>) => <Island {...{ Part, onArrive, ...shown }} />
  const options = { identifierPrefix: id }
  let root: Root
  startTransition(() => {
    if (isAsSent) root = hydrateRoot(element, island(first), options)
    else {
      element.replaceChildren()
      root = createRoot(element, options)
      root.render(island(first))
    }
  })
  return {
    show: (shown) => root.render(island(shown)),
    // Not while React is still drawing what takes the page's place
    end: () => setTimeout(() => root.unmount()),
  }
}
