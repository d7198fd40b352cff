import type { Browser } from 'playwright-core'
import { afterAll } from 'vitest'
import { openBrowser } from './browser.ts'
import { servePlatform, type ServedPlatform } from './served-platform.ts'

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
