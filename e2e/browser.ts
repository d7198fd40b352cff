import { type Browser, chromium } from 'playwright-core'
import { asOnTheDay } from './day-of-browser.ts'
import { reasonOf, unpackTestBrowser } from './test-browser/unpack.ts'

/**
 * Not the package's own list: that runs everything in one process, which dies with its first closed page, and
 * switches off web security, which would hide a broken policy.
 */
export const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Starts the browser; the caller closes it. Throws one line saying why it cannot start. */
export async function openBrowser(): Promise<Browser> {
  const { program, env } = await unpackTestBrowser()
  try {
    return asOnTheDay(
      await chromium.launch({ executablePath: program, args: ARGUMENTS, headless: true, env }),
    )
  } catch (error) {
    throw new Error(`The test browser cannot start: ${reasonOf(error)}`)
  }
}

/** Kept over the files of one worker: they run in turn, each visitor has a context of their own, and a start costs a second. */
const KEPT = Symbol.for('forecourt.e2e.browser')
const worker = globalThis as typeof globalThis & { [KEPT]?: Promise<Browser> }

/** The browser of this worker, started by its first file of journeys and gone with the worker. */
export function sharedBrowser(): Promise<Browser> {
  worker[KEPT] ??= openBrowser()
  return worker[KEPT]
}

/** At the end of a file, so that none of its pages is still loading during the next file. */
export async function closeContexts(browser: Browser): Promise<void> {
  await Promise.all(browser.contexts().map((context) => context.close()))
}
