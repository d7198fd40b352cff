import { type WindowCardPdfInput, windowCardPdf } from './window-card-pdf.ts'

/** What the drawing thread makes of a window card; its photograph came as plain bytes. */
export function draw({ photo, ...sheet }: WindowCardPdfInput): Promise<Buffer> {
  return windowCardPdf({ ...sheet, photo: photo && Buffer.from(photo) })
}
