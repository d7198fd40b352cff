import type { Browser } from 'playwright-core'
import { afterAll, expect } from 'vitest'
import { policyRefusals } from './ask.ts'
import { closeContexts, sharedBrowser } from './browser.ts'
import {
  servePlatform,
  type ServedPlatform,
  sharedPlatform,
  type VisitedPlatform,
} from './served-platform.ts'

type JourneyOptions = NonNullable<Parameters<typeof servePlatform>[0]> & {
  /** The journey means to break a page's security policy. */
  isRefusing?: boolean
}

/**
 * The demo sites and a browser for one file of journeys, gone when its last one is over; none of the pages
 * opened may have broken its own security policy.
 */
export async function openJourney({
  isRefusing = false,
  ...options
}: JourneyOptions = {}): Promise<{ platform: ServedPlatform; browser: Browser }> {
  const opening = Promise.all([servePlatform(options), sharedBrowser()])
  afterAll(async () => {
    const [platform, browser] = await opening
    const isServing = platform.process.exitCode === null && platform.process.signalCode === null
    const refused = isServing && !isRefusing ? await policyRefusals(platform.port) : []
    await closeContexts(browser)
    await platform.stop()
    expect(refused).toEqual([])
  })
  const [platform, browser] = await opening
  return { platform, browser }
}

/**
 * A browser, and the platform shared by all files of journeys that leave it as they found it; no page opened
 * by any of them may have broken its own security policy.
 */
export async function openReadingJourney(): Promise<{ platform: VisitedPlatform; browser: Browser }> {
  const browser = await sharedBrowser()
  const platform = sharedPlatform()
  afterAll(async () => {
    await closeContexts(browser)
    expect(await policyRefusals(platform.port)).toEqual([])
  })
  return { platform, browser }
}
