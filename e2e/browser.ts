import { mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * A headless Chromium that came with npm: no apt and no download. Where the machine lacks libnss3, the package
 * unpacks its own copy, if this variable is set before it first unpacks (frameworks.md).
 */
process.env.AWS_EXECUTION_ENV ??= 'AWS_Lambda_nodejs22.x'
/** The same for the processes this one starts, whose own idea of a temporary folder is changed below. */
process.env.FORECOURT_BROWSER_HOME ??= join(tmpdir(), 'forecourt-chromium')
const home = process.env.FORECOURT_BROWSER_HOME
mkdirSync(home, { recursive: true })
process.env.TMPDIR = home

const { default: chromium } = await import('@sparticuz/chromium')
const { chromium: playwright } = await import('playwright-core')

/**
 * Not the package's own list: that runs all in one process, which dies with its first closed page, and switches web
 * security off, which would let a broken policy pass unseen.
 */
const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Starts the browser; the caller closes it. */
export async function openBrowser() {
  return playwright.launch({
    executablePath: await chromium.executablePath(),
    args: ARGUMENTS,
    headless: true,
  })
}
