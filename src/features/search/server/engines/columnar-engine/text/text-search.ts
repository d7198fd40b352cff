import type { KeyColumn } from '../columns/columns.ts'
import { keyTest } from '../columns/key-match.ts'
import { keyColumn, type StockColumns, wordsOf } from '../columns/stock-columns.ts'
import { matchWord, type WordMatch } from './match-words.ts'
import { buildVocabulary, isStale, KEY_COLUMNS, type Vocabulary } from './vocabulary.ts'
import { createRecentCache } from '#src/shared/domain/cache/recent-cache.ts'

/** Like Meilisearch, ignores query words after the tenth. */
const QUERY_WORDS_MAX = 10
const WORDS_KEPT = 1000
/** Stock numbers, VINs and plates match from this many letters on, by prefix and without typos. */
const KEY_PREFIX_MIN = 3
const KEY_SCORE = 255

type Word = { match: WordMatch; keys: ((row: number) => boolean)[] }

export type TextSearch = {
  /** The rows of `rows` containing every word; writes their scores to `scores` by row. */
  match(rows: Uint32Array, query: string, scores: Uint32Array): Uint32Array
}

/** Text search over the columns' dictionaries. A word's matches are cached until a dictionary grows. */
export function createTextSearch(columns: StockColumns): TextSearch {
  let vocabulary: Vocabulary | undefined
  let known = createRecentCache<WordMatch>(WORDS_KEPT)

  function matchOf(word: string, isLast: boolean): WordMatch {
    if (!vocabulary || isStale(vocabulary)) {
      vocabulary = buildVocabulary(columns)
      known = createRecentCache(WORDS_KEPT)
    }
    const key = `${isLast ? '*' : ' '}${word}`
    const found = known.get(key)
    if (found) return found
    const match = matchWord(vocabulary, word, isLast)
    known.set(key, match)
    return match
  }

  function toWords(query: string): Word[] {
    // After a trailing space no word is being typed, but Meilisearch still treats the last as a prefix.
    const texts = wordsOf(query)
      .slice(0, QUERY_WORDS_MAX)
      .flatMap((text) => splitUnknown(text))
    return texts.map((text, at) => ({
      match: matchOf(text, at === texts.length - 1),
      keys: keyTests(columns, text),
    }))
  }

  /** Reads `mazda3` as `mazda 3` if no value contains it whole. */
  function splitUnknown(text: string): string[] {
    const parts = text.match(/\p{L}+|\p{N}+/gu) ?? []
    if (parts.length !== 2 || matchOf(text, true).length > 0) return [text]
    return parts.every((part) => matchOf(part, true).length > 0) && /^\p{L}/u.test(text) ? parts : [text]
  }

  return {
    match(rows, query, scores) {
      const words = toWords(query)
      const plate = keyTests(columns, wordsOf(query).join(''))
      const kept = new Uint32Array(rows.length)
      let count = 0
      for (let at = 0; at < rows.length; at++) {
        const row = rows[at] as number
        const score = plate.some((starts) => starts(row)) ? KEY_SCORE : rowScore(words, row)
        if (score === 0) continue
        scores[row] = score
        kept[count++] = row
      }
      return kept.subarray(0, count)
    },
  }
}

function keyTests(columns: StockColumns, word: string): ((row: number) => boolean)[] {
  if (word.length < KEY_PREFIX_MIN) return []
  return KEY_COLUMNS.map((name): KeyColumn => keyColumn(columns, name)).map((column) =>
    keyTest(column, word, 'starts'),
  )
}

/** Sum over the words of the best column's score; 0 if a word is missing. */
function rowScore(words: readonly Word[], row: number): number {
  let sum = 0
  for (const { match, keys } of words) {
    let best = 0
    for (const { column, scores } of match) {
      if (column.kind === 'coded') best = Math.max(best, scores[column.codes[row] as number] as number)
      else best = Math.max(best, listScore(column, scores, row))
    }
    if (best === 0 && keys.some((starts) => starts(row))) best = KEY_SCORE
    if (best === 0) return 0
    sum += best
  }
  return sum
}

function listScore(
  { starts, counts, values }: { starts: Uint32Array; counts: Uint16Array; values: ArrayLike<number> },
  scores: Uint8Array,
  row: number,
): number {
  let best = 0
  const start = starts[row] as number
  const end = start + (counts[row] as number)
  for (let at = start; at < end; at++) best = Math.max(best, scores[values[at] as number] as number)
  return best
}
