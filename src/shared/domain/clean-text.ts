/** C0 and C1 controls except tab and line feed: never meant, harmful in headers and XML, NUL refused by PostgreSQL. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: naming the control characters is the point
const CONTROLS = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028\u2029\ufffe\uffff]/g

/** One line of text, or several where `isMultiline`, without control characters and outer white space. */
export function cleanText(text: string, isMultiline: boolean): string {
  const lines = text.toWellFormed().replace(/\r\n?/g, '\n').replace(CONTROLS, '')
  return (isMultiline ? lines : lines.replace(/\s+/g, ' ')).trim()
}

/**
 * One line of at most `length` UTF-16 units for an address: what no one can see (controls, format marks, half
 * letters) is a space, white space is folded. Cleaning it again changes nothing.
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
