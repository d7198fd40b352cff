import { type KeyColumn, keyText } from './columns.ts'

/** Ids to rows by open addressing over the id bytes: 8 bytes a row, where a Map costs about 100. */
export type RowIndex = { slots: Int32Array; used: number }

const FREE = -1
const GONE = -2

export function createRowIndex(): RowIndex {
  return { slots: new Int32Array(256).fill(FREE), used: 0 }
}

export function findRow(index: RowIndex, ids: KeyColumn, id: string): number {
  const mask = index.slots.length - 1
  for (let slot = hash(id) & mask; ; slot = (slot + 1) & mask) {
    const row = index.slots[slot] as number
    if (row === FREE) return -1
    if (row !== GONE && keyText(ids, row) === id) return row
  }
}

/** Adds a row whose id is in the id column but not yet in the index. */
export function addRow(index: RowIndex, ids: KeyColumn, row: number): void {
  if ((index.used + 1) * 2 > index.slots.length) rehash(index, ids)
  place(index, keyText(ids, row), row)
}

export function dropRow(index: RowIndex, id: string, row: number): void {
  const mask = index.slots.length - 1
  for (let slot = hash(id) & mask; index.slots[slot] !== FREE; slot = (slot + 1) & mask) {
    if (index.slots[slot] === row) index.slots[slot] = GONE
  }
}

function place(index: RowIndex, id: string, row: number): void {
  const mask = index.slots.length - 1
  let slot = hash(id) & mask
  while ((index.slots[slot] as number) >= 0) slot = (slot + 1) & mask
  if (index.slots[slot] === FREE) index.used++
  index.slots[slot] = row
}

function rehash(index: RowIndex, ids: KeyColumn): void {
  const rows = index.slots.filter((row) => row >= 0)
  let size = 256
  while (size < (rows.length + 1) * 4) size *= 2
  index.slots = new Int32Array(size).fill(FREE)
  index.used = 0
  for (const row of rows) place(index, keyText(ids, row), row)
}

function hash(text: string): number {
  let value = 0x811c9dc5
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193)
  return (value ^ (value >>> 15)) >>> 0
}
