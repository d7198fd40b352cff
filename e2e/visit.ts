import type { Browser, Page } from 'playwright-core'

/** `still`: a visitor who prefers reduced motion. `isHasty`: one who does not wait until loading is over. */
export type Visit = {
  width?: number
  script?: boolean
  touch?: boolean
  still?: boolean
  isHasty?: boolean
}

/**
 * A fresh visitor on a page, once it is quiet. Each has its own context: @sparticuz/chromium may end with a
 * closed page.
 */
export async function openPage(browser: Browser, url: string, visit: Visit = {}): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: visit.width ?? 1280, height: visit.width && visit.width < 700 ? 844 : 900 },
    javaScriptEnabled: visit.script ?? true,
    hasTouch: visit.touch ?? false,
    reducedMotion: visit.still ? 'reduce' : 'no-preference',
  })
  const page = await context.newPage()
  await page.goto(url, { waitUntil: visit.script === false || visit.isHasty ? 'load' : 'networkidle' })
  if (visit.script !== false) await untilLive(page, 'body')
  return page
}

/** React has taken over the server's markup here: from now on a script hears what is typed or pressed. */
export async function untilLive(page: Page, selector: string): Promise<void> {
  await page.waitForFunction((wanted) => {
    const element = document.querySelector(wanted)
    return element !== null && Object.keys(element).some((key) => key.startsWith('__reactProps'))
  }, selector)
}

/** Path and query of the page, as a visitor reads them. */
export function addressOf(page: Page): string {
  const { pathname, search } = new URL(page.url())
  return decodeURIComponent(pathname + search)
}
