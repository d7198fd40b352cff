import { SaxesParser } from 'saxes'
import type { AdfElement } from '#src/features/leads/domain/adf/adf-check.ts'

/** Parses an XML document strictly; throws at the first error. */
export function parseAdf(xml: string): AdfElement {
  const parser = new SaxesParser()
  const root: AdfElement = { name: '', attributes: {}, children: [], text: '' }
  const open: AdfElement[] = [root]
  parser.on('error', (error) => {
    throw error
  })
  parser.on('doctype', () => {
    throw new Error('An ADF document has no DOCTYPE')
  })
  parser.on('opentag', (tag) => {
    const element: AdfElement = {
      name: tag.name,
      attributes: { ...tag.attributes } as Record<string, string>,
      children: [],
      text: '',
    }
    open.at(-1)?.children.push(element)
    open.push(element)
  })
  parser.on('text', (text) => {
    const element = open.at(-1)
    if (element) element.text += text
  })
  parser.on('closetag', () => open.pop())
  parser.write(xml).close()
  const [document] = root.children
  if (!document) throw new Error('The document has no element')
  return document
}
