import { normaliseValue } from '#src/features/search/domain/filter/filter-value.ts'
import { type KeyColumn, keyText } from './columns.ts'

/** A test for rows whose key equals, or starts with, the normalised `target`. */
export function keyTest(
  column: KeyColumn,
  target: string,
  mode: 'equals' | 'starts',
): (row: number) => boolean {
  const wanted = Buffer.from(target)
  if (!column.ascii || wanted.length !== target.length) {
    return (row) => {
      const text = normaliseValue(keyText(column, row))
      return mode === 'equals' ? text === target : text.startsWith(target)
    }
  }
  const { bytes, starts, lengths } = column
  return (row) => {
    const length = lengths[row] as number
    if (mode === 'equals' ? length !== wanted.length : length < wanted.length) return false
    const start = starts[row] as number
    for (let at = 0; at < wanted.length; at++)
      if (lower(bytes[start + at] as number) !== wanted[at]) return false
    return true
  }
}

function lower(byte: number): number {
  return byte >= 65 && byte <= 90 ? byte + 32 : byte
}

export function compareKeys(column: KeyColumn, a: number, b: number): number {
  const { bytes, starts, lengths } = column
  const shared = Math.min(lengths[a] as number, lengths[b] as number)
  const startA = starts[a] as number
  const startB = starts[b] as number
  for (let at = 0; at < shared; at++) {
    const difference = (bytes[startA + at] as number) - (bytes[startB + at] as number)
    if (difference !== 0) return difference
  }
  return (lengths[a] as number) - (lengths[b] as number)
}
