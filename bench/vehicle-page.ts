// node bench/vehicle-page.ts [--port=N]: LCP, layout shift, blocking time and bytes of vehicle pages at Slow 4G and 4x CPU in
// Chromium against the built product, picture throughput, cache-hit time and PDF time. Writes bench/results/vehicle-page.md.
import { writeFileSync } from 'node:fs'
import { arch, cpus, loadavg } from 'node:os'
import { ask, findStock } from '../e2e/ask.ts'
import { openBrowser } from '../e2e/browser.ts'
import { servePlatform } from '../e2e/served-platform.ts'
import { renderPicture } from '../src/features/pictures/server/tint.ts'

/** Lighthouse's Slow 4G: 1.6 Mbit/s down, 750 kbit/s up, 150 ms. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }
const THROTTLE = 4
const ROUNDS = 3
const SITES = ['meridian', 'wattle-caravans']
const ownPort = process.argv.find((argument) => argument.startsWith('--port='))?.slice(7)

type Measured = { lcp: number; cls: number; blocking: number; bytes: number; scriptBytes: number }

const platform = ownPort ? null : await servePlatform()
const port = Number(ownPort ?? platform?.port)
const startLoad = loadavg()[0] ?? 0
const browser = await openBrowser()
const lines: string[] = []
let slug = ''
for (const site of SITES) {
  const [vehicle] = await findStock(port, site, 'status = in_stock AND photos_count > 3')
  if (!vehicle) throw new Error(`${site} has no vehicle with photos`)
  slug ||= vehicle.slug
  const url = `http://${site}.localhost:${port}/cars/${vehicle.slug}`
  await measure(url)
  const rounds: Measured[] = []
  for (let round = 0; round < ROUNDS; round++) rounds.push(await measure(url))
  const middle = rounds.toSorted((a, b) => a.lcp - b.lcp)[Math.floor(ROUNDS / 2)] as Measured
  lines.push(
    `| ${site} | ${Math.round(middle.lcp)} | ${middle.cls.toFixed(3)} | ${Math.round(middle.blocking)} | ${(middle.bytes / 1024).toFixed(0)} | ${(middle.scriptBytes / 1024).toFixed(0)} |`,
  )
  console.log(lines.at(-1))
}
await browser.close()
const others = [...(await picturesMade()), ...(await servedTimes())]
console.log(others.join('\n'))
await platform?.stop()
const endLoad = loadavg()[0] ?? 0
if (!ownPort) writeFileSync(new URL('results/vehicle-page.md', import.meta.url), summary())

/** One cold visit on a phone; the page is read until it is quiet. */
async function measure(url: string): Promise<Measured> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
  })
  const page = await context.newPage()
  const client = await context.newCDPSession(page)
  await client.send('Network.enable')
  await client.send('Network.emulateNetworkConditions', SLOW_4G)
  await client.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE })
  let bytes = 0
  let scriptBytes = 0
  const scripts = new Set<string>()
  client.on('Network.responseReceived', (event) => {
    if (event.type === 'Script') scripts.add(event.requestId)
  })
  client.on('Network.loadingFinished', (event) => {
    bytes += event.encodedDataLength
    if (scripts.has(event.requestId)) scriptBytes += event.encodedDataLength
  })
  await page.addInitScript(watchVitals)
  await page.goto(url, { waitUntil: 'networkidle', timeout: 60_000 })
  await page.waitForTimeout(1000)
  const vitals = await page.evaluate(
    () => (globalThis as unknown as { vitals: Omit<Measured, 'bytes' | 'scriptBytes'> }).vitals,
  )
  await context.close()
  return { ...vitals, bytes, scriptBytes }
}

function watchVitals(): void {
  const vitals = { lcp: 0, cls: 0, blocking: 0 }
  ;(globalThis as unknown as { vitals: typeof vitals }).vitals = vitals
  const watch = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
  watch('largest-contentful-paint', (entry) => {
    vitals.lcp = entry.startTime
  })
  watch('layout-shift', (entry) => {
    const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
    if (!shift.hadRecentInput) vitals.cls += shift.value
  })
  watch('longtask', (entry) => {
    vitals.blocking += Math.max(0, entry.duration - 50)
  })
}

/** Pictures made from scratch, one after another: what a core can do. */
async function picturesMade(): Promise<string[]> {
  const found: string[] = []
  for (const format of ['avif', 'webp', 'jpeg'] as const) {
    const count = 12
    const started = performance.now()
    for (let index = 0; index < count; index++) {
      const picture = {
        model: 'suv',
        view: `spin-${String(index * 15).padStart(3, '0')}`,
        paint: 'red',
      } as const
      await renderPicture('seed/pictures/masters', { picture, width: 640, quality: 75, format })
    }
    const ms = (performance.now() - started) / count
    found.push(
      `| tint and encode, 640 px ${format} | ${ms.toFixed(0)} ms each, ${(1000 / ms).toFixed(1)} a second |`,
    )
  }
  return found
}

/**
 * How fast the server answers: a picture from its cache, the Open Graph picture and the PDF, first and later.
 */
async function servedTimes(): Promise<string[]> {
  const host = `meridian.localhost:${port}`
  const time = async (path: string) => {
    const started = performance.now()
    const { status } = await ask(port, host, path)
    if (status !== 200) throw new Error(`${path} answered ${status}`)
    return performance.now() - started
  }
  const picture = '/img/sample/suv/36/red.webp?w=640&q=75&f=webp&c=fill'
  await time(picture)
  const hits: number[] = []
  for (let index = 0; index < 200; index++) hits.push(await time(picture))
  hits.sort((a, b) => a - b)
  const lines = [`| picture, cache hit | p50 ${hits[100]?.toFixed(1)} ms, p99 ${hits[197]?.toFixed(1)} ms |`]
  for (const [name, path] of [
    ['PDF', `/cars/${slug}.pdf`],
    ['Open Graph picture', `/img/og/${slug}.jpg`],
  ] as const) {
    const first = await time(path)
    lines.push(`| ${name} | first ${first.toFixed(0)} ms, again ${(await time(path)).toFixed(1)} ms |`)
  }
  return lines
}

function summary(): string {
  const cpu = cpus()[0]?.model ?? 'unknown'
  return `# Vehicle page

\`node bench/vehicle-page.ts\`, ${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores (${cpu}, ${arch()}), Node ${process.version}, load ${startLoad.toFixed(1)} to ${endLoad.toFixed(1)}. Chromium at 390 px, Slow 4G (1.6 Mbit/s, 150 ms) and 4x CPU, cold browser, warm server, median of ${ROUNDS} visits. Blocking is the sum of long tasks beyond 50 ms. Targets: LCP at most 1,800 ms, layout shift 0.

| site | LCP ms | layout shift | blocking ms | kB in all | kB script |
|---|---|---|---|---|---|
${lines.join('\n')}

| what | time |
|---|---|
${others.join('\n')}
`
}
