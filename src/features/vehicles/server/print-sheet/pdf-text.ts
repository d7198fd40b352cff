/** Characters the embedded Inter can draw: Latin-1 and typographic punctuation, without control or direction marks. */
const DRAWN = /[\u0020-\u007e\u00a0-\u00ff\u2013\u2014\u2018\u2019\u201c\u201d\u2022\u2026\u20ac\u2122]/

/**
 * Text the sheet can print: one line of at most `max` characters, with characters missing from the font reduced to
 * their base letter or dropped. It cannot inject PDF syntax, because PDFKit writes glyph numbers.
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
