import type { Browser, CDPSession, Page } from 'playwright-core'
import { accessibilityFaults } from './accessible.ts'

const PHONE = { width: 390, height: 844 }
const SMALLEST = { width: 320, height: 640 }
const DESK = { width: 1280, height: 900 }
/** Measuring begins five seconds after the load (analytics-tap.tsx): on a slow machine before the network is quiet. */
const LATER = /\/start-analytics-/
/**
 * On a busy machine a page is drawn while it arrives and before its fonts have. Cut into pieces of 3 KB and with fonts
 * 700 ms late, a line of text that wraps elsewhere or a row of times that is not complete moved 0.011 at most; a
 * banner that pushed the page down by ten pixels would move 0.012.
 */
const SHIFT_NOISE = 0.0115

export type PageFacts = {
  url: string
  status: number
  html: string
  title: string
  description: string | null
  canonical: string | null
  lang: string | null
  h1: string[]
  /** Bytes of JavaScript transferred for the load, until the network was quiet; bodies only, as encoded. */
  scriptBytes: number
  /** Everything that is wrong, each with enough detail to find it. */
  problems: string[]
}

type Audit = { isDeep?: boolean; isTwin?: boolean }

export type PageAuditor = {
  /**
   * Loads one page and looks at it; `isDeep` also runs axe at desktop width, `isTwin` leaves axe out: the same page of
   * another site with this template is checked, and template-contrast.test.ts proves every brand colour.
   */
  audit(url: string, options?: Audit): Promise<PageFacts>
  page: Page
  close(): Promise<void>
}

/**
 * One tab that opens page after page as a fresh visitor's phone would: nothing cached, everything in the
 * console recorded.
 */
export async function openAuditor(browser: Browser): Promise<PageAuditor> {
  const context = await browser.newContext({ viewport: PHONE })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true })
  await page.addInitScript(watchShifts)
  const noise: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') noise.push(`console: ${message.text()}`)
  })
  page.on('pageerror', (error) => noise.push(`page error: ${error.message}`))
  const scripts = countScripts(devtools)

  async function audit(url: string, { isDeep = false, isTwin = false }: Audit = {}): Promise<PageFacts> {
    // The page before may still fetch what a change of width brings near; that is not this page's.
    await page.goto('about:blank')
    noise.length = 0
    scripts.reset()
    await page.setViewportSize(PHONE)
    const response = await page.goto(url, { waitUntil: 'networkidle' })
    const scriptBytes = scripts.bytes()
    const status = response?.status() ?? 0
    const html = (await response?.text()) ?? ''
    await page.evaluate(scrollSlowly)
    const problems = (await page.evaluate(takeShifts))
      .filter((shift) => shift.value > SHIFT_NOISE)
      .map((shift) => `layout shift ${shift.value.toFixed(4)} at ${shift.at}: ${shift.what}`)
    if (!isTwin) problems.push(...(await violations(page, 'phone')))
    await page.setViewportSize(SMALLEST)
    const wide = await page.evaluate(findOverflow)
    if (wide) problems.push(`scrolls sideways at 320 px: ${wide}`)
    if (isDeep) {
      await page.setViewportSize(DESK)
      problems.push(...(await violations(page, 'desk')))
    }
    // The browser itself reports a page that is meant to be a 404.
    const heard = noise.filter((line) => !(status === 404 && line.includes('status of 404')))
    return {
      url,
      status,
      html,
      ...(await page.evaluate(readHead)),
      scriptBytes,
      problems: [...problems, ...heard],
    }
  }

  return { audit, page, close: () => context.close() }
}

function countScripts(devtools: CDPSession) {
  /** Bytes of the headers, known first. */
  const headers = new Map<string, number>()
  let bytes = 0
  devtools.on('Network.responseReceived', ({ requestId, response }) => {
    if (!/javascript/.test(response.mimeType) || LATER.test(response.url)) return
    headers.set(requestId, response.encodedDataLength)
  })
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const before = headers.get(requestId)
    if (before === undefined) return
    headers.delete(requestId)
    bytes += encodedDataLength - before
  })
  return {
    bytes: () => bytes,
    reset: () => {
      bytes = 0
      headers.clear()
    },
  }
}

async function violations(page: Page, at: string): Promise<string[]> {
  return (await accessibilityFaults(page)).map((fault) => `axe (${at}) ${fault}`)
}

type Shift = { value: number; at: number; what: string }
type Watched = typeof globalThis & { shifts?: Shift[] }

/** In the page. */
function watchShifts(): void {
  type Entry = PerformanceEntry & {
    value: number
    hadRecentInput: boolean
    sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
  }
  const place = ({ x, y, width, height }: DOMRect) => `${[x, y, width, height].map(Math.round).join(' ')}`
  const shifts: Shift[] = []
  ;(globalThis as Watched).shifts = shifts
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as Entry[]) {
      if (entry.hadRecentInput) continue
      const what = entry.sources
        .map(({ node, previousRect, currentRect }) => {
          const name = node instanceof Element ? `${node.tagName}.${node.className}` : node?.textContent
          return `${name?.slice(0, 90)} (${place(previousRect)} to ${place(currentRect)})`
        })
        .join(', ')
      shifts.push({ value: entry.value, at: Math.round(entry.startTime), what })
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

function takeShifts(): Shift[] {
  return (globalThis as Watched).shifts ?? [{ value: 1, at: 0, what: 'the observer was not there' }]
}

/** In the page: scrolls down in steps, as a reader does, so that lazy pictures load. */
async function scrollSlowly(): Promise<void> {
  const steps = Math.min(14, Math.ceil(document.documentElement.scrollHeight / 700))
  for (let step = 1; step <= steps; step++) {
    window.scrollTo(0, (document.documentElement.scrollHeight * step) / steps)
    await new Promise((resume) => setTimeout(resume, 60))
  }
  window.scrollTo(0, 0)
  await new Promise((resume) => requestAnimationFrame(() => setTimeout(resume, 50)))
}

/** In the page. */
function findOverflow(): string | null {
  const width = document.documentElement.clientWidth
  if (document.documentElement.scrollWidth <= width) return null
  const widest = [...document.querySelectorAll('body *')]
    .filter((element) => element.getBoundingClientRect().right > width + 1)
    .slice(-3)
    .map((element) => `${element.tagName}.${String(element.className).slice(0, 80)}`)
  return `${document.documentElement.scrollWidth} px; ${widest.join(', ')}`
}

/** In the page. */
function readHead() {
  const attribute = (selector: string, name: string) =>
    document.querySelector(selector)?.getAttribute(name) ?? null
  return {
    title: document.title,
    description: attribute('meta[name=description]', 'content'),
    canonical: attribute('link[rel=canonical]', 'href'),
    lang: document.documentElement.getAttribute('lang'),
    h1: [...document.querySelectorAll('h1')].map((heading) => heading.textContent ?? ''),
  }
}
