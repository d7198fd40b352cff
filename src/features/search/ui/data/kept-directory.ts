import { DIRECTORY_SEARCHES_KEPT } from '#src/features/search/domain/page/searches-kept.ts'
import { createRecentCache } from '#src/shared/domain/cache/recent-cache.ts'

const kept = createRecentCache<Promise<unknown>>(DIRECTORY_SEARCHES_KEPT)

export function keepDirectory(href: string, data: unknown): void {
  if (!kept.get(href)) kept.set(href, Promise.resolve(data))
}

/** Keeps the last ten directory searches in the browser, so that going back makes no request (SRCH-043). */
export function keptDirectory<Data>(href: string, load: () => Promise<Data>): Promise<Data> {
  const known = kept.get(href)
  if (known) return known as Promise<Data>
  const answer = load()
  kept.set(href, answer)
  answer.catch(() => kept.delete(href))
  return answer
}
