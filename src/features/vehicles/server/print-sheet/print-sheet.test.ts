import { inflateSync } from 'node:zlib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { SiteContext } from '#src/features/sites/domain/site-config.ts'
import { aPageSite } from '#src/features/vehicles/domain/testing/page-builders.ts'
import { aVehicle } from '#src/features/vehicles/domain/testing/vehicle-builders.ts'
import { ITEM_TYPES, type Vehicle } from '#src/features/vehicles/domain/vehicle.ts'
import { createDrawingThread } from '#src/platform/drawing/drawing-thread.ts'
import { createPrintSheet } from './print-sheet.ts'

const thread = createDrawingThread()
const site = { ...aPageSite(), id: 'site_1', host: 'demo.example', version: 1 } as SiteContext

async function render(
  vehicle: Vehicle,
  photo: Buffer | null = null,
  faults: unknown[] = [],
): Promise<Buffer> {
  const sheet = createPrintSheet({
    thread,
    readPhoto: async () => photo,
    onFault: (error) => faults.push(error),
  })
  const pdf = await sheet.render(site, vehicle)
  if (!pdf) throw new Error('no sheet')
  return Buffer.from(pdf)
}

/** A PDF's text by its fonts' ToUnicode maps, which proves that it can be searched and copied. */
function textOf(pdf: Buffer): string {
  const raw = pdf.toString('latin1')
  const streams = [...raw.matchAll(/stream\n([\s\S]*?)\nendstream/g)].flatMap(([, body = '']) => {
    try {
      return [inflateSync(Buffer.from(body, 'latin1')).toString('latin1')]
    } catch {
      return []
    }
  })
  const maps = streams.filter((stream) => stream.includes('beginbfrange')).map(glyphMap)
  const content = streams.find((stream) => / Tf\b/.test(stream)) ?? ''
  const names = [...new Set([...content.matchAll(/\/(F\d+) [\d.]+ Tf/g)].map(([, name]) => name))]
  let font = 0
  let text = ''
  for (const [, name, array] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (name) font = names.indexOf(name)
    for (const [, hex = ''] of (array ?? '').matchAll(/<([0-9a-f]+)>/g))
      for (const [glyph] of hex.matchAll(/.{4}/g)) text += maps[font]?.[Number.parseInt(glyph, 16)] ?? '?'
    if (array !== undefined) text += '\n'
  }
  return text
}

function glyphMap(cmap: string): string[] {
  const list = [...cmap.matchAll(/\[([^\]]*)\]/g)].flatMap(([, inner = '']) => [
    ...inner.matchAll(/<([0-9a-f ]*)>/g),
  ])
  return list.map(([, hex = '']) =>
    [...hex.replaceAll(' ', '').matchAll(/.{4}/g)]
      .map(([unit]) => String.fromCharCode(Number.parseInt(unit, 16)))
      .join(''),
  )
}

test('the PDF is one page with embedded fonts and contains the vehicle’s data (API-013)', async () => {
  const pdf = await render(aVehicle())
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
  expect(pdf.toString('latin1')).toContain('/Count 1')
  expect(pdf.toString('latin1').match(/\/FontFile[23]/g)?.length).toBe(2)
  const text = textOf(pdf)
  for (const part of [
    '2021 Toyota HiLux',
    '$54,990',
    'Drive away, QLD',
    'Licence 4455101',
    '48,210 km',
    'Stock B1234',
  ])
    expect(text).toContain(part)
})

test('every item type produces a sheet', async () => {
  for (const itemType of ITEM_TYPES)
    expect((await render(aVehicle({ itemType }))).length, itemType).toBeGreaterThan(5000)
})

test('a photograph is on the sheet, and a broken one is simply left out', async () => {
  const jpeg = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#884422' } })
    .jpeg()
    .toBuffer()
  expect((await render(aVehicle(), jpeg)).toString('latin1')).toContain('/Subtype /Image')
  const faults: unknown[] = []
  const without = await render(aVehicle(), Buffer.from('<svg onload=alert(1)>'), faults)
  expect(without.toString('latin1')).not.toContain('/Subtype /Image')
  expect(faults).toHaveLength(1)
})

test('hostile text stays text: no action, script, file or second page results', async () => {
  const hostile = ') Tj ET /OpenAction << /S /JavaScript /JS (app.alert(1)) >> \u202e\u0000<script>'
  const pdf = await render(
    aVehicle({
      make: hostile,
      model: 'x'.repeat(5000),
      badge: hostile,
      standardEquipment: Array(500).fill(hostile),
      stockNumber: hostile,
    }),
  )
  const raw = pdf.toString('latin1')
  const syntax = raw.replace(/\((?:\\[\s\S]|[^\\()])*\)/g, '()')
  expect(syntax).not.toMatch(/\/(?:OpenAction|JavaScript|JS|Launch|URI|EmbeddedFile|AA)\b/)
  expect(raw).toContain('/Count 1')
})

test('a sheet requested twice at once is rendered once', async () => {
  let reads = 0
  const sheet = createPrintSheet({
    thread,
    readPhoto: async () => {
      reads++
      return null
    },
  })
  const [one, two] = await Promise.all([sheet.render(site, aVehicle()), sheet.render(site, aVehicle())])
  expect(one).toBe(two)
  expect(reads).toBe(1)
  await sheet.render(site, aVehicle({ updatedAt: '2026-02-01T00:00:00Z' }))
  expect(reads).toBe(2)
})
