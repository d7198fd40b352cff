import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import PDFDocument from 'pdfkit'
import type { WindowCard } from '#src/features/vehicles/domain/print/window-card.ts'
import { toPdfText } from './pdf-text.ts'
import { qrCode } from './qr-code.ts'

/** A4 in points. */
const PAGE = { width: 595.28, height: 841.89, margin: 36 }
const INNER = PAGE.width - 2 * PAGE.margin
const INK = '#14171a'
const MUTED = '#565d65'
const LINE = '#d5d9de'
const STUDIO = '#eceef0'

export type WindowCardPdfInput = {
  card: WindowCard
  /** JPEG or PNG; null draws the sheet without a photograph. */
  photo: Buffer | null
  /** Plane behind the site's name and the colour of text on it, `#rrggbb`. */
  brand: { plane: string; onPlane: string }
}

let fonts: Promise<{ regular: Buffer; bold: Buffer }> | null = null

/** The window card as one A4 page of PDF with embedded fonts (API-013). Throws for a photograph that is no picture. */
export async function windowCardPdf({ card, photo, brand }: WindowCardPdfInput): Promise<Buffer> {
  fonts ??= readFonts()
  const { regular, bold } = await fonts
  const pdf = new PDFDocument({
    size: 'A4',
    margin: 0,
    lang: 'en-AU',
    displayTitle: true,
    info: { Title: toPdfText(card.titleText), Author: toPdfText(card.siteName) },
  })
  const chunks: Buffer[] = []
  const finished = new Promise<Buffer>((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
    pdf.on('end', () => resolve(Buffer.concat(chunks)))
    pdf.on('error', reject)
  })
  pdf.registerFont('regular', regular)
  pdf.registerFont('bold', bold)
  drawHeader(pdf, card, brand)
  drawPhoto(pdf, photo)
  drawPrice(pdf, card)
  drawFacts(pdf, card)
  drawFeatures(pdf, card)
  drawFooter(pdf, card)
  pdf.end()
  return finished
}

async function readFonts(): Promise<{ regular: Buffer; bold: Buffer }> {
  const { resolve } = createRequire(import.meta.url)
  const file = (weight: number) =>
    readFile(resolve(`@fontsource/inter/files/inter-latin-${weight}-normal.woff`))
  const [regular, bold] = await Promise.all([file(400), file(700)])
  return { regular, bold }
}

type Pdf = InstanceType<typeof PDFDocument>
type Style = {
  x: number
  y: number
  width: number
  size: number
  font?: 'regular' | 'bold'
  colour?: string
  align?: 'left' | 'right' | 'center'
}

/** One line, made smaller until it fits: a long name never runs over its neighbour. Gives the size used. */
function line(pdf: Pdf, text: string, style: Style): number {
  const { x, y, width, font = 'regular', colour = INK, align = 'left' } = style
  const shown = toPdfText(text)
  pdf.font(font).fillColor(colour)
  const floor = style.size * 0.5
  let size = style.size
  while (size > floor && pdf.fontSize(size).widthOfString(shown) > width) size -= 0.5
  pdf.fontSize(size).text(shown, x, y, { width, align, lineBreak: false, ellipsis: true, height: size * 1.4 })
  return size
}

function drawHeader(pdf: Pdf, card: WindowCard, brand: WindowCardPdfInput['brand']): void {
  pdf.rect(0, 0, PAGE.width, 62).fill(brand.plane)
  const at = { y: 20, size: 20, font: 'bold' as const, colour: brand.onPlane }
  line(pdf, card.siteName, { ...at, x: PAGE.margin, width: 360 })
  line(pdf, card.condition, { ...at, x: PAGE.margin + 360, width: INNER - 360, align: 'right' })
  line(pdf, card.title.main, { x: PAGE.margin, y: 78, width: INNER, size: 34, font: 'bold' })
  if (card.title.detail)
    line(pdf, card.title.detail, { x: PAGE.margin, y: 120, width: INNER, size: 16, colour: MUTED })
}

function drawPhoto(pdf: Pdf, photo: Buffer | null): void {
  const box = { x: PAGE.margin, y: 148, width: INNER, height: 272 }
  pdf.rect(box.x, box.y, box.width, box.height).fill(STUDIO)
  if (photo)
    pdf.image(photo, box.x, box.y, { fit: [box.width, box.height], align: 'center', valign: 'center' })
  else
    line(pdf, 'Photographs are coming', {
      x: box.x,
      y: box.y + 128,
      width: box.width,
      size: 14,
      colour: MUTED,
      align: 'center',
    })
}

