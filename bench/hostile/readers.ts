// Pure readers of what strangers write, with random values in this process: none may throw or take long.
import { readRawFields, typedFields } from '#src/features/leads/domain/form/enquiry-fields.ts'
import {
  parseAddressList,
  parseDay,
  parseFlag,
  parseList,
  parseNumber,
} from '#src/features/stock-feeds/domain/rows/cell.ts'
import { readPriceText } from '#src/features/stock-feeds/domain/rows/price-text.ts'
import { normaliseVin, findVinFault } from '#src/features/stock-feeds/domain/rows/vin.ts'
import { createCsvReader } from '#src/features/stock-feeds/domain/reading/csv-records.ts'
import { createJsonReader } from '#src/features/stock-feeds/domain/reading/json-records.ts'
import { cleanText } from '#src/shared/domain/clean-text.ts'
import { formatAuPhone, isAuPhone } from '#src/shared/domain/au-phone.ts'
import { randomOf, type Random } from './random-values.ts'

const VALUES = 100_000
const VALUE_MS_MAX = 50

/** Each reader with any text; `__proto__` and the like come as field names. */
const READERS: Record<string, (text: string, random: Random) => unknown> = {
  text: (text) => [cleanText(text, true), cleanText(text, false)],
  phones: (text) => [isAuPhone(text), formatAuPhone(text)],
  counts: (text) => [parseNumber(text), parseFlag(text)],
  money: (text) => readPriceText(text),
  dates: (text) => parseDay(text),
  lists: (text) => [parseList(text), parseAddressList(text)],
  'chassis numbers': (text) => findVinFault(normaliseVin(text)),
  'fields of a form': (text, random) => {
    const body = JSON.parse(
      `{${JSON.stringify(random.name())}:${JSON.stringify(random.value())},"name":${JSON.stringify(text)}}`,
    )
    return [readRawFields(body), typedFields(body)]
  },
  'feed rows, CSV': (text) => {
    const reader = createCsvReader(',')
    return [...reader.push(`a,b\n${text}\n`), ...reader.end()]
  },
  'feed rows, JSON': (text, random) => {
    const reader = createJsonReader()
    return [...reader.push(`[${text},${JSON.stringify(random.value())}]`), reader.end()]
  },
}

export type ReaderRow = { name: string; values: number; faults: number; longestMs: number; seconds: number }

/**
 * Reads this many random values with each reader; `faults` are values that threw or took longer than 50 ms of
 * CPU.
 */
export function fuzzReaders(values = VALUES): ReaderRow[] {
  return Object.entries(READERS).map(([name, read]) => {
    const random = randomOf(7)
    const row = { name, values, faults: 0, longestMs: 0, seconds: 0 }
    for (let at = 0; at < values; at += 1) {
      const text = random.text()
      const from = cpuMs()
      try {
        read(text, random)
      } catch (error) {
        row.faults += 1
        if (row.faults === 1) console.error(name, JSON.stringify(text.slice(0, 200)), error)
      }
      const ms = cpuMs() - from
      row.longestMs = Math.max(row.longestMs, ms)
      row.seconds += ms / 1000
      if (ms > VALUE_MS_MAX) row.faults += 1
    }
    return row
  })
}

function cpuMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}
