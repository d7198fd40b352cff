import { crc32, deflateRawSync } from 'node:zlib'

/** Office's own relation types. */
export const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

/** The parts a Word document has at least. */
export const WORD = {
  '[Content_Types].xml':
    '<Types><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
  'word/document.xml': '<w:document/>',
}

/** A Word document, with relations of its text. */
export function aWordFile(relations = ''): Uint8Array {
  return aZip({ ...WORD, 'word/_rels/document.xml.rels': `<Relationships>${relations}</Relationships>` })
}

/** A ZIP file of these entries. */
export function aZip(entries: Readonly<Record<string, string>>): Uint8Array {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const [name, text] of Object.entries(entries)) {
    const [named, content] = [Buffer.from(name), deflateRawSync(text)]
    const facts = Buffer.alloc(26)
    facts.writeUInt16LE(20, 0)
    facts.writeUInt16LE(8, 4)
    facts.writeUInt32LE(crc32(text), 10)
    facts.writeUInt32LE(content.length, 14)
    facts.writeUInt32LE(Buffer.byteLength(text), 18)
    facts.writeUInt16LE(named.length, 22)
    const local = Buffer.concat([Buffer.from('504b0304', 'hex'), facts, named, content])
    const rest = Buffer.alloc(14)
    rest.writeUInt32LE(at, 10)
    directory.push(Buffer.concat([Buffer.from('504b01021400', 'hex'), facts, rest, named]))
    parts.push(local)
    at += local.length
  }
  const named = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.write('504b0506', 'hex')
  end.writeUInt16LE(directory.length, 8)
  end.writeUInt16LE(directory.length, 10)
  end.writeUInt32LE(named.length, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...parts, named, end])
}