function drawPrice(pdf: Pdf, card: WindowCard): void {
  const top = 436
  const width = INNER - 116
  const at = { x: PAGE.margin, width }
  if (card.price) {
    const amount = `${card.price.text}${card.price.suffix ?? ''}`
    line(pdf, amount, { ...at, y: top, size: card.price.amountCents === null ? 30 : 54, font: 'bold' })
    const kind = [card.price.label, card.price.wasText ? `was ${card.price.wasText}` : null, card.stateText]
    line(pdf, kind.filter(Boolean).join('  ·  '), { ...at, y: top + 66, size: 15, font: 'bold' })
  } else line(pdf, card.stateText ?? '', { ...at, y: top, size: 54, font: 'bold' })
  if (card.priceNote) line(pdf, card.priceNote, { ...at, y: top + 87, size: 9.5, colour: MUTED })
  drawQr(pdf, card.url, { x: PAGE.width - PAGE.margin - 100, y: top - 4, side: 100 })
}

function drawQr(pdf: Pdf, url: string, { x, y, side }: { x: number; y: number; side: number }): void {
  const { size, path } = qrCode(url)
  pdf
    .save()
    .translate(x, y)
    .scale(side / size)
    .path(path)
    .fill('#000000')
    .restore()
  line(pdf, 'Scan for photographs and details', {
    x: x - 40,
    y: y + side + 1,
    width: side + 40,
    size: 7.5,
    colour: MUTED,
    align: 'right',
  })
}

function drawFacts(pdf: Pdf, card: WindowCard): void {
  const top = 556
  const column = INNER / 4
  pdf
    .moveTo(PAGE.margin, top)
    .lineTo(PAGE.width - PAGE.margin, top)
    .lineWidth(0.8)
    .stroke(LINE)
  card.facts.forEach((fact, index) => {
    const x = PAGE.margin + (index % 4) * column
    const y = top + 12 + Math.floor(index / 4) * 40
    line(pdf, fact.label, { x, y, width: column - 10, size: 8.5, colour: MUTED })
    line(pdf, fact.value, { x, y: y + 12, width: column - 10, size: 13, font: 'bold' })
  })
}

function drawFeatures(pdf: Pdf, card: WindowCard): void {
  const top = 648
  const column = INNER / 2
  const rows = Math.ceil(card.features.length / 2)
  card.features.forEach((feature, index) => {
    const at = { x: PAGE.margin + Math.floor(index / rows) * column, y: top + (index % rows) * 12.5 }
    line(pdf, `•  ${feature}`, { ...at, width: column - 12, size: 9 })
  })
  if (card.moreFeatures > 0)
    line(pdf, `and ${card.moreFeatures} more on the vehicle’s page`, {
      x: PAGE.margin,
      y: top + rows * 12.5 + 1,
      width: INNER,
      size: 8,
      colour: MUTED,
    })
}

function drawFooter(pdf: Pdf, card: WindowCard): void {
  const top = 768
  pdf
    .moveTo(PAGE.margin, top)
    .lineTo(PAGE.width - PAGE.margin, top)
    .lineWidth(0.8)
    .stroke(LINE)
  const left = { x: PAGE.margin, width: INNER * 0.62 }
  const right = { x: PAGE.margin + INNER * 0.62, width: INNER * 0.38, align: 'right' as const }
  const seller = card.seller
    ? [card.seller.name, card.seller.licence, card.seller.abn ? `ABN ${card.seller.abn}` : null]
    : [card.siteName]
  line(pdf, seller.filter(Boolean).join('  ·  '), { ...left, y: top + 9, size: 10.5, font: 'bold' })
  if (card.place)
    line(pdf, `${card.place.name}, ${card.place.address}`, { ...left, y: top + 25, size: 9, colour: MUTED })
  const identity = card.identity.map(({ label, value }) => `${label} ${value}`)
  line(pdf, identity.join('  ·  '), { ...left, y: top + 39, size: 8.5, colour: MUTED })
  if (card.phone) line(pdf, card.phone, { ...right, y: top + 7, size: 18, font: 'bold' })
  line(pdf, card.urlText, { ...right, y: top + 39, size: 8.5, colour: MUTED })
}
