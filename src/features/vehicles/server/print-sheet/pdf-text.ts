/** What the embedded Inter draws: Latin-1 and the punctuation of good typesetting; no controls, no direction marks. */
const DRAWN = /[\u0020-\u007e\u00a0-\u00ff\u2013\u2014\u2018\u2019\u201c\u201d\u2022\u2026\u20ac\u2122]/

/**
 * Text as the sheet can print it: one line, letters the font lacks reduced to their base letter or left out, at most
 * `max` characters. Nothing in it can be read as PDF syntax, because PDFKit writes glyph numbers, not characters.
 */
export function toPdfText(text: string, max = 200): string {
  const drawn = [...text.slice(0, max * 4)].map((char) => {
    if (DRAWN.test(char)) return char
    if (/\s/.test(char)) return ' '
    return [...char.normalize('NFKD')].filter((part) => DRAWN.test(part)).join('')
  })
  const line = drawn.join('').replace(/ {2,}/g, ' ').trim()
  return line.length > max ? `${line.slice(0, max - 1).trimEnd()}…` : line
}
