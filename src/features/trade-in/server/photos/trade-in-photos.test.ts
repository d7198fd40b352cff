import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Store } from '#src/platform/database/database.ts'
import { openTestStore } from '#src/platform/testing/test-store.ts'
import {
  aTradeInService,
  aTradeInSite,
  beginTradeIn,
  leadsOf,
  sendContact,
} from '#src/features/trade-in/testing/trade-in-fixtures.ts'

const WHO = 'photos@example.com'
let store: Store
beforeAll(async () => {
  store = await openTestStore()
})
afterAll(() => store.close())

const site = aTradeInSite()

const photo = (channels: 3 | 4 = 3) =>
  sharp({ create: { width: 640, height: 480, channels, background: { r: 9, g: 90, b: 200, alpha: 1 } } })

test('photos are re-encoded without GPS, once per key, at most ten, and are deleted with the lead', async () => {
  const trade = aTradeInService(store)
  const token = await beginTradeIn(trade, site)
  const owner = await trade.service.open(site, token)
  if (!owner) throw new Error('not open')
  const withGps = await photo()
    .withExif({ IFD3: { GPSLatitude: '27/1 26/1 0/1' } })
    .jpeg()
    .toBuffer()
  const add = (uploadKey: string, bytes: Uint8Array) => trade.service.photos.add(owner, { uploadKey, bytes })
  expect([await add('same-key-1', withGps), await add('same-key-1', withGps)].every(({ ok }) => ok)).toBe(
    true,
  )
  const [kept] = await trade.service.photos.list(owner)
  const bytes = await trade.service.photos.read(owner, kept?.id ?? '')
  const facts = await sharp(bytes ?? undefined).metadata()
  expect([facts.format, facts.width, facts.exif]).toEqual(['jpeg', 640, undefined])
  for (let at = 2; at <= 10; at++) expect((await add(`same-key-${at}`, withGps)).ok).toBe(true)
  const eleventh = await add('same-key-11', withGps)
  expect(!eleventh.ok && eleventh.error.code).toBe('too_many_photos')
  const valued = await sendContact(trade, site, { token, raw: { email: WHO } })
  const [stored] = await leadsOf(trade, WHO)
  const link = /\?p=(.+)$/.exec(stored?.lead.tradeIn?.photosUrl ?? '')?.[1] ?? ''
  expect((await trade.service.openPhotoLink(site, link))?.id).toBe(owner.id)
  expect(await trade.service.openPhotoLink(aTradeInSite('southside'), link)).toBeNull()
  expect(
    await trade.service.openPhotoLink(site, `${link.slice(0, -1)}${link.endsWith('A') ? 'B' : 'A'}`),
  ).toBeNull()
  trade.time.ms += 31 * 86_400_000
  expect(await trade.service.openPhotoLink(site, link)).toBeNull()
  expect(await trade.service.photoLinkState(site, link)).toBe('ended')
  const folder = join(trade.directory, site.id)
  expect(readdirSync(folder)).toHaveLength(10)
  if (!valued.ok || !stored) throw new Error('no lead')
  const { personRecords } = trade.service
  const who = { by: 'email', key: WHO, siteId: null } as const
  const held = JSON.stringify(await personRecords.export([stored.lead], who))
  expect(held).toContain('"photos":["')
  expect(await personRecords.export([], who)).toEqual([])
  await store.db.transaction().execute((transaction) => personRecords.erase(transaction, [stored.lead], who))
  expect(await personRecords.export([stored.lead], who)).toEqual([])
  expect([readdirSync(folder), await trade.service.open(site, token)]).toEqual([[], null])
})

test('a file that is not an image, or only claims to be one, is refused with a clear message', async () => {
  const trade = aTradeInService(store)
  const owner = await trade.service.open(site, await beginTradeIn(trade, site))
  if (!owner) throw new Error('not open')
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>')
  const fake = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from('<?php system(1) ?>')])
  for (const bytes of [svg, fake, Buffer.from('GIF89a'), Buffer.alloc(0), Buffer.from('MZ\x90')]) {
    const refused = await trade.service.photos.add(owner, { uploadKey: 'bad-file-1', bytes })
    expect(!refused.ok && refused.error.message).toContain('not a photo')
  }
  const large = await trade.service.photos.add(owner, {
    uploadKey: 'bad-file-2',
    bytes: new Uint8Array(16 << 20),
  })
  expect(!large.ok && large.error.code).toBe('photo_too_large')
  expect((await trade.service.photos.add(owner, { uploadKey: '../../etc', bytes: svg })).ok).toBe(false)
})
