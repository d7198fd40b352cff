// node bench/first-pictures.ts: a server on an empty store, then a first visitor on every demo site as soon as the
// addresses are printed. How long until each picture above the fold is drawn?
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { openBrowser } from '../e2e/browser.ts'

/** Each site with the word for its stock in addresses. */
const SITES = {
  aurelia: 'cars',
  carbarn: 'cars',
  'ironbark-motorcycles': 'motorcycles',
  'longhaul-trucks': 'trucks',
  meridian: 'cars',
  'northgate-kia': 'cars',
  'wattle-caravans': 'caravans',
}
const VIEWS = [
  { width: 390, height: 844, scale: 1 },
  { width: 390, height: 844, scale: 3 },
  { width: 768, height: 1024, scale: 2 },
  { width: 1280, height: 900, scale: 1 },
]
const PATHS = ['/', '/search/used-']
const PORT = Number(process.env.PORT ?? 3271)
const root = join(import.meta.dirname, '..')

type Seen = { drawnMs: number; slowestMs: number; pictures: string[] }

/** Runs in the page: when every picture in the window is decoded, and how long the slowest took to arrive. */
async function untilDrawn(): Promise<Seen> {
  const inWindow = () =>
    [...document.images].filter((image) => {
      const box = image.getBoundingClientRect()
      return (
        box.width > 1 &&
        box.top < innerHeight &&
        box.bottom > 0 &&
        box.left < innerWidth &&
        box.right > 0 &&
        image.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })
      )
    })
  while (document.readyState === 'loading' || inWindow().some((image) => !image.complete))
    await new Promise((next) => requestAnimationFrame(next))
  const images = inWindow()
  await Promise.all(images.map((image) => image.decode().catch(() => undefined)))
  const drawnMs = performance.now()
  const pictures = [...new Set(images.map((image) => image.currentSrc))].filter((url) =>
    url.includes('/img/'),
  )
  const slowestMs = Math.max(0, ...pictures.map((url) => performance.getEntriesByName(url)[0]?.duration ?? 0))
  return { drawnMs, slowestMs, pictures }
}

async function visit(browser: Browser, url: string, view: (typeof VIEWS)[number]): Promise<Seen> {
  const context = await browser.newContext({ viewport: view, deviceScaleFactor: view.scale })
  const page = await context.newPage()
  await page.goto(url, { waitUntil: 'commit' })
  const seen = await page.evaluate(untilDrawn)
  await context.close()
  return seen
}

const dataDir = mkdtempSync(join(tmpdir(), 'first-pictures-'))
const browser = await openBrowser()
const started = performance.now()
const server = spawn(process.execPath, ['src/server.ts'], {
  cwd: root,
  env: {
    ...process.env,
    PORT: String(PORT),
    FORECOURT_DATA_DIR: dataDir,
    FORECOURT_DEMO: '1',
    NODE_ENV: 'production',
    LOG_LEVEL: 'warn',
  },
  stdio: ['ignore', 'pipe', 'inherit'],
})
await new Promise<void>((ready) => {
  server.stdout.on('data', (text) => String(text).includes('lists them') && ready())
})
console.log(
  `addresses after ${((performance.now() - started) / 1000).toFixed(1)} s, load ${loadavg()[0]?.toFixed(1)}`,
)
const drawn: number[] = []
const slowest: number[] = []
try {
  for (const start of PATHS)
    for (const [site, word] of Object.entries(SITES))
      for (const view of VIEWS) {
        const path = start === '/' ? start : start + word
        const seen = await visit(browser, `http://${site}.localhost:${PORT}${path}`, view)
        drawn.push(seen.drawnMs)
        slowest.push(seen.slowestMs)
        console.log(
          `${site}${path} ${view.width}@${view.scale}: drawn ${Math.round(seen.drawnMs)} ms, slowest picture ${Math.round(seen.slowestMs)} ms of ${seen.pictures.length}`,
        )
      }
} finally {
  const ended = new Promise((done) => server.once('exit', done))
  server.kill()
  await ended
  await browser.close()
  rmSync(dataDir, { recursive: true, force: true })
}
const told = (name: string, times: number[]) => {
  const sorted = times.toSorted((a, b) => a - b)
  const slow = sorted.filter((ms) => ms > 1000).length
  return `${name}: median ${Math.round(sorted[sorted.length >> 1] ?? 0)} ms, slowest ${Math.round(sorted.at(-1) ?? 0)} ms, ${slow} of ${sorted.length} above 1 s`
}
console.log(told('all pictures above the fold drawn', drawn))
console.log(told('slowest picture of a page', slowest))
console.log(`load ${loadavg()[0]?.toFixed(1)}`)
