/**
 * C0 and C1 controls except tab and line feed: never intended, harmful in headers and XML, and NUL is refused
 * by PostgreSQL. Marks that turn the direction of what follows (U+202A to U+202E, U+2066 to U+2069) would let a
 * name or address be shown as another; text in right-to-left scripts needs none of them.
 */
const CONTROLS = /(?![\t\n])\p{Cc}|[\u2028-\u202e\u2066-\u2069\ufffe\uffff]/gu

/** The text trimmed and without control characters, on one line unless `isMultiline`. */
export function cleanText(text: string, isMultiline: boolean): string {
  const lines = text.toWellFormed().replace(/\r\n?/g, '\n').replace(CONTROLS, '')
  return (isMultiline ? lines : lines.replace(/\s+/g, ' ')).trim()
}

/**
 * One line of at most `length` UTF-16 units for use in an address. Invisible characters (controls, format
 * marks, half surrogates) become spaces and white space is collapsed. Cleaning it again changes nothing.
 */
export function cleanLine(text: string, length: number): string {
  const folded = cleanText(
    text
      .slice(0, length * 4)
      .toWellFormed()
      .replace(/[\p{Cc}\p{Cf}\uFFFD]/gu, ' '),
    false,
  )
  return folded
    .slice(0, length)
    .toWellFormed()
    .replace(/\uFFFD/g, '')
    .trim()
}
