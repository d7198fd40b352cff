export type ComparisonSign = '=' | '!=' | '>' | '>=' | '<' | '<='

/** A parsed filter. `span` is the attribute's position in the text, for error messages. */
export type FilterExpression =
  | { kind: 'and'; parts: FilterExpression[] }
  | { kind: 'or'; parts: FilterExpression[] }
  | { kind: 'not'; part: FilterExpression }
  | FilterCondition

export type FilterCondition = { attribute: string; span: FilterSpan } & (
  | { kind: 'compare'; sign: ComparisonSign; value: string }
  | { kind: 'in'; values: string[] }
  | { kind: 'between'; from: string; to: string }
  | { kind: 'exists' | 'null' | 'empty' }
  | { kind: 'contains' | 'starts'; value: string }
)

/** Position of a piece of filter text: the whole text, and offsets into it. */
export type FilterSpan = { text: string; start: number; end: number }

/** An error in a filter; `message` is Meilisearch's wording with the column line. */
export type FilterFault = { message: string }

/** Formats an error as Meilisearch does: the sentence, then `column:column filter`. */
export function filterFault(sentence: string, span: FilterSpan): FilterFault {
  const column = [...span.text.slice(0, span.start)].length + 1
  const size = [...span.text.slice(span.start, span.end)].length
  return { message: `${sentence}\n${column}:${column + size} ${span.text}` }
}

/** Every condition of the expression, left to right. */
export function filterConditions(expression: FilterExpression): FilterCondition[] {
  if (expression.kind === 'and' || expression.kind === 'or') return expression.parts.flatMap(filterConditions)
  return expression.kind === 'not' ? filterConditions(expression.part) : [expression]
}
