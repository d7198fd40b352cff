import type { z } from 'zod'

/** One mistake in a document: where, and a sentence saying what to write instead. */
export type DocumentMistake = { path: string; message: string }

type Issue = z.core.$ZodIssue
type Path = readonly PropertyKey[]

const TYPE_WORDS: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a group of settings',
  record: 'a group of settings',
}

/** Turns zod's issues into sentences that name the field, the fix and what was found. */
export function toMistakes(
  issues: readonly Issue[],
  document: unknown,
  schema: z.ZodType,
): DocumentMistake[] {
  return issues.flatMap((issue) => {
    if (issue.code !== 'unrecognized_keys')
      return [mistakeAt(issue.path, `${mendOf(issue)}; got ${shown(valueAt(document, issue.path))}`)]
    const known = keysAt(schema, issue.path)
    return issue.keys.map((key) => mistakeAt([...issue.path, key], unknownKeySentence(key, known)))
  })
}

/** A mistake whose sentence starts with its path, such as `theme.brandColour must be …`. */
export function mistakeAt(path: Path, mend: string): DocumentMistake {
  const written = pathText(path)
  return { path: written, message: `${written || 'the document'} ${mend}` }
}

/** `locations[2].address.postcode`. */
export function pathText(path: Path): string {
  return path
    .map((step, index) =>
      typeof step === 'number' ? `[${step}]` : index === 0 ? String(step) : `.${String(step)}`,
    )
    .join('')
}

function mendOf(issue: Issue): string {
  // A setting's own message describes its format, so use it for a wrong type too
  if (issue.message.startsWith('must')) return issue.message
  switch (issue.code) {
    case 'invalid_type':
      return `must be ${TYPE_WORDS[issue.expected] ?? issue.expected}`
    case 'invalid_value':
      return `must be ${issue.values.length > 1 ? 'one of ' : ''}${issue.values.map(String).join(', ')}`
    case 'too_small':
      return `must be ${boundText(issue.origin, 'at least', Number(issue.minimum))}`
    case 'too_big':
      return `must be ${boundText(issue.origin, 'at most', Number(issue.maximum))}`
    case 'invalid_union':
      return `must be ${unionText(issue)}`
    case 'invalid_key':
      return `must have another name: it ${issue.issues.map(mendOf).join(' and ')}`
    default:
      return `must be written differently (${issue.message})`
  }
}

function boundText(origin: string, bound: string, limit: number): string {
  if (origin === 'string') return `${bound} ${limit} characters`
  if (origin === 'array') return `a list of ${bound} ${limit}`
  return `${bound} ${limit}`
}

function unionText(issue: Extract<Issue, { code: 'invalid_union' }>): string {
  const options = 'options' in issue && Array.isArray(issue.options) ? issue.options.map(String) : []
  if (options.length > 0) return `one of ${options.join(', ')}`
  const choices = issue.errors.flat().flatMap((inner) => {
    if (inner.code === 'invalid_value') return inner.values.map(String)
    return inner.code === 'invalid_type' ? [TYPE_WORDS[inner.expected] ?? inner.expected] : []
  })
  return `one of ${[...new Set(choices)].join(', ')}`
}

function valueAt(document: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (value, step) =>
      value !== null && typeof value === 'object' ? (value as Record<PropertyKey, unknown>)[step] : undefined,
    document,
  )
}

const SHOWN_LENGTH_MAX = 60

function shown(value: unknown): string {
  if (value === undefined) return 'nothing'
  if (typeof value === 'string')
    return `'${value.length > SHOWN_LENGTH_MAX ? `${value.slice(0, SHOWN_LENGTH_MAX)}…` : value}'`
  if (Array.isArray(value)) return `a list of ${value.length}`
  if (value !== null && typeof value === 'object') return 'a group of settings'
  return String(value)
}

function unknownKeySentence(key: string, known: readonly string[]): string {
  const nearest = nearestKey(key, known)
  return nearest === undefined ? 'is not a setting' : `is not a setting; did you mean ${nearest}?`
}

/** The known key with the fewest changed letters, if that is less than half of the word. */
export function nearestKey(key: string, known: readonly string[]): string | undefined {
  const plain = (word: string) =>
    word
      .toLowerCase()
      .replace(/[^a-z0-9]/g, '')
      .replaceAll('color', 'colour')
  const ranked = known
    .map((word) => ({ word, distance: editDistance(plain(key), plain(word)) }))
    .sort((a, b) => a.distance - b.distance)
  const best = ranked[0]
  return best && best.distance <= Math.max(2, Math.floor(key.length / 2)) ? best.word : undefined
}

function editDistance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (let i = 1; i <= from.length; i++) {
    const next = [i]
    for (let j = 1; j <= to.length; j++) {
      const change = (row[j - 1] ?? 0) + (from[i - 1] === to[j - 1] ? 0 : 1)
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1))
    }
    row = next
  }
  return row[to.length] ?? 0
}

type Definition = {
  type: string
  shape?: Record<string, z.ZodType>
  innerType?: z.ZodType
  element?: z.ZodType
  options?: z.ZodType[]
  in?: z.ZodType
}

/** The internals of a zod schema, which the walkers below read exclusively. */
export function definitionOf(schema: z.ZodType): Definition {
  return (schema as unknown as { def: Definition }).def
}

/** Strips defaults, nullability and transforms, down to what a person writes. */
export function bareSchema(schema: z.ZodType): z.ZodType {
  const { type, innerType, in: input } = definitionOf(schema)
  if (innerType) return bareSchema(innerType)
  return type === 'pipe' && input ? bareSchema(input) : schema
}

function keysAt(schema: z.ZodType, path: Path): string[] {
  const bare = bareSchema(schema)
  const definition = definitionOf(bare)
  if (definition.options) return [...new Set(definition.options.flatMap((option) => keysAt(option, path)))]
  const [step, ...rest] = path
  if (step === undefined) return Object.keys(definition.shape ?? {})
  const next = typeof step === 'number' ? definition.element : definition.shape?.[String(step)]
  return next ? keysAt(next, rest) : []
}
