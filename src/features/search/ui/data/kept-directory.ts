import { DIRECTORY_SEARCHES_KEPT } from '#src/features/search/domain/page/searches-kept.ts'
import { createRecentCache } from '#src/shared/domain/cache/recent-cache.ts'

const kept = createRecentCache<Promise<unknown>>(DIRECTORY_SEARCHES_KEPT)

/** Puts what the server rendered there too. */
export function keepDirectory(href: string, data: unknown): void {
  if (!kept.get(href)) kept.set(href, Promise.resolve(data))
}

/** The last ten directory searches stand in the browser and ask nothing when they are gone back to (SRCH-043). */
export function keptDirectory<Data>(href: string, load: () => Promise<Data>): Promise<Data> {
  const known = kept.get(href)
  if (known) return known as Promise<Data>
  const answer = load()
  kept.set(href, answer)
  answer.catch(() => kept.delete(href))
  return answer
}
