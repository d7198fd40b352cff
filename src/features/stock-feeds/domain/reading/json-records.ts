import { quotedText } from '#src/shared/domain/text/quoted-text.ts'

/** The text of one object with its first line number, or a line where reading failed and why. */
export type JsonItem =
  | { kind: 'record'; line: number; text: string }
  | { kind: 'broken'; line: number; reason: string }

export type JsonReader = {
  push(text: string): JsonItem[]
  /** The last items, and whether the list was never closed because the file was cut off. */
  end(): { items: JsonItem[]; isCutOff: boolean }
}

/** A longer vehicle is skipped to limit memory; later ones are still read. */
const RECORD_MAX = 1024 * 1024

type State = {
  /** Text of the current record so far; empty between records. */
  record: string
  recordLine: number
  line: number
  depth: number
  isInString: boolean
  isEscaped: boolean
  /** After a fault: skip to the next line starting with `{`. */
  isLost: boolean
  isLineStart: boolean
  isListOpen: boolean
  /** The current record is being skipped. */
  isTooLarge: boolean
  /** Inside a list item that is not a vehicle, up to its comma. */
  isStray: boolean
}

/** Splits a JSON list of objects, or JSON lines, into the texts of its objects, in chunks and bounded memory. */
export function createJsonReader(): JsonReader {
  const state: State = {
    record: '',
    recordLine: 1,
    line: 1,
    depth: 0,
    isInString: false,
    isEscaped: false,
    isLost: false,
    isLineStart: true,
    isListOpen: false,
    isTooLarge: false,
    isStray: false,
  }
  return {
    push: (text) => cut(state, text),
    end() {
      const items: JsonItem[] = []
      const isOpen = state.depth > 0
      if (isOpen)
        items.push({ kind: 'broken', line: state.recordLine, reason: 'the file ends inside this vehicle' })
      return { items, isCutOff: isOpen || state.isListOpen }
    },
  }
}

function cut(state: State, text: string): JsonItem[] {
  const items: JsonItem[] = []
  let from = state.depth > 0 ? 0 : -1
  for (let place = 0; place < text.length; place++) {
    const character = text.charAt(place)
    if (state.depth === 0) {
      if (isPastStray(state, character) && openRecord(state, character, items)) from = place
    } else if (inString(state, character)) {
      if (character === '\n') from = lose(state, items, 'a text is not closed on its line')
    } else if (character === '{' || character === '[') state.depth++
    else if (character === '}' || character === ']')
      from = closeLevel(state, items, text.slice(from, place + 1), from)
    if (state.depth > 0 && !state.isTooLarge && place - from + state.record.length > RECORD_MAX)
      letPass(state, items, text.slice(from, place))
    if (character === '\n') state.line++
    state.isLineStart = character === '\n'
  }
  if (state.depth > 0 && !state.isTooLarge) state.record += text.slice(from)
  return items
}

function openRecord(state: State, character: string, items: JsonItem[]): boolean {
  if (character === '{' && (!state.isLost || state.isLineStart)) {
    state.depth = 1
    state.isLost = false
    state.recordLine = state.line
    return true
  }
  if (state.isLost) {
    if (character === ']' && state.isLineStart) state.isListOpen = false
    return false
  }
  if (character === '[') state.isListOpen = true
  else if (character === ']') state.isListOpen = false
  else if (!/[\s,]/.test(character)) {
    if (state.isListOpen) {
      state.isStray = true
      isPastStray(state, character)
    } else state.isLost = true
    items.push({
      kind: 'broken',
      line: state.line,
      reason: `'${quotedText(character)}' stands where a vehicle should begin`,
    })
  }
  return false
}

/** True inside a string, including its closing quote. */
function inString(state: State, character: string): boolean {
  if (!state.isInString) {
    state.isInString = character === '"'
    return state.isInString
  }
  if (state.isEscaped) state.isEscaped = false
  else if (character === '\\') state.isEscaped = true
  else if (character === '"') state.isInString = false
  return true
}

/** Whether a character is between vehicles of a list, rather than in a stray `null`, number or string. */
function isPastStray(state: State, character: string): boolean {
  if (!state.isStray) return true
  // An unclosed string ends with its line, so that it hides nothing more
  if (character === '\n') Object.assign(state, { isInString: false, isEscaped: false })
  if (inString(state, character) || !/[,\]{]/.test(character)) return false
  state.isStray = false
  return true
}

function closeLevel(state: State, items: JsonItem[], tail: string, from: number): number {
  state.depth--
  if (state.depth > 0) return from
  if (!state.isTooLarge) items.push({ kind: 'record', line: state.recordLine, text: state.record + tail })
  state.record = ''
  state.isTooLarge = false
  return -1
}

function letPass(state: State, items: JsonItem[], text: string): void {
  const beginning = quotedText(state.record + text)
  items.push({ kind: 'broken', line: state.recordLine, reason: `the vehicle is too large: '${beginning}'` })
  Object.assign(state, { record: '', isTooLarge: true })
}

function lose(state: State, items: JsonItem[], reason: string): number {
  items.push({ kind: 'broken', line: state.recordLine, reason })
  Object.assign(state, {
    record: '',
    depth: 0,
    isInString: false,
    isEscaped: false,
    isLost: true,
    isTooLarge: false,
  })
  return -1
}
