import { SEARCHABLE_ATTRIBUTES } from '#src/features/search/domain/stock-document.ts'
import type { CodedColumn, MultiColumn } from '../columns/columns.ts'
import { type StockColumns, wordsOf } from '../columns/stock-columns.ts'

/** Matched by the start of the whole value (text-search.ts), not by words. */
export const KEY_COLUMNS: readonly string[] = ['stocknum', 'vin', 'regplate']
/** Columns whose dictionaries are the vocabulary, best first; a name contributes its words. */
const TEXT_COLUMNS = SEARCHABLE_ATTRIBUTES.filter((name) => !KEY_COLUMNS.includes(name)).map((name) =>
  name === 'name' ? 'name_words' : name,
)

export type TextColumn = CodedColumn | MultiColumn
/** Where a token occurs: [column position, code]. */
export type Vocabulary = {
  columns: TextColumn[]
  tokens: string[]
  places: [number, number][][]
  size: number
}

/**
 * The words of all dictionary values. Their number depends on distinct values rather than vehicles, so a whole
 * platform has a few thousand, few enough to scan for typos.
 */
export function buildVocabulary(columns: StockColumns): Vocabulary {
  const textColumns = textColumnsOf(columns)
  const places = new Map<string, [number, number][]>()
  for (const [place, { dictionary }] of textColumns.entries()) {
    for (let code = 1; code < dictionary.labels.length; code++) {
      for (const token of tokensOf(dictionary.labels[code] as string)) {
        const known = places.get(token)
        if (known) known.push([place, code])
        else places.set(token, [[place, code]])
      }
    }
  }
  return {
    columns: textColumns,
    tokens: [...places.keys()],
    places: [...places.values()],
    size: dictionarySize(textColumns),
  }
}

/** Whether values have been added to the dictionaries since. */
export function isStale(vocabulary: Vocabulary): boolean {
  return vocabulary.size !== dictionarySize(vocabulary.columns)
}

function textColumnsOf(columns: StockColumns): TextColumn[] {
  return TEXT_COLUMNS.map((name) => columns.get(name)).filter(
    (column) => column?.kind === 'coded' || column?.kind === 'multi',
  )
}

function dictionarySize(columns: readonly TextColumn[]): number {
  return columns.reduce((sum, { dictionary }) => sum + dictionary.labels.length, 0)
}

/** A value's words, and the value as one word: `CX-5` is found as cx, 5 and cx5. */
function tokensOf(label: string): Set<string> {
  const words = wordsOf(label)
  const joined = words.join('')
  return new Set(words.length > 1 && joined.length <= 12 ? [...words, joined] : words)
}
