import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { windowCard } from '#src/features/vehicles/domain/print/window-card.ts'
import { aPageSite } from '#src/features/vehicles/domain/testing/page-builders.ts'
import { aVehicle } from '#src/features/vehicles/domain/testing/vehicle-builders.ts'
import type { Vehicle } from '#src/features/vehicles/domain/vehicle.ts'
import { PdfButton } from './pdf-button.tsx'
import { WindowCardSheet } from './window-card-sheet.tsx'

function sheet(changes: Partial<Vehicle> = {}): string {
  const card = windowCard(aPageSite(), aVehicle(changes))
  if (!card) throw new Error('no card')
  return renderToStaticMarkup(<WindowCardSheet card={card} qr={{ size: 29, path: 'M4 4h1v1h-1z' }} />)
}

test('the sheet shows the vehicle, its price with its kind, the dealer’s licence and the QR code (ROUTE-004)', () => {
  const html = sheet()
  for (const part of [
    '2021 Toyota HiLux',
    '$54,990',
    'Drive away, QLD',
    'Licence 4455101',
    'Reversing camera',
    'M4 4h1v1h-1z',
  ])
    expect(html).toContain(part)
})

test('a feed’s text stays text on the sheet', () => {
  const html = sheet({
    make: '<img src=x onerror=alert(1)>',
    standardEquipment: ['<script>alert(1)</script>'],
  })
  expect(html).not.toContain('<script>')
  expect(html).not.toContain('<img src=x')
})

test('a sheet without photographs says so, and a sold one shows SOLD instead of a price', () => {
  expect(sheet({ images: [] })).toContain('Photographs are coming')
  const sold = sheet({ status: 'sold', isSold: true })
  expect(sold).toContain('SOLD')
  expect(sold).not.toContain('$54,990')
})

test('without scripts the PDF button is a link to the file, named by slug (VDP-036, API-013)', () => {
  const html = renderToStaticMarkup(<PdfButton slug="2021-toyota-hilux" className="" />)
  expect(html).toContain('href="/cars/2021-toyota-hilux.pdf"')
  expect(html).toContain('download="2021-toyota-hilux.pdf"')
})
