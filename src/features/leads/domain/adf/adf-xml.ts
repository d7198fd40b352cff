/** An element to write: attributes in order, then text or children. */
export type XmlNode = {
  name: string
  attributes?: Record<string, string | undefined>
  children: (XmlNode | null)[] | string
}

const PROLOGUE = '<?xml version="1.0" encoding="UTF-8"?>\n<?adf version="1.0"?>\n'

/** An element, or null if no XML text remains: optional elements are left out rather than empty. */
export function textNode(
  name: string,
  text: string | number | null,
  attributes?: XmlNode['attributes'],
): XmlNode | null {
  if (text === null || carried(String(text)).trim() === '') return null
  return { name, children: String(text), ...(attributes ? { attributes } : {}) }
}

/** An element receivers require; if its text is empty it says so. */
export function requiredNode(
  name: string,
  text: string | number | null,
  attributes?: XmlNode['attributes'],
): XmlNode {
  const children = 'Not specified'
  return textNode(name, text, attributes) ?? { name, children, ...(attributes ? { attributes } : {}) }
}

/** The part of a text that XML 1.0 allows: other characters dropped, surrogates repaired. */
function carried(text: string): string {
  return (
    text
      .toWellFormed()
      // biome-ignore lint/suspicious/noControlCharactersInRegex: XML 1.0 forbids exactly these
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u0084\u0086-\u009f\ufffe\uffff]/g, '')
  )
}

/** Text for XML 1.0 with markup escaped. */
export function escapeXml(text: string): string {
  return carried(text)
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;')
    .replace(/'/g, '&apos;')
    .replace(/\r/g, '&#13;')
}

/** A complete ADF document with prologue, two-space indentation and a trailing line feed. */
export function writeAdfDocument(root: XmlNode): string {
  return `${PROLOGUE}${writeNode(root, '')}\n`
}

function writeNode(node: XmlNode, indent: string): string {
  const attributes = Object.entries(node.attributes ?? {})
    .filter(([, value]) => value !== undefined)
    .map(
      ([name, value]) =>
        ` ${name}="${escapeXml(value ?? '')
          .replace(/\n/g, '&#10;')
          .replace(/\t/g, '&#9;')}"`,
    )
    .join('')
  if (typeof node.children === 'string')
    return `${indent}<${node.name}${attributes}>${escapeXml(node.children)}</${node.name}>`
  const children = node.children
    .filter((child) => child !== null)
    .map((child) => writeNode(child, `${indent}  `))
  return `${indent}<${node.name}${attributes}>\n${children.join('\n')}\n${indent}</${node.name}>`
}
