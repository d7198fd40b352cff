// node tools/demo-imagery/history-report.mjs: makes seed/media/sample-history-report.pdf, the file behind "Open the history
// report" of the demo stock. It says on its face that it reports on no vehicle.
import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import PDFDocument from 'pdfkit'

const pdf = new PDFDocument({ size: 'A4', margin: 64, lang: 'en-AU', info: { Title: 'Sample history report' } })
pdf.pipe(createWriteStream(join(import.meta.dirname, '../../seed/media/sample-history-report.pdf')))
pdf.font('Helvetica-Bold').fontSize(26).text('Sample history report')
pdf.moveDown().font('Helvetica').fontSize(12)
pdf.text('This is demonstration stock. The report of a real vehicle, as its dealer uploads it, opens in place of this page.')
pdf.moveDown().text('It reports on no vehicle and says nothing of money owing, theft or damage.')
pdf.end()
