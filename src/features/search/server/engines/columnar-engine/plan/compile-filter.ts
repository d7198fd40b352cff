import type {
  FilterCondition,
  FilterExpression,
} from '#src/features/search/domain/filter/filter-expression.ts'
import { finiteNumber, normaliseValue } from '#src/features/search/domain/filter/filter-value.ts'
import {
  type CodedColumn,
  type Column,
  type KeyColumn,
  keyText,
  type MultiColumn,
  NO_NUMBER,
  type NumberColumn,
} from '../columns/columns.ts'
import type { Dictionary } from '../columns/dictionary.ts'
import { keyTest } from '../columns/key-match.ts'
import type { StockColumns } from '../columns/stock-columns.ts'
import { anyOfList, joinTests, notTest, rangeTest, type RowTest } from './row-test.ts'

const NOTHING: RowTest = { kind: 'rows', test: () => false }

/** Compiles a checked filter for the table's current state; use it before the table changes. */
export function compileFilter(columns: StockColumns, expression: FilterExpression): RowTest {
  if (expression.kind === 'not') return notTest(compileFilter(columns, expression.part))
  if (expression.kind === 'and' || expression.kind === 'or') {
    return joinTests(
      expression.kind,
      expression.parts.map((part) => compileFilter(columns, part)),
    )
  }
  const column = columns.get(expression.attribute)
  return column ? compileCondition(column, expression) : NOTHING
}

/** Compiles each top-level AND part, so that the engine narrows rows step by step. */
export function compileConjuncts(columns: StockColumns, expression: FilterExpression | null): RowTest[] {
  if (!expression) return []
  const parts =
    expression.kind === 'and'
      ? expression.parts.flatMap((part) => compileConjuncts(columns, part))
      : [compileFilter(columns, expression)]
  return parts.sort((a, b) => Number(a.kind === 'rows') - Number(b.kind === 'rows'))
}

function compileCondition(column: Column, condition: FilterCondition): RowTest {
  if (condition.kind === 'exists') return { kind: 'all' }
  if (condition.kind === 'compare' && condition.sign === '!=')
    return notTest(compileCondition(column, { ...condition, sign: '=' }))
  if (column.kind === 'number') return numberTest(column, condition)
  if (column.kind === 'key') return keyCondition(column, condition)
  if (column.kind === 'multi') return listTest(column, condition)
  return { kind: 'codes', column, pass: passTable(column, condition) }
}

function listTest(column: MultiColumn, condition: FilterCondition): RowTest {
  if (condition.kind === 'null') return NOTHING
  if (condition.kind === 'empty') return { kind: 'rows', test: (row) => column.counts[row] === 0 }
  return anyOfList(column, passTable(column, condition))
}

/** 1 for each code whose value passes. Equality looks codes up; other tests scan the dictionary. */
function passTable(column: CodedColumn | MultiColumn, condition: FilterCondition): Uint8Array {
  const { dictionary } = column
  const pass = new Uint8Array(dictionary.labels.length)
  if (condition.kind === 'null') pass[0] = column.kind === 'coded' ? 1 : 0
  else if (condition.kind === 'in') for (const value of condition.values) passEqual(column, value, pass)
  else if (condition.kind === 'compare' && condition.sign === '=') passEqual(column, condition.value, pass)
  else {
    const passes = column.numeric ? numberWalk(dictionary, condition) : textWalk(dictionary, condition)
    for (let code = 1; code < pass.length; code++) if (passes(code)) pass[code] = 1
  }
  return pass
}

function passEqual(column: CodedColumn | MultiColumn, value: string, pass: Uint8Array): void {
  const number = column.numeric ? finiteNumber(value) : undefined
  if (column.numeric && number === undefined) return
  const code = column.dictionary.codes.get(number === undefined ? normaliseValue(value) : String(number))
  if (code !== undefined) pass[code] = 1
}

