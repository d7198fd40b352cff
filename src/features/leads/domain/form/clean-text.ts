/** C0 and C1 controls except tab and line feed: never meant, and harmful in headers and XML. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: naming the control characters is the point
const CONTROLS = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028\u2029\ufffe\uffff]/g

/** One line of text, or several where `isMultiline`, without control characters and outer white space. */
export function cleanText(text: string, isMultiline: boolean): string {
  const lines = text.toWellFormed().replace(/\r\n?/g, '\n').replace(CONTROLS, '')
  return (isMultiline ? lines : lines.replace(/\s+/g, ' ')).trim()
}
