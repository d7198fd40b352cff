import { keepFocus } from '#src/ui/keep-focus.ts'
import { mergedHref } from './data/merged-href.ts'

/** What nobody needs before doing something, and what the page can do without where this cannot be had. */
export function start(ending: AbortSignal, mergeBy: (merge: typeof mergedHref) => void): void {
  mergeBy(mergedHref)
  if (!ending.aborted) ending.addEventListener('abort', keepFocus())
}
