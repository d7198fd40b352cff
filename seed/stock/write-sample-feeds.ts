import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { csvFeed } from './feeds/feed-csv.ts'
import { jsonFeed } from './feeds/feed-json.ts'
import { generateStock, type StockOptions } from './generate.ts'

export type SampleFeed = {
  file: string
  source: 'dealer-studio' | 'forecourt-json'
  dealershipSlug: string
  rows: number
}

/** The current day in UTC, `YYYY-MM-DD`: what `asAt` is when the demo is loaded today. */
export function presentDay(nowMs: number): string {
  return new Date(nowMs).toISOString().slice(0, 10)
}

/**
 * Writes one feed file per dealership into `dir`, alternating CSV (`dealer-studio`) and JSON
 * (`forecourt-json`), and lists them in the order of the sites. The demo loads them with the import command
 * an operator uses.
 */
export async function writeSampleFeeds(dir: string, options: StockOptions): Promise<SampleFeed[]> {
  await mkdir(dir, { recursive: true })
  const feeds: SampleFeed[] = []
  for (const { dealershipSlug, rows } of generateStock(options)) {
    const source = feeds.length % 2 === 0 ? 'dealer-studio' : 'forecourt-json'
    const file = path.join(dir, `${dealershipSlug}.${source === 'dealer-studio' ? 'csv' : 'json'}`)
    await pipeline(
      Readable.from(source === 'dealer-studio' ? csvFeed(rows) : jsonFeed(rows)),
      createWriteStream(file),
    )
    feeds.push({ file, source, dealershipSlug, rows: rows.length })
  }
  return feeds
}
