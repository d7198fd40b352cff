import { normaliseValue } from '#src/features/search/domain/filter/filter-value.ts'

/**
 * The distinct values of an attribute. Code 0 is "no value". Values that normalise alike share a code and keep the
 * first spelling as label, as in Meilisearch's facet values.
 */
export type Dictionary = {
  labels: string[]
  normalised: string[]
  numbers: number[]
  codes: Map<string, number>
  /** Spelling to code, so that known values need no normalising. */
  spellings: Map<string, number>
  ranks: Uint32Array
}

export function createDictionary(labels: readonly string[] = ['']): Dictionary {
  const dictionary: Dictionary = {
    labels: [''],
    normalised: [''],
    numbers: [Number.NaN],
    codes: new Map(),
    spellings: new Map(),
    ranks: new Uint32Array(0),
  }
  for (const label of labels.slice(1)) encode(dictionary, label)
  return dictionary
}

/** The code of `label`, added if new. */
export function encode(dictionary: Dictionary, label: string): number {
  const known = dictionary.spellings.get(label)
  if (known !== undefined) return known
  const normalised = normaliseValue(label)
  let code = dictionary.codes.get(normalised)
  if (code === undefined) {
    code = dictionary.labels.length
    dictionary.labels.push(label)
    dictionary.normalised.push(normalised)
    dictionary.numbers.push(Number(label))
    dictionary.codes.set(normalised, code)
  }
  dictionary.spellings.set(label, code)
  return code
}

/** Each code's rank by normalised label; rebuilt after values were added. */
export function ranksOf(dictionary: Dictionary): Uint32Array {
  if (dictionary.ranks.length === dictionary.labels.length) return dictionary.ranks
  const { normalised } = dictionary
  const order = normalised
    .map((_, code) => code)
    .sort((a, b) => compareText(normalised[a] as string, normalised[b] as string))
  dictionary.ranks = new Uint32Array(order.length)
  for (const [rank, code] of order.entries()) dictionary.ranks[code] = rank
  return dictionary.ranks
}

export function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
