import { type ComponentType, startTransition } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import type { PictureCdn } from '#src/shared/domain/picture/stock-picture-url.ts'
import { Island } from './island.tsx'

type Shown<Props> = { props: Props; cdn: PictureCdn | null }
export type Live<Props> = { show(shown: Shown<Props>): void; end(): void }

type Taken<Props> = {
  Part: ComponentType<Props>
  /** Begins the ids the server gave. */
  id: string
  onArrive: () => void
}

/** Brings the part to life in the element that holds the server's markup of it. */
export function takeOver<Props extends object>(
  element: HTMLElement,
  { Part, id, onArrive }: Taken<Props>,
  sent: Shown<Props>,
): Live<Props> {
  const island = (shown: Shown<Props>) => <Island {...{ Part, onArrive, ...shown }} />
  let root: Root
  startTransition(() => {
    root = hydrateRoot(element, island(sent), { identifierPrefix: id })
  })
  return {
    show: (shown) => root.render(island(shown)),
    // Not while React is still drawing what takes the page's place
    end: () => setTimeout(() => root.unmount()),
  }
}
