import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import PDFDocument from 'pdfkit'
import type { WindowCard } from '#src/features/vehicles/domain/print/window-card.ts'
import type { Fact } from '#src/features/vehicles/domain/facts/key-information.ts'
import { toPdfText } from './pdf-text.ts'
import { qrCode } from '#src/features/vehicles/domain/print/qr-code.ts'

const PAGE = { width: 595.28, height: 841.89, margin: 36 }
const INNER = PAGE.width - 2 * PAGE.margin
const INK = '#14171a'
const MUTED = '#565d65'
const LINE = '#d5d9de'
const STUDIO = '#eceef0'

export type WindowCardPdfInput = {
  card: WindowCard
  /** JPEG or PNG; null for a sheet without a photograph. */
  photo: Buffer | null
  /** Background of the site's name and the colour of text on it, `#rrggbb`. */
  brand: { plane: string; onPlane: string }
}

let fonts: Promise<{ regular: Buffer; bold: Buffer }> | null = null

/** The window card as a one-page A4 PDF with embedded fonts (API-013). Throws if the photograph is not a picture. */
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
  drawPhoto(pdf, photo, card.photo !== null)
  drawQr(pdf, card.url)
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

/** One line, shrunk until it fits, so that a long name never overlaps. Returns the size used. */
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

/** 3:2, with the whole photograph; the QR code and the first four facts go next to it. */
const PHOTO = { x: PAGE.margin, y: 148, width: 402, height: 268 }
const SIDE = { x: PHOTO.x + PHOTO.width + 18, width: INNER - PHOTO.width - 18 }
const FACTS_BESIDE = 4

function drawPhoto(pdf: Pdf, photo: Buffer | null, hasPhotos: boolean): void {
  const { x, y, width, height } = PHOTO
  pdf.rect(x, y, width, height).fill(STUDIO)
  if (photo) pdf.image(photo, x, y, { fit: [width, height], align: 'center', valign: 'center' })
  else
    line(pdf, hasPhotos ? 'Scan the code for photographs' : 'Photographs are coming', {
      x,
      y: y + 126,
      width,
      size: 14,
      colour: MUTED,
      align: 'center',
    })
}

function drawPrice(pdf: Pdf, card: WindowCard): void {
  const top = 434
  const at = { x: PAGE.margin, width: INNER }
  if (card.price) {
    const amount = `${card.price.text}${card.price.suffix ?? ''}`
    line(pdf, amount, { ...at, y: top, size: card.price.amountCents === null ? 36 : 64, font: 'bold' })
    const kind = [card.price.label, card.price.wasText ? `was ${card.price.wasText}` : null, card.stateText]
    line(pdf, kind.filter(Boolean).join('  ·  '), { ...at, y: top + 78, size: 17, font: 'bold' })
  } else line(pdf, card.stateText ?? '', { ...at, y: top, size: 64, font: 'bold' })
  if (card.priceNote) line(pdf, card.priceNote, { ...at, y: top + 101, size: 9.5, colour: MUTED })
}

function drawQr(pdf: Pdf, url: string): void {
  const { size, path } = qrCode(url)
  const quiet = (4 / size) * SIDE.width
  pdf.save().translate(SIDE.x - quiet, PHOTO.y - quiet)
  pdf
    .scale((SIDE.width + 2 * quiet) / size)
    .path(path)
    .fill('#000000')
    .restore()
  const at = { x: SIDE.x, y: PHOTO.y + SIDE.width + 5, width: SIDE.width }
  line(pdf, 'Scan for photos and details', { ...at, size: 7.5, colour: MUTED })
}

function drawFacts(pdf: Pdf, card: WindowCard): void {
  card.facts.slice(0, FACTS_BESIDE).forEach((fact, index) => {
    drawFact(pdf, fact, { x: SIDE.x, y: PHOTO.y + SIDE.width + 26 + index * 37, width: SIDE.width })
  })
  const top = 562
  const column = INNER / 4
  pdf
    .moveTo(PAGE.margin, top)
    .lineTo(PAGE.width - PAGE.margin, top)
    .lineWidth(0.8)
    .stroke(LINE)
  card.facts.slice(FACTS_BESIDE).forEach((fact, index) => {
    drawFact(pdf, fact, { x: PAGE.margin + index * column, y: top + 12, width: column - 10 })
  })
}

function drawFact(pdf: Pdf, fact: Fact, { x, y, width }: { x: number; y: number; width: number }): void {
  line(pdf, fact.label, { x, y, width, size: 8.5, colour: MUTED })
  line(pdf, fact.value, { x, y: y + 12, width, size: 13, font: 'bold' })
}

function drawFeatures(pdf: Pdf, card: WindowCard): void {
  const top = 612
  const column = INNER / 2
  const rows = Math.ceil(card.features.length / 2)
  card.features.forEach((feature, index) => {
    const at = { x: PAGE.margin + Math.floor(index / rows) * column, y: top + (index % rows) * 14.5 }
    line(pdf, `•  ${feature}`, { ...at, width: column - 12, size: 10 })
  })
  if (card.moreFeatures > 0)
    line(pdf, `and ${card.moreFeatures} more on the vehicle’s page`, {
      x: PAGE.margin,
      y: top + rows * 14.5 + 1,
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
