import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findPostgresBinaries, startPostgresCluster } from '#src/platform/testing/postgres-cluster.ts'
import { mountSmallDisk, type SmallDisk } from '#src/platform/testing/small-disk.ts'
import { ask } from './ask.ts'
import { openBrowser } from './browser.ts'
import { servePlatform, type ServedPlatform } from './served-platform.ts'

const binaries = findPostgresBinaries()
const BACK_MS = 5000
const AWAY_MS = 3000
const DISK_MB = 600
/** Where screenshots are put, for viewing. */
const PICTURES = process.env.OUTAGE_PICTURES

/** Of the database's tables; null where this user may mount none. */
let disk: SmallDisk | null
let cluster: Awaited<ReturnType<typeof startPostgresCluster>>
let platform: ServedPlatform
let browser: Browser
beforeAll(async () => {
  if (!binaries) return
  disk = mountSmallDisk(DISK_MB)
  cluster = await startPostgresCluster(binaries, disk ? { dataDirectory: disk.directory } : {})
  platform = await servePlatform({ env: { DATABASE_URL: cluster.url } })
  browser = await openBrowser()
})
afterAll(async () => {
  await browser?.close()
  await platform?.stop()
  await cluster?.stop()
  disk?.close()
})

type Opened = { hasScripts: boolean; width?: number; path: string }

async function openPage({ hasScripts, width = 390, path }: Opened): Promise<Page> {
  const context = await browser.newContext({
    javaScriptEnabled: hasScripts,
    viewport: { width, height: width < 700 ? 844 : 900 },
  })
  const page = await context.newPage()
  await page.goto(platform.site('northgate-kia') + path)
  return page
}

async function send(page: Page): Promise<number> {
  const answered = page.waitForResponse((response) => response.request().method() === 'POST')
  await page.locator('main form[method=post] button[type=submit]').first().click()
  return (await answered).status()
}

async function fillEnquiry(page: Page): Promise<void> {
  await page.fill('input[name=name]', 'Kim Away')
  await page.fill('input[name=email]', 'kim.away@example.com')
  await page.fill('input[name=phone]', '0412 345 678')
  await page.fill('textarea[name=message]', 'Is it still here?')
}

async function picture(page: Page, name: string): Promise<void> {
  if (!PICTURES) return
  mkdirSync(PICTURES, { recursive: true })
  const width = page.viewportSize()?.width ?? 0
  await page.screenshot({ path: join(PICTURES, `${name}-${width}.png`), fullPage: true })
}

const statusOf = async (path: string) =>
  (await ask(platform.port, `northgate-kia.localhost:${platform.port}`, path)).status

test.skipIf(!binaries)(
  'the disk of PostgreSQL is full: pages load, /readyz says so, a form is refused with what was typed, and goes out once there is room (ERR-024)',
  async ({ skip }) => {
    if (!disk) return skip('only root may mount a small disk')
    for (const path of ['/', '/contact']) expect(await statusOf(path)).toBe(200)
    const plain = await openPage({ hasScripts: false, path: '/contact' })
    const scripted = await openPage({ hasScripts: true, path: '/contact' })
    const signIn = await openPage({ hasScripts: false, path: '/sign-in' })
    for (const page of [plain, scripted]) await fillEnquiry(page)
    await signIn.fill('input[name=phone]', '0412 345 678')
    disk.fill(0)
    try {
      expect(await send(plain)).toBe(503)
      expect(await plain.inputValue('textarea[name=message]')).toBe('Is it still here?')
      expect(await send(scripted)).toBe(503)
      await scripted.getByRole('alert').waitFor()
      expect(await scripted.inputValue('textarea[name=message]')).toBe('Is it still here?')
      expect(await send(signIn)).toBe(503)
      expect(await signIn.getByLabel('Phone', { exact: true }).inputValue()).toBe('0412 345 678')
      const ready = await ask(platform.port, `localhost:${platform.port}`, '/readyz')
      expect([ready.status, ready.body]).toEqual([
        503,
        expect.stringContaining('the disk of the database is full'),
      ])
      expect(await statusOf('/')).toBe(200)
      expect(await statusOf('/search/used-cars')).toBe(200)
    } finally {
      disk.makeRoom()
    }
    await expect.poll(() => statusOf('/readyz'), { timeout: BACK_MS }).toBe(200)
    expect(await send(plain)).toBe(303)
    await plain.waitForURL(/\/success\?ref=/)
    expect(await send(scripted)).toBe(201)
    expect(await send(signIn)).toBe(303)
  },
  120_000,
)

test.skipIf(!binaries)(
  'PostgreSQL is away for 3 s: pages load, a form is refused with what was typed, and goes out once it is back (ERR-024)',
  async () => {
    for (const path of ['/', '/contact']) expect(await statusOf(path)).toBe(200)
    const plain = await openPage({ hasScripts: false, path: '/contact' })
    const scripted = await openPage({ hasScripts: true, path: '/contact' })
    const signIn = await openPage({ hasScripts: false, path: '/sign-in' })
    const wide = await openPage({ hasScripts: false, width: 1280, path: '/sign-in' })
    for (const page of [plain, scripted]) await fillEnquiry(page)
    for (const page of [signIn, wide]) await page.fill('input[name=phone]', '0412 345 678')

    await cluster.down('SIGINT')
    const downAt = performance.now()
    await expect.poll(() => statusOf('/readyz')).toBe(503)
    expect(await statusOf('/')).toBe(200)
    expect(await send(plain)).toBe(503)
    expect(await plain.inputValue('textarea[name=message]')).toBe('Is it still here?')
    await picture(plain, 'contact')
    expect(await send(scripted)).toBe(503)
    await scripted.getByRole('alert').waitFor()
    expect(await scripted.inputValue('textarea[name=message]')).toBe('Is it still here?')
    await picture(scripted, 'contact-scripts')
    for (const page of [signIn, wide]) {
      expect(await send(page)).toBe(503)
      expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Not sent yet')
      expect(await page.getByLabel('Phone', { exact: true }).inputValue()).toBe('0412 345 678')
      // In the dealer's own shell, with the number to call.
      expect(await page.locator('a[href^="tel:"]').count()).toBeGreaterThan(0)
      await picture(page, 'sign-in')
    }
    await new Promise((resume) => setTimeout(resume, AWAY_MS - (performance.now() - downAt)))
    await cluster.up()
    await expect.poll(() => statusOf('/readyz'), { timeout: BACK_MS }).toBe(200)
    expect(await send(plain)).toBe(303)
    await plain.waitForURL(/\/success\?ref=/)
    expect(await send(scripted)).toBe(201)
    expect(await send(signIn)).toBe(303)
    await signIn.waitForURL(/step=code/)
  },
  120_000,
)

test.skipIf(!binaries)('a form sent to a page that takes none is refused with a 405', async () => {
  const host = `northgate-kia.localhost:${platform.port}`
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  expect((await ask(platform.port, host, '/about-us', { method: 'POST', headers, body: 'a=1' })).status).toBe(
    405,
  )
})
