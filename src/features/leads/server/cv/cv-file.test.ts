import PDFDocument from 'pdfkit'
import { expect, test } from 'vitest'
import { CV_BYTES_MAX, readCv } from './cv-file.ts'

/** A real PDF with whatever is added before its end. */
async function aPdf(added = ''): Promise<Uint8Array> {
  const pdf = new PDFDocument()
  const parts: Buffer[] = []
  pdf.on('data', (part: Buffer) => parts.push(part))
  const ended = new Promise((resolve) => pdf.on('end', resolve))
  pdf.text('Ten years of brakes and gearboxes.')
  pdf.end()
  await ended
  const text = Buffer.concat(parts).toString('latin1')
  return Buffer.from(text.replace('trailer', `${added}\ntrailer`), 'latin1')
}

/** A ZIP file's directory with entries of these names and no content. */
function aZip(...names: string[]): Uint8Array {
  const entries = names.map((name) => {
    const head = Buffer.alloc(46)
    head.writeUInt32LE(0x02014b50)
    head.writeUInt16LE(Buffer.byteLength(name), 28)
    return Buffer.concat([head, Buffer.from(name)])
  })
  const start = Buffer.from('504b0304', 'hex')
  const directory = Buffer.concat(entries)
  const end = Buffer.alloc(22)
  end.write('504b0506', 'hex')
  end.writeUInt16LE(names.length, 10)
  end.writeUInt32LE(start.length, 16)
  return Buffer.concat([start, directory, end])
}
const WORD = ['[Content_Types].xml', 'word/document.xml']
const OLE = Buffer.from('d0cf11e0a1b11ae1', 'hex')
const aDoc = (...streams: string[]) =>
  Buffer.concat([OLE, ...streams.map((name) => Buffer.from(name, 'utf16le'))])

test('a PDF or Word file is known by what is in it, whatever its name says', async () => {
  expect(readCv('cv.txt', await aPdf())).toEqual({ ok: true, value: 'pdf' })
  expect(readCv('cv', aZip(...WORD))).toEqual({ ok: true, value: 'docx' })
  expect(readCv('cv.pdf', aDoc('WordDocument'))).toEqual({ ok: true, value: 'doc' })
})

test('anything else is refused, however it is named: a program, a page, a picture, another ZIP, half a PDF', () => {
  const others = [
    Buffer.from('MZ\x90\x00 %PDF-1.7 %%EOF', 'latin1'),
    Buffer.from('<html><script>alert(1)</script>%PDF-1.7'),
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    aZip('payload.exe', 'word/document.xml'),
    Buffer.from('%PDF-1.7 and no end'),
    aDoc('Workbook'),
    Buffer.alloc(0),
  ]
  for (const bytes of others) expect(readCv('cv.pdf', bytes)).toEqual({ ok: false, error: 'wrong_kind' })
})

test('a CV with scripts, macros or other files inside is refused, also where a PDF writes its names in code', async () => {
  for (const added of [
    '/OpenAction << /S /JavaScript /JS (app.alert(1)) >>',
    '/S /L#61unch',
    '/EmbeddedFiles 3 0 R',
  ])
    expect(readCv('cv.pdf', await aPdf(added))).toEqual({ ok: false, error: 'unsafe' })
  for (const name of ['word/vbaProject.bin', 'word/embeddings/oleObject1.bin', 'word/activeX/activeX1.xml'])
    expect(readCv('cv.docx', aZip(...WORD, name))).toEqual({ ok: false, error: 'unsafe' })
  expect(readCv('cv.doc', aDoc('WordDocument', '_VBA_PROJECT'))).toEqual({ ok: false, error: 'unsafe' })
})

test('a name that hides what it is or leads elsewhere is refused, and so is a file too large', async () => {
  const pdf = await aPdf()
  for (const name of [
    'cv\u202efdp.exe',
    '../../cv.pdf',
    'C:\\cv.pdf',
    'cv\u0000.pdf',
    'cv\r\n.pdf',
    `${'c'.repeat(300)}.pdf`,
  ])
    expect(readCv(name, pdf), JSON.stringify(name)).toEqual({ ok: false, error: 'bad_name' })
  expect(readCv('Zoë’s CV (2026).pdf', pdf).ok).toBe(true)
  expect(readCv('cv.pdf', new Uint8Array(CV_BYTES_MAX + 1))).toEqual({ ok: false, error: 'too_large' })
  expect(readCv('cv.pdf', null)).toEqual({ ok: false, error: 'too_large' })
})

test('a damaged ZIP directory is no Word file and no fault', () => {
  const whole = Buffer.from(aZip(...WORD))
  for (let at = 0; at < whole.length; at++)
    for (const value of [0, 255]) {
      const damaged = Buffer.from(whole)
      damaged[at] = value
      expect(['docx', undefined, 'wrong_kind', 'unsafe']).toContain(outcome(readCv('cv.docx', damaged)))
    }
})

function outcome(read: ReturnType<typeof readCv>): string | undefined {
  return read.ok ? read.value : read.error
}
