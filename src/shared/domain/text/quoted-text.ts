/** Enough to find the cell in the sender's file, too little to carry a letter. */
const QUOTED_MAX = 40
const MAIL_ADDRESS = /[^\s<>"'(),:;@]+@[^\s<>"'(),:;@]+/g
/** Australian numbers as people write them; shorter runs of digits are prices, kilometres and VINs. */
const PHONE = /(?<!\d)(?:\+?61|\(?\b0)[ ()-]{0,2}[2-478](?:[ ()-]{0,2}\d){8}(?!\d)/g
/** Text longer than this is cut before it is looked at. */
const LOOKED_AT_MAX = 120
/** Whatever is not shown as itself, and what would end the quotation or begin markup. */
const UNPRINTABLE = /[^\p{L}\p{M}\p{N}\p{P}\p{S} ]|[\\'<>]/gu

/**
 * Hostile text for use between single quotes in a reason: on one line and at most 40 characters as shown, `…` where
 * it was longer, everything unprintable escaped (`\u{7}`), without mail addresses and phone numbers. Fit for logs,
 * terminals, mails and pages.
 */
export function quotedText(text: string): string {
  const looked = text.slice(0, LOOKED_AT_MAX).toWellFormed()
  const plain = looked
    .replace(MAIL_ADDRESS, '[address]')
    .replace(PHONE, '[number]')
    .replace(/\s+/g, ' ')
    .trim()
  const shown: string[] = []
  let length = 0
  for (const character of plain) {
    const next = character.replace(UNPRINTABLE, escaped)
    length += next.length
    if (length > QUOTED_MAX) return `${shown.join('')}…`
    shown.push(next)
  }
  return text.length > LOOKED_AT_MAX ? `${shown.join('')}…` : shown.join('')
}

function escaped(character: string): string {
  return character === "'" || character === '\\'
    ? `\\${character}`
    : `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`
}
