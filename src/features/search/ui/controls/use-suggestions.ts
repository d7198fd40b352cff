import { useEffect, useState } from 'react'
import type { Suggestion } from '#src/features/search/domain/page/suggestion.ts'

const WAIT_MS = 120
const known = new Map<string, readonly Suggestion[]>()
const NONE: readonly Suggestion[] = []

/** Suggestions for the typed text; earlier ones stay until new ones arrive, and a failure shows none. */
export function useSuggestions(text: string, isWanted: boolean): readonly Suggestion[] {
  const [suggestions, setSuggestions] = useState(NONE)
  const query = text.trim().toLowerCase()
  useEffect(() => {
    if (!isWanted || query.length < 2) return setSuggestions(NONE)
    const found = known.get(query)
    if (found) return setSuggestions(found)
    const controller = new AbortController()
    const timer = setTimeout(async () => {
      try {
        const response = await fetch(`/search-suggestions?query=${encodeURIComponent(query)}`, {
          signal: controller.signal,
        })
        const answer = (response.ok ? await response.json() : NONE) as readonly Suggestion[]
        known.set(query, answer)
        setSuggestions(answer)
      } catch {
        if (!controller.signal.aborted) setSuggestions(NONE)
      }
    }, WAIT_MS)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [query, isWanted])
  return suggestions
}
