import type { Browser } from 'playwright-core'
import { afterAll } from 'vitest'
import { openBrowser } from './browser.ts'
import {
  servePlatform,
  type ServedPlatform,
  sharedPlatform,
  type VisitedPlatform,
} from './served-platform.ts'

/** The demo sites and a browser for one file of journeys, gone when its last one is over. */
export async function openJourney(
  options: Parameters<typeof servePlatform>[0] = {},
): Promise<{ platform: ServedPlatform; browser: Browser }> {
  const opening = Promise.all([servePlatform(options), openBrowser()])
  afterAll(async () => {
    const [platform, browser] = await opening
    await browser.close()
    await platform.stop()
  })
  const [platform, browser] = await opening
  return { platform, browser }
}

/** A browser, and the platform that all files of journeys share which leave it as they found it. */
export async function openReadingJourney(): Promise<{ platform: VisitedPlatform; browser: Browser }> {
  const browser = await openBrowser()
  afterAll(() => browser.close())
  return { platform: sharedPlatform(), browser }
}
