import type { Browser } from 'playwright-core'
import { dayScript } from '../scripts/day/day.mjs'

/** Every page this browser opens from now on has the day the tests run as; its workers and cookies keep the real one. */
export function asOnTheDay(browser: Browser): Browser {
  const script = dayScript()
  if (script === null) return browser
  const newContext = browser.newContext.bind(browser)
  browser.newContext = async (options) => {
    const context = await newContext(options)
    await context.addInitScript({ content: script })
    return context
  }
  return browser
}
