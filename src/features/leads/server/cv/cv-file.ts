import { fail, ok, type Result } from '#src/shared/domain/result.ts'

export type CvKind = 'pdf' | 'doc' | 'docx'
export type CvProblem = keyof typeof CV_PROBLEMS

export const CV_BYTES_MAX = 5 * 1024 * 1024
/** No file system takes longer ones. */
const NAME_MAX = 255

/** Why a file is not taken, as the applicant reads it. */
export const CV_PROBLEMS = {
  too_large: 'Your CV is larger than 5 MB. Save it as a smaller PDF and choose it again.',
  wrong_kind: 'Choose a PDF or Word file for your CV; this one is neither inside, whatever its name says.',
  unsafe: 'Your CV holds macros, scripts or other files. Save it as a plain PDF and choose it again.',
  bad_name: 'Rename your CV: the file’s name has characters that a name cannot have. Then choose it again.',
} as const

/** Control and direction marks hide what a name is; the others lead out of a folder or are reserved. */
const NAME_REFUSED = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}/\\:*?"<>|]/u
/** Actions and files inside a PDF (ISO 32000-2, 7.11.4, 12.6.4), where they are not compressed. */
const PDF_ACTIVE = /\/(?:JavaScript|Launch|EmbeddedFiles?|RichMedia|XFA|JS\s*[(<\d])/
const OLE_SIGNATURE = Buffer.from('d0cf11e0a1b11ae1', 'hex')
const ZIP_END = Buffer.from('504b0506', 'hex')
const ZIP_ENTRY = 0x02014b50

/** What kind of CV the file is by what is in it, never by its name or the type a browser sends. */
export function readCv(name: string, bytes: Uint8Array | null): Result<CvKind, CvProblem> {
  if (bytes === null || bytes.byteLength > CV_BYTES_MAX) return fail('too_large')
  if (name.length > NAME_MAX || NAME_REFUSED.test(name)) return fail('bad_name')
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (file.subarray(0, 5).equals(Buffer.from('%PDF-'))) return readPdf(file)
  if (file.subarray(0, 8).equals(OLE_SIGNATURE)) return readDoc(file)
  return readDocx(file)
}

function readPdf(file: Buffer): Result<CvKind, CvProblem> {
  if (file.lastIndexOf('%%EOF') < 0) return fail('wrong_kind')
  // A name may write any character as # and two hexadecimal digits
  const text = file
    .toString('latin1')
    .replace(/#([\da-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
  return PDF_ACTIVE.test(text) ? fail('unsafe') : ok('pdf')
}

function readDoc(file: Buffer): Result<CvKind, CvProblem> {
  const holds = (stream: string) => file.includes(Buffer.from(stream, 'utf16le'))
  if (!holds('WordDocument')) return fail('wrong_kind')
  return holds('_VBA_PROJECT') || holds('Ole10Native') ? fail('unsafe') : ok('doc')
}

function readDocx(file: Buffer): Result<CvKind, CvProblem> {
  const names = zipNames(file)
  if (!names.includes('[Content_Types].xml') || !names.includes('word/document.xml'))
    return fail('wrong_kind')
  return names.some((name) => /vbaProject|(^|\/)(embeddings|activeX)\//i.test(name))
    ? fail('unsafe')
    : ok('docx')
}

/** The names in a ZIP file's directory (APPNOTE.TXT 4.3.12 and 4.3.16); none if it is not one. */
function zipNames(file: Buffer): string[] {
  const end = file.lastIndexOf(ZIP_END)
  if (end < 0 || end + 22 > file.length) return []
  const names: string[] = []
  let at = file.readUInt32LE(end + 16)
  for (let left = file.readUInt16LE(end + 10); left > 0; left--) {
    if (at + 46 > file.length || file.readUInt32LE(at) !== ZIP_ENTRY) return []
    const length = file.readUInt16LE(at + 28)
    names.push(file.toString('utf8', at + 46, at + 46 + length))
    at += 46 + length + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32)
  }
  return names
}
