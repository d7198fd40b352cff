import { quotedText } from '#src/shared/domain/text/quoted-text.ts'

/** A CSV record with its first line number, or an unreadable line and the reason. */
export type CsvItem =
  | { kind: 'record'; line: number; cells: string[] }
  | { kind: 'broken'; line: number; reason: string; isShort?: boolean }

export type CsvReader = { push(text: string): CsvItem[]; end(): CsvItem[] }

/** A longer record means an unclosed quote. Also limits memory. */
const RECORD_MAX = 256 * 1024

type Scan =
  | { kind: 'record'; cells: string[]; next: number }
  | { kind: 'more' }
  | { kind: 'broken'; reason: string }
type State = { delimiter: string; buffer: string; start: number; line: number; width: number | null }

/**
 * Reads CSV (RFC 4180, LF or CRLF) in chunks. A broken quote loses only its line, because reading restarts on the
 * next one, which csv-parse cannot do. The first record is the header and sets the width.
 */
export function createCsvReader(delimiter: string): CsvReader {
  const state: State = { delimiter, buffer: '', start: 0, line: 1, width: null }
  return {
    push(text) {
      state.buffer = state.buffer.slice(state.start) + text
      state.start = 0
      return drain(state, false)
    },
    end: () => drain(state, true),
  }
}

function drain(state: State, isEnd: boolean): CsvItem[] {
  const items: CsvItem[] = []
  while (state.start < state.buffer.length) {
    const scan = scanRecord(state, isEnd)
    if (scan.kind === 'record') {
      takeRecord(state, scan, items)
      continue
    }
    const isOverlong = state.buffer.length - state.start > RECORD_MAX
    if (scan.kind === 'more' && !isEnd && !isOverlong) break
    const reason = scan.kind === 'broken' ? scan.reason : 'a quote is opened and never closed'
    if (!skipLine(state, reason, items, isEnd)) break
  }
  return items
}

/** Gives up the line on which the record starts; false if its end has not arrived yet. */
function skipLine(state: State, reason: string, items: CsvItem[], isEnd: boolean): boolean {
  const end = state.buffer.indexOf('\n', state.start)
  if (end < 0 && !isEnd && state.buffer.length - state.start <= RECORD_MAX) return false
  items.push({ kind: 'broken', line: state.line, reason })
  state.start = end < 0 ? state.buffer.length : end + 1
  state.line++
  return true
}

function takeRecord(state: State, scan: { cells: string[]; next: number }, items: CsvItem[]): void {
  const lines = countLines(state.buffer, state.start, scan.next)
  const cells = scan.cells
  const isBlank = cells.length === 1 && cells[0]?.trim() === ''
  if (!isBlank) {
    state.width ??= cells.length
    while (cells.length > state.width && cells.at(-1)?.trim() === '') cells.pop()
    if (cells.length !== state.width) {
      const reason = `has ${cells.length} cells, the header has ${state.width}`
      // Several lines with a wrong cell count suggest a stray quote: give up the first and read the others again.
      if (lines > 1) {
        skipLine(state, reason, items, true)
        return
      }
      items.push({
        kind: 'broken',
        line: state.line,
        reason,
        ...(cells.length < state.width ? { isShort: true } : {}),
      })
    } else {
      items.push({ kind: 'record', line: state.line, cells })
    }
  }
  state.line += lines
  state.start = scan.next
}

function countLines(text: string, from: number, to: number): number {
  let lines = 0
  for (let place = text.indexOf('\n', from); place >= 0 && place < to; place = text.indexOf('\n', place + 1))
    lines++
  return lines
}

function scanRecord({ buffer, start, delimiter }: State, isEnd: boolean): Scan {
  const cells: string[] = []
  let place = start
  while (true) {
    const cell =
      buffer.charAt(place) === '"'
        ? scanQuoted(buffer, place, delimiter, isEnd)
        : scanPlain(buffer, place, delimiter, isEnd)
    if (cell.kind !== 'cell') return cell
    cells.push(cell.text)
    if (cell.isLast) return { kind: 'record', cells, next: cell.next }
    place = cell.next
  }
}

type CellScan =
  | { kind: 'cell'; text: string; next: number; isLast: boolean }
  | { kind: 'more' }
  | { kind: 'broken'; reason: string }

function scanPlain(buffer: string, place: number, delimiter: string, isEnd: boolean): CellScan {
  const newline = buffer.indexOf('\n', place)
  const separator = buffer.indexOf(delimiter, place)
  if (separator >= 0 && (newline < 0 || separator < newline)) {
    return { kind: 'cell', text: buffer.slice(place, separator), next: separator + 1, isLast: false }
  }
  if (newline < 0 && !isEnd) return { kind: 'more' }
  const end = newline < 0 ? buffer.length : newline
  return {
    kind: 'cell',
    text: buffer.slice(place, end).replace(/\r$/, ''),
    next: newline < 0 ? end : end + 1,
    isLast: true,
  }
}

function scanQuoted(buffer: string, open: number, delimiter: string, isEnd: boolean): CellScan {
  const close = findClosingQuote(buffer, open)
  if (close < 0 || (close + 1 >= buffer.length && !isEnd)) return { kind: 'more' }
  const raw = buffer.slice(open + 1, close)
  const text = raw.includes('"') ? raw.replaceAll('""', '"') : raw
  let next = close + 1
  while (buffer.charAt(next) === ' ' || buffer.charAt(next) === '\r') next++
  if (next >= buffer.length) return isEnd ? { kind: 'cell', text, next, isLast: true } : { kind: 'more' }
  const after = buffer.charAt(next)
  if (after === delimiter) return { kind: 'cell', text, next: next + 1, isLast: false }
  if (after === '\n') return { kind: 'cell', text, next: next + 1, isLast: true }
  return { kind: 'broken', reason: `broken quoting: '${quotedText(after)}' follows a closing quote` }
}

/** Position of the quote that ends a cell, skipping doubled quotes; -1 if it has not arrived. */
function findClosingQuote(buffer: string, open: number): number {
  let close = buffer.indexOf('"', open + 1)
  while (close >= 0 && buffer.charAt(close + 1) === '"') close = buffer.indexOf('"', close + 2)
  return close
}

/** The most frequent of `,` `;` tab `|` in a header line; a comma if there is none. */
export function findDelimiter(headerLine: string): string {
  const count = (candidate: string) => headerLine.split(candidate).length
  return [',', ';', '\t', '|'].reduce((best, candidate) =>
    count(candidate) > count(best) ? candidate : best,
  )
}
