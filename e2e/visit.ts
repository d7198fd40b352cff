import type { Browser, Page } from 'playwright-core'

export type Visit = { width?: number; script?: boolean; touch?: boolean }

/** A fresh visitor on a page, once it is quiet. A context each: @sparticuz/chromium may end with a closed page. */
export async function openPage(browser: Browser, url: string, visit: Visit = {}): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: visit.width ?? 1280, height: visit.width && visit.width < 700 ? 844 : 900 },
    javaScriptEnabled: visit.script ?? true,
    hasTouch: visit.touch ?? false,
  })
  const page = await context.newPage()
  await page.goto(url, { waitUntil: visit.script === false ? 'load' : 'networkidle' })
  return page
}

/** Path and query of the page, as a visitor reads them. */
export function addressOf(page: Page): string {
  const { pathname, search } = new URL(page.url())
  return decodeURIComponent(pathname + search)
}
