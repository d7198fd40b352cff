// node --expose-gc bench/sitemap.ts [vehicles]: what the sitemap of a site with this many vehicles (20,000)
// costs the server: time, CPU and memory of listing them from the index, writing the file and compressing it.
// Writes results/sitemap.md.
import { writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { SITEMAP_URLS_MAX, sitemapXml } from '#src/features/content/domain/feeds/sitemap.ts'
import { createColumnarEngine } from '#src/features/search/server/engines/columnar-engine/columnar-engine.ts'
import { createSearchService } from '#src/features/search/server/search-service.ts'
import { aWideSite } from '#src/features/search/server/testing/local-meilisearch.ts'
import { generateDocument, seededRandom } from '#src/features/search/server/testing/stock-builders.ts'

const NOW_MS = 1_790_000_000_000
const ROUNDS = 5
const vehicles = Number(process.argv[2] ?? 20_000)

const engine = createColumnarEngine()
const random = seededRandom(1)
for (let at = 0; at < vehicles; at += 500)
  await engine.upsert(
    Array.from({ length: Math.min(500, vehicles - at) }, (_, offset) => ({
      ...generateDocument(at + offset, random, 1),
      status: 'in_stock' as const,
      show_on_dealer_website: true,
      sold_date_timestamp: null,
    })),
  )
const site = aWideSite(['dlr_0'], { includeSoldCarsDays: 3 })
const search = createSearchService({ engineFor: () => engine, clock: { now: () => NOW_MS } })
const compress = promisify(brotliCompress)

type Round = { listMs: number; writeMs: number; compressMs: number; cpuMs: number; peakMb: number }
const rounds: Round[] = []
let bytes = { urls: 0, xml: 0, brotli: 0 }
for (let round = 0; round < ROUNDS; round++) rounds.push(await measure())

const [middle] = rounds.toSorted((a, b) => a.cpuMs - b.cpuMs).slice(Math.floor(ROUNDS / 2))
if (!middle) throw new Error('nothing was measured')
const ms = (value: number) => value.toFixed(0)
const text = `# Sitemap

\`node --expose-gc bench/sitemap.ts ${vehicles}\`, ${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'}), Node ${process.version}; the middle of ${ROUNDS} rounds. The page cache keeps the answer until the stock moves, so this is paid once a stock version. A file holds at most ${SITEMAP_URLS_MAX} addresses.

| addresses | listing ms | writing ms | compressing ms | CPU ms in all | memory at its peak, MB over the index | XML kB | sent kB |
|---|---|---|---|---|---|---|---|
| ${bytes.urls} | ${ms(middle.listMs)} | ${ms(middle.writeMs)} | ${ms(middle.compressMs)} | ${ms(middle.cpuMs)} | ${middle.peakMb.toFixed(1)} | ${ms(bytes.xml / 1024)} | ${ms(bytes.brotli / 1024)} |
`
writeFileSync(new URL('results/sitemap.md', import.meta.url), text)
console.log(text)

/**
 * One sitemap from the index to the bytes sent; memory is how much more the process holds at the end,
 * uncollected.
 */
async function measure(): Promise<Round> {
  globalThis.gc?.()
  const heldBefore = held()
  const cpuBefore = process.cpuUsage()
  const started = performance.now()
  const slugs = await search.listSlugs(site)
  const listed = performance.now()
  const xml = sitemapXml(
    site.origin,
    slugs.map((slug) => ({ path: `/cars/${slug}` })),
  )
  const written = performance.now()
  const sent = await compress(xml, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
  const done = performance.now()
  const { user, system } = process.cpuUsage(cpuBefore)
  bytes = { urls: slugs.length, xml: Buffer.byteLength(xml), brotli: sent.length }
  return {
    listMs: listed - started,
    writeMs: written - listed,
    compressMs: done - written,
    cpuMs: (user + system) / 1000,
    peakMb: (held() - heldBefore) / 1024 / 1024,
  }
}

function held(): number {
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}
