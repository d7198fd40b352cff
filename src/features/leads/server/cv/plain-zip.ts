import { inflateRawSync } from 'node:zlib'

/** An entry of a ZIP file; `open` gives its content, or null if it cannot be unpacked within so many bytes. */
export type ZipEntry = { name: string; open: (bytesMax: number) => Buffer | null }
type Place = { from: number; to: number }

const END_MARK = 0x06054b50
const END_BYTES = 22
const ENTRY_MARK = 0x02014b50
const ENTRY_BYTES = 46
const LOCAL_MARK = 0x04034b50
const LOCAL_BYTES = 30
/** What may follow an entry's content: its sizes and check sum, for a writer that learnt them last. */
const DESCRIPTOR_BYTES_MAX = 24
/** No text document has nearly as many parts. */
const ENTRIES_MAX = 2000
const [STORED, DEFLATED] = [0, 8]

/**
 * The entries of a ZIP file that every program reads alike (APPNOTE.TXT 4.3): one directory that ends the file, no
 * comment, no entry beside it, and no byte of its own before or between the entries. Null for any other.
 */
export function readPlainZip(file: Buffer): ZipEntry[] | null {
  const end = file.length - END_BYTES
  if (end < 0 || file.readUInt32LE(end) !== END_MARK || file.readUInt16LE(end + 20) !== 0) return null
  const count = file.readUInt16LE(end + 10)
  const start = file.readUInt32LE(end + 16)
  const isOneDisk = file.readUInt32LE(end + 4) === 0 && file.readUInt16LE(end + 8) === count
  if (!isOneDisk || count > ENTRIES_MAX || start + file.readUInt32LE(end + 12) !== end) return null
  const entries: ZipEntry[] = []
  const places: Place[] = []
  let at = start
  for (let left = count; left > 0; left--) {
    const read = readEntry(file, at, end)
    if (!read) return null
    entries.push(read.entry)
    places.push(read.place)
    at = read.next
  }
  const names = new Set(entries.map(({ name }) => name.toLowerCase()))
  return at === end && names.size === count && isTiled(places, start) ? entries : null
}

function readEntry(file: Buffer, at: number, end: number) {
  if (at + ENTRY_BYTES > end || file.readUInt32LE(at) !== ENTRY_MARK) return null
  const isEncrypted = (file.readUInt16LE(at + 8) & 1) === 1
  const method = file.readUInt16LE(at + 10)
  const size = file.readUInt32LE(at + 20)
  const nameBytes = file.readUInt16LE(at + 28)
  const from = file.readUInt32LE(at + 42)
  const next = at + ENTRY_BYTES + nameBytes + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32)
  if (isEncrypted || next > end || from + LOCAL_BYTES > end) return null
  const named = file.subarray(at + ENTRY_BYTES, at + ENTRY_BYTES + nameBytes)
  const localNameBytes = file.readUInt16LE(from + 26)
  const localNamed = file.subarray(from + LOCAL_BYTES, from + LOCAL_BYTES + localNameBytes)
  if (file.readUInt32LE(from) !== LOCAL_MARK || !named.equals(localNamed)) return null
  if (file.readUInt16LE(from + 8) !== method) return null
  const data = from + LOCAL_BYTES + localNameBytes + file.readUInt16LE(from + 28)
  const content = file.subarray(data, data + size)
  const open = (bytesMax: number) => unpack(content, method, bytesMax)
  return { entry: { name: named.toString('utf8'), open }, place: { from, to: data + size }, next }
}

/** Whether the entries fill the file from its first byte to the directory, none inside another. */
function isTiled(places: Place[], start: number): boolean {
  let at = 0
  for (const { from, to } of places.toSorted((a, b) => a.from - b.from)) {
    if (from < at || from > at + (at === 0 ? 0 : DESCRIPTOR_BYTES_MAX)) return false
    at = to
  }
  return at <= start && start <= at + DESCRIPTOR_BYTES_MAX
}

function unpack(content: Buffer, method: number, bytesMax: number): Buffer | null {
  if (method === STORED) return content.length <= bytesMax ? content : null
  if (method !== DEFLATED) return null
  try {
    return inflateRawSync(content, { maxOutputLength: Math.max(1, bytesMax) })
  } catch {
    return null
  }
}
