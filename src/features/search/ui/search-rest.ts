import { keepFocus } from '#src/ui/keep-focus.ts'
import { mergedHref } from './data/merged-href.ts'

/** Code not needed until the visitor does something; the page works if it cannot be loaded. */
export function start(ending: AbortSignal, mergeBy: (merge: typeof mergedHref) => void): void {
  mergeBy(mergedHref)
  if (!ending.aborted) ending.addEventListener('abort', keepFocus())
}
