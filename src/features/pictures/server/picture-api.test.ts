import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Hono } from 'hono'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { fail } from '#src/shared/domain/result.ts'
import type { SiteContext } from '#src/features/sites/domain/site-config.ts'
import { createPictureApi } from './picture-api.ts'
import { createPictureService, type PictureServiceDeps } from './picture-service.ts'

/** Feed pictures have their own test. */
const NO_FEED = { getPicture: async () => fail('unknown_picture' as const) }

async function anApi(deps: Partial<PictureServiceDeps> = {}) {
  const cacheDir = await mkdtemp(path.join(tmpdir(), 'pictures-'))
  onTestFinished(() => rm(cacheDir, { recursive: true, force: true }))
  const pictures = createPictureService({ mastersDir: 'seed/pictures/masters', cacheDir, ...deps })
  const app = new Hono().route(
    '/img',
    createPictureApi({ pictures, feedPictures: NO_FEED, siteOf: () => ({}) as SiteContext }),
  )
  return {
    pictures,
    get: async (url: string, headers: Record<string, string> = {}) => app.request(url, { headers }),
  }
}

/** Replaces the tinting with a counter, as these tests are about how often it is called. */
function aCountingRender() {
  let made = 0
  const render = async () => {
    made += 1
    return Buffer.from(String(made))
  }
  return { render, count: () => made }
}

const red = '/img/sample/suv/36/red.webp'

test('a picture is served in the browser’s best format and cached for ever', async () => {
  const { get } = await anApi()
  const avif = await get(`${red}?w=320`, { accept: 'image/avif,image/webp' })
  expect(avif.headers.get('content-type')).toBe('image/avif')
  expect(avif.headers.get('vary')).toBe('Accept')
  expect(avif.headers.get('cache-control')).toContain('immutable')
  expect((await get(`${red}?w=320`, { accept: 'image/webp' })).headers.get('content-type')).toBe('image/webp')
  const auto = await get(`${red}?w=320&q=75&f=auto&c=fill`, { accept: 'image/avif' })
  expect([auto.headers.get('content-type'), auto.headers.get('vary')]).toEqual(['image/avif', 'Accept'])
  const jpeg = await get(`${red}?w=320`)
  expect(jpeg.headers.get('content-type')).toBe('image/jpeg')
  expect(await sharp(await jpeg.arrayBuffer()).metadata()).toMatchObject({ width: 320, format: 'jpeg' })
  const named = await get(`${red}?w=320&f=webp`, { accept: 'image/avif' })
  expect(named.headers.get('content-type')).toBe('image/webp')
  expect(named.headers.get('vary')).toBeNull()
})

test('a known ETag gets 304 without rendering the picture', async () => {
  const { render, count } = aCountingRender()
  const { get } = await anApi({ render })
  const etag = (await get(`${red}?w=320&f=webp`)).headers.get('etag') ?? ''
  const again = await get(`${red}?w=320&f=webp`, { 'if-none-match': `W/${etag}, "other"` })
  expect(again.status).toBe(304)
  expect((await get(`${red}?w=480&f=webp`)).headers.get('etag')).not.toBe(etag)
  expect(count()).toBe(2)
})

test.each([
  [`${red}?w=0`, 400, 'bad_width'],
  [`${red}?w=-1`, 400, 'bad_width'],
  [`${red}?w=1000000`, 400, 'bad_width'],
  [`${red}?w=1e6`, 400, 'bad_width'],
  [`${red}?w=640&q=1`, 400, 'bad_quality'],
  [`${red}?f=svg`, 400, 'bad_format'],
  [`${red}?c=thumb`, 400, 'bad_crop'],
  ['/img/feed?w=0', 400, 'bad_width'],
  ['/img/feed?src=https%3A%2F%2Felsewhere.example%2F1.jpg', 404, 'unknown_picture'],
  ['/img/sample/tank/36/red.webp', 404, 'unknown_picture'],
  ['/img/sample/suv/12/red.webp', 404, 'unknown_picture'],
  ['/img/sample/suv/36/ffffff', 404, 'unknown_picture'],
  ['/img/sample/suv/..%2f..%2fpackage.json/red', 404, 'unknown_picture'],
  ['/img/sample/suv/36/%2e%2e%2fred', 404, 'unknown_picture'],
  ['/img/sample/suv/36/%00', 404, 'unknown_picture'],
  ['/img/sample/suv/36/%E0%A4%A', 404, 'unknown_picture'],
  ['/img/sample/suv/%F0%9F%9A%97/red', 404, 'unknown_picture'],
  ['/img/elsewhere', 404, 'unknown_picture'],
])('%s is refused clearly', async (url, status, code) => {
  const { get } = await anApi()
  const answer = await get(url)
  expect(answer.status).toBe(status)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(await answer.json()).toMatchObject({ error: { code } })
})

test('fifty visitors requesting one new picture have it rendered once', async () => {
  let made = 0
  const render = async () => {
    made += 1
    await new Promise((done) => setTimeout(done, 5))
    return Buffer.from('picture')
  }
  const { get } = await anApi({ render })
  const answers = await Promise.all(Array.from({ length: 50 }, () => get(`${red}?w=640&f=webp`)))
  expect(answers.every((answer) => answer.status === 200)).toBe(true)
  expect(made).toBe(1)
})

test('a missing master is a reported server error, not a crash', async () => {
  const heard: unknown[] = []
  const { get } = await anApi({ mastersDir: '/nowhere', onError: (error) => heard.push(error) })
  expect((await get(red)).status).toBe(500)
  expect(heard).toHaveLength(1)
})

test('warming renders pictures ahead, skips foreign sources and stops when told', async () => {
  const { render, count } = aCountingRender()
  const { pictures, get } = await anApi({ render })
  const sources = [red, red, 'suv/0/blue', 'https://cdn.example.com/a.jpg']
  expect(await pictures.warm(sources, { widths: [320], formats: ['webp'] })).toEqual({ ready: 2, failed: 0 })
  await get(`${red}?w=320&f=webp`)
  expect(count()).toBe(2)
  expect(await pictures.warm(sources, { signal: AbortSignal.abort() })).toEqual({ ready: 0, failed: 0 })
  expect(pictures.status()).toMatchObject({ pictures: 2, running: 0, waiting: 0 })
})
