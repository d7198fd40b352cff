import { CV_BYTES_MAX, type CvProblem } from '#src/features/leads/domain/form/cv-words.ts'
import { fail, ok, type Result } from '#src/shared/domain/result.ts'
import { readWordFile } from './word-file.ts'

export type CvKind = 'pdf' | 'doc' | 'docx'

/** No file system takes longer ones. */
const NAME_MAX = 255

/** Control and direction marks hide what a name is; the others lead out of a folder or are reserved. */
const NAME_REFUSED = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}/\\:*?"<>|]/u
/** Actions and files inside a PDF (ISO 32000-2, 7.11.4, 12.6.4), where they are not compressed. */
const PDF_ACTIVE = /\/(?:JavaScript|Launch|EmbeddedFiles?|RichMedia)/
/** Names so short that they turn up by chance in a large picture. */
const PDF_ACTIVE_SHORT = /\/(?:XFA|JS)\s*[[(<\d]/
/** Where a comment, a string or a stream begins. */
const PDF_APART = /[%(]|>>\s*stream\r?\n/g
const OLE_SIGNATURE = Buffer.from('d0cf11e0a1b11ae1', 'hex')

/** What kind of CV the file is by what is in it, never by its name or the type a browser sends. */
export function readCv(name: string, bytes: Uint8Array | null): Result<CvKind, CvProblem> {
  if (bytes === null || bytes.byteLength > CV_BYTES_MAX) return fail('too_large')
  if (name.length > NAME_MAX || NAME_REFUSED.test(name)) return fail('bad_name')
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (file.subarray(0, 5).equals(Buffer.from('%PDF-'))) return readPdf(file)
  if (file.subarray(0, 8).equals(OLE_SIGNATURE)) return readDoc(file)
  return readWordFile(file)
}

function readPdf(file: Buffer): Result<CvKind, CvProblem> {
  if (file.lastIndexOf('%%EOF') < 0) return fail('wrong_kind')
  const text = file.toString('latin1')
  const isActive =
    PDF_ACTIVE.test(decodeNames(text)) || PDF_ACTIVE_SHORT.test(decodeNames(withoutStreams(text)))
  return isActive ? fail('unsafe') : ok('pdf')
}

/** A name may write any character as # and two hexadecimal digits. */
function decodeNames(text: string): string {
  return text.replace(/#([\da-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
}

/** What a PDF says of its streams and other objects, not what is in the streams. */
function withoutStreams(text: string): string {
  const kept: string[] = []
  const apart = new RegExp(PDF_APART)
  let from = 0
  for (let found = apart.exec(text); found; found = apart.exec(text)) {
    const at = apart.lastIndex
    const isStream = found[0].startsWith('>>')
    const end = isStream ? text.indexOf('endstream', at) : endOf(text, found[0], at)
    if (end < 0) break
    if (isStream) {
      kept.push(text.slice(from, at))
      from = end
    }
    apart.lastIndex = end
  }
  return kept.join('') + text.slice(from)
}

/** Where a comment or a string ends; -1 if it never does. */
function endOf(text: string, mark: string, start: number): number {
  const steps = mark === '%' ? /[\r\n]/g : /\\[\s\S]|[()]/g
  steps.lastIndex = start
  let depth = 1
  for (let step = steps.exec(text); step; step = steps.exec(text)) {
    if (step[0] === '(') depth += 1
    else if (!step[0].startsWith('\\')) depth -= 1
    if (depth === 0) return steps.lastIndex
  }
  return -1
}

function readDoc(file: Buffer): Result<CvKind, CvProblem> {
  const holds = (stream: string) => file.includes(Buffer.from(stream, 'utf16le'))
  if (!holds('WordDocument')) return fail('wrong_kind')
  return holds('_VBA_PROJECT') || holds('Ole10Native') ? fail('unsafe') : ok('doc')
}
