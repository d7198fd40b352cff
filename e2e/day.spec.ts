import { expect, onTestFinished, test, vi } from 'vitest'
import { openBrowser } from './browser.ts'

const AHEAD_MS = 400 * 86_400_000

/** How far a page's readings of its clock are from the real time, in milliseconds. */
function readClock(): number[] {
  const real = performance.timeOrigin + performance.now()
  return [Date.now() - real, Date.parse(new Date().toISOString()) - real, Date.parse(Date()) - real]
}

test('every browser page is as far ahead as the day says: in any context, after a move, in a frame', async () => {
  const ahead = AHEAD_MS + Number(process.env.FORECOURT_CLOCK_AHEAD_MS ?? 0)
  vi.stubEnv('FORECOURT_CLOCK_AHEAD_MS', String(ahead))
  const browser = await openBrowser()
  onTestFinished(async () => {
    vi.unstubAllEnvs()
    await browser.close()
  })
  const expectAhead = (readings: readonly number[]) => {
    // Date() gives whole seconds.
    for (const reading of readings) expect(Math.abs(reading - ahead)).toBeLessThan(1100)
  }
  const own = await browser.newPage()
  await own.goto('data:text/html,<iframe srcdoc="framed"></iframe>')
  const frame = own.frames()[1]
  if (!frame) throw new Error('no frame')
  expectAhead(await own.evaluate(readClock))
  expectAhead(await frame.evaluate(readClock))
  const page = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage()
  expectAhead(await page.evaluate(readClock))
  await page.goto('data:text/html,moved')
  expectAhead(await page.evaluate(readClock))
  expect(await page.evaluate(() => new Date(2020, 1, 2).getFullYear())).toBe(2020)
})
