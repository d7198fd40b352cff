// node bench/pages.ts: requests per second and server CPU per page for a cache hit, an uncached search page
// and an uncached vehicle page, one connection pool on loopback against the built product. Writes
// bench/results/pages.md.
import { readFileSync, writeFileSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { arch, cpus } from 'node:os'
import { servePlatform } from '../e2e/served-platform.ts'

/** What Chromium and Firefox send over TLS. */
const BROWSER_ENCODINGS = 'gzip, deflate, br, zstd'
const CONNECTIONS = 10
const WARM_UP_MS = 2000
const MEASURE_MS = 4000
const ROUNDS = 3
const TICKS_PER_SECOND = 100

type Sample = { perSecond: number; cpuMs: number; p50: number; p99: number }

const platform = await servePlatform()
const host = `meridian.localhost:${platform.port}`
const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
let unique = 0
let isReading = true
const slug = await firstVehicleSlug()
const cases: { name: string; url: () => string; target: number | null }[] = [
  { name: 'search page, cache hit', url: () => '/search/new-used-and-demo-cars', target: 0.3 },
  { name: 'vehicle page, cache hit', url: () => `/cars/${slug}`, target: 0.3 },
  {
    name: 'search page, uncached',
    url: () => `/search/new-used-and-demo-cars?page=${1 + (unique % 5)}&u=${unique++}`,
    target: 10,
  },
  {
    name: 'filtered search page, uncached',
    url: () => `/search/used-cars?make=Toyota&fuel=Diesel&range[price]=:60000&u=${unique++}`,
    target: 10,
  },
  { name: 'vehicle page, uncached', url: () => `/cars/${slug}?u=${unique++}`, target: null },
  { name: 'home page, uncached', url: () => `/?u=${unique++}`, target: null },
]

const lines: string[] = []
for (const one of cases) {
  const samples: Sample[] = []
  for (let round = 0; round < ROUNDS; round++) samples.push(await measure(one.url))
  const best = samples.toSorted((a, b) => a.cpuMs - b.cpuMs)
  const middle = best[Math.floor(ROUNDS / 2)] as Sample
  lines.push(
    `| ${one.name} | ${middle.cpuMs.toFixed(2)} (${(best[0] as Sample).cpuMs.toFixed(2)}) | ${one.target ?? '–'} | ${Math.round(middle.perSecond)} | ${middle.p50.toFixed(1)} | ${middle.p99.toFixed(1)} |`,
  )
  console.log(lines.at(-1))
}
await platform.stop()
agent.destroy()

const cpu = cpus()[0]?.model ?? 'unknown'
writeFileSync(
  new URL('results/pages.md', import.meta.url),
  `# Pages\n\n\`node bench/pages.ts\`, ${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores (${cpu}, ${arch()}), Node ${process.version}, PGlite, demo stock, brotli answers, ${CONNECTIONS} connections from a client on the same machine; median (best) of ${ROUNDS} rounds of ${MEASURE_MS / 1000} s.\nServer CPU is utime + stime of the server process divided by the answers it gave: the client's work is not in it, but both share the cores.\n\n| page | server CPU ms a page | target | pages a second | p50 ms | p99 ms |\n|---|---|---|---|---|---|\n${lines.join('\n')}\n`,
)

async function measure(url: () => string): Promise<Sample> {
  await load(url, WARM_UP_MS)
  const before = serverCpuMs()
  const times = await load(url, MEASURE_MS)
  const cpuMs = (serverCpuMs() - before) / times.length
  times.sort((a, b) => a - b)
  return {
    perSecond: times.length / (MEASURE_MS / 1000),
    cpuMs,
    p50: times[Math.floor(times.length * 0.5)] ?? 0,
    p99: times[Math.floor(times.length * 0.99)] ?? 0,
  }
}

async function load(url: () => string, forMs: number): Promise<number[]> {
  const times: number[] = []
  const end = performance.now() + forMs
  async function worker(): Promise<void> {
    while (performance.now() < end) {
      const started = performance.now()
      await ask(url())
      times.push(performance.now() - started)
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, worker))
  return times
}

/** fetch() does not allow a chosen Host header. */
function ask(path: string): Promise<string> {
  return new Promise((done, reject) => {
    const headers = { host, 'accept-encoding': isReading ? 'identity' : BROWSER_ENCODINGS }
    get({ host: '127.0.0.1', port: platform.port, path, agent, headers }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${path} answered ${answer.statusCode}`))
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => isReading && chunks.push(chunk))
      answer.once('end', () => done(Buffer.concat(chunks).toString()))
    }).once('error', reject)
  })
}

function serverCpuMs(): number {
  const fields = readFileSync(`/proc/${platform.process.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS_PER_SECOND
}

async function firstVehicleSlug(): Promise<string> {
  const page = await ask('/search/used-cars')
  isReading = false
  const found = /href="\/cars\/([a-z0-9-]+)"/.exec(page)?.[1]
  if (!found) throw new Error('No vehicle on the search page')
  return found
}
