import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import type { SiteContext } from '#src/features/sites/domain/site-config.ts'
import { aPageSite } from '#src/features/vehicles/domain/testing/page-builders.ts'
import { aVehicle } from '#src/features/vehicles/domain/testing/vehicle-builders.ts'
import { createDrawingThread } from '#src/platform/drawing/drawing-thread.ts'
import { createShareImageService } from './share-image-service.ts'

const siteAt = (host: string) =>
  ({ ...aPageSite(), id: 'site_1', version: 1, host }) as unknown as SiteContext
const photo = await sharp({ create: { width: 1200, height: 800, channels: 3, background: '#7a2c22' } })
  .jpeg()
  .toBuffer()

const thread = createDrawingThread()

async function aService(readPhoto: () => Promise<Buffer | null> = async () => photo) {
  const dir = await mkdtemp(path.join(tmpdir(), 'share-'))
  onTestFinished(() => rm(dir, { recursive: true, force: true }))
  const errors: unknown[] = []
  const service = createShareImageService({ dir, readPhoto, thread, onError: (error) => errors.push(error) })
  return { service, errors, files: () => readdir(path.join(dir, 'v1')) }
}

test('a shared link has a 1200 by 630 picture with photo, price and dealer, rendered once per host', async () => {
  const { service, files } = await aService()
  const bytes = await service.getImage(siteAt('www.demo.example'), aVehicle())
  expect(await sharp(bytes ?? undefined).metadata()).toMatchObject({
    width: 1200,
    height: 630,
    format: 'jpeg',
  })
  await service.getImage(siteAt('www.demo.example'), aVehicle())
  expect(await files()).toHaveLength(1)
  await service.getImage(siteAt('other.example'), aVehicle())
  await service.getImage(siteAt('www.demo.example'), aVehicle({ updatedAt: '2026-02-01T00:00:00Z' }))
  expect(await files()).toHaveLength(3)
})

test('price and kind are drawn, so a different price gives a different picture', async () => {
  const { service } = await aService()
  const site = siteAt('www.demo.example')
  const one = await service.getImage(site, aVehicle())
  const two = await service.getImage(
    site,
    aVehicle({ priceCents: 1_00_00, updatedAt: '2026-03-01T00:00:00Z' }),
  )
  expect(one && two && one.equals(two)).toBe(false)
})

test('without its photo the picture is not stored, and characters missing from the font are left out', async () => {
  const { service, files, errors } = await aService(async () => null)
  const bytes = await service.getImage(
    siteAt('www.demo.example'),
    aVehicle({ model: '日本 HiLux '.repeat(20) }),
  )
  expect(bytes?.subarray(0, 2).toString('hex')).toBe('ffd8')
  expect(await files()).toEqual([])
  expect(errors).toEqual([])
})