function numberWalk(dictionary: Dictionary, condition: FilterCondition): (code: number) => boolean {
  const passes = numberPredicate(condition)
  return (code) => passes(dictionary.numbers[code] as number)
}

function textWalk({ normalised }: Dictionary, condition: FilterCondition): (code: number) => boolean {
  const passes = textPredicate(condition)
  return (code) => passes(normalised[code] as string)
}

function textPredicate(condition: FilterCondition): (text: string) => boolean {
  if (condition.kind === 'empty') return (text) => text === ''
  if (condition.kind === 'between') {
    const from = normaliseValue(condition.from)
    const to = normaliseValue(condition.to)
    return (text) => text >= from && text <= to
  }
  if (condition.kind !== 'compare' && condition.kind !== 'contains' && condition.kind !== 'starts')
    return () => false
  const value = normaliseValue(condition.value)
  if (condition.kind === 'contains') return (text) => text.includes(value)
  if (condition.kind !== 'compare') return (text) => text.startsWith(value)
  if (condition.sign === '>') return (text) => text > value
  if (condition.sign === '>=') return (text) => text >= value
  return condition.sign === '<' ? (text) => text < value : (text) => text <= value
}

function numberPredicate(condition: FilterCondition): (number: number) => boolean {
  if (condition.kind === 'between') {
    const from = finiteNumber(condition.from) ?? Number.NaN
    const to = finiteNumber(condition.to) ?? Number.NaN
    return (number) => number >= from && number <= to
  }
  if (condition.kind !== 'compare') return () => false
  const value = finiteNumber(condition.value) ?? Number.NaN
  if (condition.sign === '>') return (number) => number > value
  if (condition.sign === '>=') return (number) => number >= value
  return condition.sign === '<' ? (number) => number < value : (number) => number <= value
}

function numberTest({ numbers }: NumberColumn, condition: FilterCondition): RowTest {
  if (condition.kind === 'null') return { kind: 'rows', test: (row) => numbers[row] === NO_NUMBER }
  if (condition.kind === 'in') {
    const wanted = new Set(condition.values.map(finiteNumber))
    return { kind: 'rows', test: (row) => wanted.has(numbers[row] as number) && numbers[row] !== NO_NUMBER }
  }
  if (condition.kind === 'between')
    return rangeTest(
      numbers,
      finiteNumber(condition.from) ?? Number.NaN,
      finiteNumber(condition.to) ?? Number.NaN,
    )
  if (condition.kind !== 'compare') return NOTHING
  const value = finiteNumber(condition.value)
  if (value === undefined) return NOTHING
  if (condition.sign === '=') return rangeTest(numbers, value, value)
  if (condition.sign === '>=') return rangeTest(numbers, value, Number.POSITIVE_INFINITY)
  if (condition.sign === '<=') return rangeTest(numbers, Number.NEGATIVE_INFINITY, value)
  const passes = numberPredicate(condition)
  return { kind: 'rows', test: (row) => numbers[row] !== NO_NUMBER && passes(numbers[row] as number) }
}

function keyCondition(column: KeyColumn, condition: FilterCondition): RowTest {
  const present = (row: number) => (column.lengths[row] as number) > 0
  if (condition.kind === 'null') return { kind: 'rows', test: (row) => !present(row) }
  if (condition.kind === 'empty') return NOTHING
  if (condition.kind === 'compare' && condition.sign === '=')
    return { kind: 'rows', test: keyTest(column, normaliseValue(condition.value), 'equals') }
  if (condition.kind === 'starts')
    return { kind: 'rows', test: keyTest(column, normaliseValue(condition.value), 'starts') }
  const passes = condition.kind === 'in' ? setPredicate(condition.values) : textPredicate(condition)
  return { kind: 'rows', test: (row) => present(row) && passes(normaliseValue(keyText(column, row))) }
}

function setPredicate(values: readonly string[]): (text: string) => boolean {
  const wanted = new Set(values.map(normaliseValue))
  return (text) => wanted.has(text)
}
