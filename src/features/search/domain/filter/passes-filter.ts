import type { Filter } from '../search-engine.ts'
import type { StockDocument } from '../stock-document.ts'
import type { FilterCondition, FilterExpression } from './filter-expression.ts'
import { parseFilter } from './filter-parser.ts'

/** The present values; booleans are the texts true and false, as in Meilisearch's facets. */
export function valuesOf(document: StockDocument, name: string): (string | number)[] {
  const value = (document as unknown as Record<string, unknown>)[name]
  const present = (Array.isArray(value) ? [...new Set(value)] : [value]).filter(
    (item) => item !== null && item !== undefined,
  )
  return present.map((item) => (typeof item === 'number' ? item : String(item)))
}

/**
 * Whether a document passes a filter by Meilisearch's rules, without an index. Throws on an invalid filter; those
 * in site documents are checked on publishing.
 */
export function passesFilter(document: StockDocument, filter: Filter): boolean {
  const parsed = parseFilter(filter)
  if (!parsed.ok) throw new Error(parsed.error.message)
  return parsed.value === null || holds(document, parsed.value)
}

function holds(document: StockDocument, expression: FilterExpression): boolean {
  if (expression.kind === 'and') return expression.parts.every((part) => holds(document, part))
  if (expression.kind === 'or') return expression.parts.some((part) => holds(document, part))
  if (expression.kind === 'not') return !holds(document, expression.part)
  return conditionHolds(document, expression)
}

function conditionHolds(document: StockDocument, condition: FilterCondition): boolean {
  const raw = (document as unknown as Record<string, unknown>)[condition.attribute]
  if (condition.kind === 'exists') return true
  if (condition.kind === 'null') return raw === null
  if (condition.kind === 'empty') return raw === '' || (Array.isArray(raw) && raw.length === 0)
  const values = valuesOf(document, condition.attribute)
  if (condition.kind === 'in')
    return values.some((value) => condition.values.some((wanted) => same(value, wanted)))
  if (condition.kind === 'contains')
    return values.some((value) => typeof value === 'string' && fold(value).includes(fold(condition.value)))
  if (condition.kind === 'starts')
    return values.some((value) => typeof value === 'string' && fold(value).startsWith(fold(condition.value)))
  if (condition.kind === 'between')
    return values.some((value) => order(value, condition.from) >= 0 && order(value, condition.to) <= 0)
  if (condition.kind !== 'compare') return false
  if (condition.sign === '=') return values.some((value) => same(value, condition.value))
  if (condition.sign === '!=') return !values.some((value) => same(value, condition.value))
  const sign = condition.sign
  return values.some((value) => {
    const difference = order(value, condition.value)
    if (Number.isNaN(difference)) return false
    return sign === '<'
      ? difference < 0
      : sign === '<='
        ? difference <= 0
        : sign === '>'
          ? difference > 0
          : difference >= 0
  })
}

function same(value: string | number, wanted: string): boolean {
  return typeof value === 'number'
    ? value === Number(wanted) && wanted.trim() !== ''
    : fold(String(value)) === fold(wanted)
}

function order(value: string | number, bound: string): number {
  if (typeof value === 'number') return value - Number(bound)
  return fold(String(value)) < fold(bound) ? -1 : fold(String(value)) > fold(bound) ? 1 : 0
}

function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}
