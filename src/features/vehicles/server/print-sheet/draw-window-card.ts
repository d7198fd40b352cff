import { type WindowCardPdfInput, windowCardPdf } from './window-card-pdf.ts'

/** Runs in the drawing thread, which receives the photograph as plain bytes. */
export function draw({ photo, ...sheet }: WindowCardPdfInput): Promise<Buffer> {
  return windowCardPdf({ ...sheet, photo: photo && Buffer.from(photo) })
}
