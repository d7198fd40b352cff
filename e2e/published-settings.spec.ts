import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { createServer, get, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { NORTHGATE_KIA } from '#seed/sites/northgate-kia.ts'
import { ask, findStock } from './ask.ts'
import { openJourney } from './journey.ts'

const CDN = 'https://images.cdn.example'
const TEMPLATE = `${CDN}/w={width},q={quality},f=auto,c={crop}/{source}`
const FORM = /^\/w=(320|480|640|960|1200),q=(75|80),f=auto,c=(fit|fill)\/(http[^/]+)$/
const SOON = { timeout: 15_000 }

const { platform, browser } = await openJourney()
let cdn: Server
const refused: string[] = []

beforeAll(async () => {
  cdn = createServer((request, response) => {
    void answerPicture(request.url ?? '').then((picture) => {
      if (!picture) refused.push(request.url ?? '')
      response.writeHead(picture ? 200 : 404, { 'content-type': 'image/webp' }).end(picture)
    })
  })
  await new Promise<void>((ready) => cdn.listen(0, '127.0.0.1', ready))
})
afterAll(() => cdn?.close())

/** A picture CDN of a common form: it fetches the source by its own address and resizes it. */
async function answerPicture(url: string): Promise<Buffer | null> {
  const [, width, quality, crop, encoded] = FORM.exec(url) ?? []
  const source = encoded ? new URL(decodeURIComponent(encoded)) : null
  if (source?.hostname !== 'northgate-kia.localhost') return null
  const bytes = await fetchSource(source)
  if (!bytes) return null
  return sharp(bytes)
    .resize({ width: Number(width), fit: crop === 'fill' ? 'cover' : 'inside' })
    .webp({ quality: Number(quality) })
    .toBuffer()
}

/** By name, because only a browser, not every machine, can resolve `*.localhost`. */
function fetchSource(source: URL): Promise<Buffer | null> {
  return new Promise((resolve, reject) => {
    const options = {
      host: '127.0.0.1',
      port: source.port,
      path: source.pathname,
      headers: { host: source.host },
    }
    get(options, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () => resolve(answer.statusCode === 200 ? Buffer.concat(chunks) : null))
    }).on('error', reject)
  })
}

async function publishWith(settings: Record<string, unknown>): Promise<void> {
  const file = join(platform.dataDir, 'changed.json')
  writeFileSync(file, JSON.stringify({ ...NORTHGATE_KIA, ...settings }))
  const root = join(import.meta.dirname, '..')
  await promisify(execFile)(join(root, 'node_modules/.bin/node'), ['src/cli.ts', 'site', 'publish', file], {
    cwd: root,
    env: {
      ...process.env,
      FORECOURT_DATA_DIR: platform.dataDir,
      FORECOURT_DEMO: '1',
      NODE_ENV: 'production',
    },
  })
}

/** Every address of a stock picture in the HTML: src, srcset, preloads and structured data. */
function stockPictures(html: string): string[] {
  const attributes = [
    ...html.matchAll(/(?:src|srcSet|imageSrcSet|href|content)="([^"]*img(?:\/|%2F)(?:sample|feed)[^"]*)"/gi),
  ]
  const listed = attributes.flatMap(([, value = '']) =>
    value
      .replaceAll('&amp;', '&')
      .split(', ')
      .map((part) => part.split(' ')[0] ?? ''),
  )
  return [...listed, ...[...html.matchAll(/"(https:[^" ]*\.webp)"/g)].map(([, url = '']) => url)]
}

test('with an image CDN set, every stock picture is requested from it in its form, and shown (API-016, API-017)', async () => {
  await publishWith({ pictures: { sources: [], cdn: TEMPLATE } })
  const host = `northgate-kia.localhost:${platform.port}`
  const [car] = await findStock(platform.port, 'northgate-kia', 'status = in_stock AND photos_count > 3')
  for (const path of ['/search', `/cars/${car?.slug}`]) {
    const html = async () => (await ask(platform.port, host, path)).body
    await expect.poll(async () => (await html()).includes(CDN), SOON).toBe(true)
    const addresses = stockPictures(await html())
    expect(addresses.length).toBeGreaterThan(10)
    for (const address of addresses) {
      expect(address.startsWith(`${CDN}/`), address).toBe(true)
      expect(address.slice(CDN.length)).toMatch(FORM)
    }
    const page = await browser.newPage()
    const blocked: string[] = []
    page.on('console', (message) => {
      if (/Content Security Policy/i.test(message.text())) blocked.push(message.text())
    })
    const { port } = cdn.address() as AddressInfo
    let asked = 0
    await page.route(`${CDN}/**`, async (route) => {
      // The first few prove it; tinting all of them would take a slow machine long.
      if (++asked > 4) return route.abort()
      const answer = await fetch(route.request().url().replace(CDN, `http://127.0.0.1:${port}`))
      await route.fulfill({
        status: answer.status,
        contentType: 'image/webp',
        body: Buffer.from(await answer.arrayBuffer()),
      })
    })
    await page.goto(platform.site('northgate-kia') + path)
    const shown = page.locator('main img[src*="images.cdn.example"]').first()
    await expect
      .poll(() => shown.evaluate((image) => (image as HTMLImageElement).naturalWidth), SOON)
      .toBeGreaterThan(300)
    expect(blocked).toEqual([])
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await page.close()
  }
  expect(refused).toEqual([])
})

test('where the trade-in is gated, a vehicle’s button leads a stranger to sign-in with the vehicle kept (TRADE-014, TRADE-009)', async () => {
  const host = `northgate-kia.localhost:${platform.port}`
  const [car] = await findStock(platform.port, 'northgate-kia', 'status = in_stock')
  const page = await ask(platform.port, host, `/cars/${car?.slug}`)
  const path = `/cars/trade-in?car_id=${car?.id}`
  expect(page.body).toContain(`href="${path}"`)
  expect((await ask(platform.port, host, path)).status).toBe(200)
  await publishWith({ tradeIn: { ...NORTHGATE_KIA.tradeIn, needsSignIn: true } })
  await expect.poll(async () => (await ask(platform.port, host, path)).status, SOON).toBe(302)
  const gated = await ask(platform.port, host, path)
  expect(gated.headers['cache-control']).toBe('private, no-store')
  expect(String(gated.headers.location)).toMatch(/^\/sign-in\?type=trade-in&/)
  expect(decodeURIComponent(String(gated.headers.location))).toContain(String(car?.id))
  expect((await ask(platform.port, host, '/trade-in')).status).toBe(302)
  expect((await ask(platform.port, `meridian.localhost:${platform.port}`, '/trade-in')).status).toBe(200)
})
