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
