import { typoDistance } from './edit-distance.ts'
import type { TextColumn, Vocabulary } from './vocabulary.ts'

/** Meilisearch's minWordSizeForTypos. */
const ONE_TYPO_LENGTH = 5
const TWO_TYPOS_LENGTH = 9
const EXACT_SCORE = 6
const PREFIX_SCORE = 5
const TYPO_SCORES = [0, 3, 2]
/** Columns are ordered by importance; a hit in the first scores this much more than one in the last. */
const COLUMN_WORTH = 16

/** By column the score of each code for one word; only columns containing the word. */
export type WordMatch = { column: TextColumn; scores: Uint8Array }[]

/** Scores every dictionary value for a query word. The last word also matches as a prefix. */
export function matchWord(vocabulary: Vocabulary, word: string, isLast: boolean): WordMatch {
  const found = new Map<number, Uint8Array>()
  const allowed = typosAllowed(word)
  for (const [at, token] of vocabulary.tokens.entries()) {
    const score = tokenScore(word, token, { isLast, allowed })
    if (score === 0) continue
    for (const [place, code] of vocabulary.places[at] as [number, number][]) {
      let scores = found.get(place)
      if (!scores) {
        scores = new Uint8Array((vocabulary.columns[place] as TextColumn).dictionary.labels.length)
        found.set(place, scores)
      }
      scores[code] = Math.max(scores[code] as number, score * COLUMN_WORTH + COLUMN_WORTH - 1 - place)
    }
  }
  return [...found].map(([place, scores]) => ({ column: vocabulary.columns[place] as TextColumn, scores }))
}

function typosAllowed(word: string): number {
  if (/\p{N}/u.test(word) || word.length < ONE_TYPO_LENGTH) return 0
  return word.length >= TWO_TYPOS_LENGTH ? 2 : 1
}

function tokenScore(word: string, token: string, rules: { isLast: boolean; allowed: number }): number {
  if (token === word) return EXACT_SCORE
  if (rules.isLast && token.startsWith(word)) return PREFIX_SCORE
  if (rules.allowed === 0) return 0
  const distance = typoDistance(word, token, { limit: rules.allowed, prefix: rules.isLast })
  return distance <= rules.allowed ? (TYPO_SCORES[distance] ?? 0) : 0
}
