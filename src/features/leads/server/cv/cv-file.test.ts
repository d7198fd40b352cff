import PDFDocument from 'pdfkit'
import { expect, test } from 'vitest'
import { CV_BYTES_MAX } from '#src/features/leads/domain/form/cv-words.ts'
import { aWordFile, aZip, RELATIONS, WORD } from './testing/zip-fixtures.ts'
import { readCv } from './cv-file.ts'

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

const OLE = Buffer.from('d0cf11e0a1b11ae1', 'hex')
const aDoc = (...streams: string[]) =>
  Buffer.concat([OLE, ...streams.map((name) => Buffer.from(name, 'utf16le'))])

test('a PDF or Word file is known by what is in it, whatever its name says', async () => {
  expect(readCv('cv.txt', await aPdf())).toEqual({ ok: true, value: 'pdf' })
  expect(readCv('cv', aZip(WORD))).toEqual({ ok: true, value: 'docx' })
  expect(readCv('cv.pdf', aDoc('WordDocument'))).toEqual({ ok: true, value: 'doc' })
})

test('anything else is refused, however it is named: a program, a page, a picture, another ZIP, half a PDF', () => {
  const others = [
    Buffer.from('MZ\x90\x00 %PDF-1.7 %%EOF', 'latin1'),
    Buffer.from('<html><script>alert(1)</script>%PDF-1.7'),
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    aZip({ 'payload.exe': '', 'word/document.xml': '' }),
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
    expect(readCv('cv.docx', aZip({ ...WORD, [name]: 'x' }))).toEqual({ ok: false, error: 'unsafe' })
  expect(readCv('cv.doc', aDoc('WordDocument', '_VBA_PROJECT'))).toEqual({ ok: false, error: 'unsafe' })
})

test('a PDF’s compressed picture may hold any bytes by chance; its names outside streams may not', async () => {
  const picture = (bytes: string) => `9 0 obj << /Length 20 >> stream\n${bytes}\nendstream endobj`
  expect(readCv('cv.pdf', await aPdf(picture('\x90/JS<\x88/XFA('))).ok).toBe(true)
  for (const added of [
    `${picture('x')} /S /Rendition /JS (app.alert(1))`,
    '% >>stream\n/S /Rendition /JS 7 0 R\n%endstream',
    '(>>stream\n) /S /Rendition /#4a#53 <61>\n(endstream)',
  ])
    expect(readCv('cv.pdf', await aPdf(added)), added).toEqual({ ok: false, error: 'unsafe' })
})

test('a hostile PDF of the largest size is read in a moment', () => {
  for (const piece of ['>>stream\n', '>> ', '(', '(\\', '%', '#2', '>>stream\nendstream'])
    expect(readCv('cv.pdf', Buffer.from(`%PDF-1.7\n${piece.repeat(200_000)}%%EOF`)).ok).toBe(true)
})

test('a Word document whose ZIP can be read in two ways is refused: a second directory, a comment, a hidden entry', () => {
  const plain = Buffer.from(aWordFile())
  const macros = aZip({ ...WORD, 'word/vbaProject.bin': 'macros' })
  const second = Buffer.concat([plain, macros])
  second.writeUInt16LE(macros.length, plain.length - 2)
  const commented = Buffer.concat([plain, Buffer.from('hello')])
  commented.writeUInt16LE(5, plain.length - 2)
  const before = Buffer.concat([Buffer.from(aZip({ 'word/vbaProject.bin': 'macros' })), plain])
  for (const bytes of [second, commented, before, Buffer.concat([plain, Buffer.alloc(4)])])
    expect(readCv('cv.docx', bytes)).toEqual({ ok: false, error: 'unsafe' })
})

test('a Word document that fetches a template, a picture or an object is refused, a link in its text is not', () => {
  const outside = (type: string, mode = 'TargetMode="External"') =>
    readCv(
      'cv.docx',
      aWordFile(`<Relationship Id="r1" Type="${RELATIONS}/${type}" Target="https://x.example" ${mode}/>`),
    )
  expect(outside('hyperlink').ok).toBe(true)
  expect(outside('styles', '').ok).toBe(true)
  for (const type of ['attachedTemplate', 'oleObject', 'frame', 'image', 'subDocument', 'aFChunk'])
    expect(outside(type), type).toEqual({ ok: false, error: 'unsafe' })
  for (const mode of [`TargetMode='external'`, 'TargetMode="Ext&#101;rnal"'])
    expect(outside('image', mode), mode).toEqual({ ok: false, error: 'unsafe' })
  expect(outside('attachedTemplate', '').ok).toBe(false)
  const named = '<!DOCTYPE x [<!ENTITY e "External">]>'
  const types = `${named}${WORD['[Content_Types].xml']}`
  expect(readCv('cv.docx', aZip({ ...WORD, '[Content_Types].xml': types })).ok).toBe(false)
})

test('a Word document with macros is refused by its type, and one that unpacks to gigabytes is not unpacked', () => {
  const types = WORD['[Content_Types].xml'].replace(
    /application[^"]+/,
    'application/vnd.ms-word.document.macroEnabled.main+xml',
  )
  expect(readCv('cv.docx', aZip({ ...WORD, '[Content_Types].xml': types }))).toEqual({
    ok: false,
    error: 'unsafe',
  })
  const bomb = { ...WORD, '_rels/.rels': '<!-- -->'.repeat(1024 * 1024) }
  expect(readCv('cv.docx', aZip(bomb))).toEqual({ ok: false, error: 'unsafe' })
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
  const whole = Buffer.from(aZip(WORD))
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
