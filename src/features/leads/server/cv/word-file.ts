import { SaxesParser } from 'saxes'
import { fail, ok, type Result } from '#src/shared/domain/result.ts'
import { readPlainZip, type ZipEntry } from './plain-zip.ts'

const ZIP_START = Buffer.from('504b0304', 'hex')
const TYPES_PART = '[Content_Types].xml'
/** The part a document begins with (ECMA-376, part 1, 11.3.10). */
const DOCUMENT_TYPE = /wordprocessingml\.document\.main\+xml$/i
const ACTIVE_TYPE = /macroEnabled|vbaProject|activeX|oleObject/i
const ACTIVE_NAME = /vbaProject|(^|\/)(embeddings|activeX)\//i
/** Relations that bring in a macro, a control or another file (ECMA-376, part 1, 11.3 and 15.2). */
const ACTIVE_RELATION =
  /\/(attachedTemplate|oleObject|frame|package|control|activeX\w*|vbaProject|wordVbaData|subDocument|aFChunk|mailMerge\w*)$/i
const LINK_RELATION = /\/hyperlink$/i
/** Of everything that must be read; a real document has some kilobytes. */
const XML_BYTES_MAX = 2 * 1024 * 1024

type Element = { name: string; attributes: Readonly<Record<string, string>> }

/** Whether a file is a Word document without macros, controls or anything to be fetched from elsewhere. */
export function readWordFile(file: Buffer): Result<'docx', 'wrong_kind' | 'unsafe'> {
  if (!file.subarray(0, 4).equals(ZIP_START)) return fail('wrong_kind')
  const entries = readPlainZip(file)
  if (!entries) return fail('unsafe')
  const types = entries.find(({ name }) => name === TYPES_PART)
  const relations = entries.filter(({ name }) => /\.rels$/i.test(name))
  if (!types) return fail('wrong_kind')
  const elements = readElements([types, ...relations])
  if (!elements || entries.some(({ name }) => ACTIVE_NAME.test(name)) || elements.some(isActive))
    return fail('unsafe')
  const isDocument = elements.some(({ attributes }) => DOCUMENT_TYPE.test(attributes.ContentType ?? ''))
  return isDocument ? ok('docx') : fail('wrong_kind')
}

function isActive({ name, attributes }: Element): boolean {
  if (ACTIVE_TYPE.test(attributes.ContentType ?? '')) return true
  if (name !== 'Relationship') return false
  const type = attributes.Type ?? ''
  const isOutside = attributes.TargetMode?.trim().toLowerCase() === 'external'
  return ACTIVE_RELATION.test(type) || (isOutside && !LINK_RELATION.test(type))
}

/** Every element of some parts; null if one is damaged, too large or has a document type of its own. */
function readElements(parts: ZipEntry[]): Element[] | null {
  const elements: Element[] = []
  let left = XML_BYTES_MAX
  for (const part of parts) {
    const content = part.open(left)
    if (!content) return null
    left -= content.length
    const parser = new SaxesParser()
    parser.on('error', (error) => {
      throw error
    })
    parser.on('doctype', () => {
      throw new Error('A part of a document has no DOCTYPE')
    })
    parser.on('opentag', ({ name, attributes }) => {
      elements.push({ name: name.slice(name.indexOf(':') + 1), attributes })
    })
    try {
      parser.write(new TextDecoder('utf-8', { fatal: true }).decode(content)).close()
    } catch {
      return null
    }
  }
  return elements
}
