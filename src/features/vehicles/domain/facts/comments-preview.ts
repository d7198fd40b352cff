/** VDP-012: characters shown before Show more. */
export const COMMENTS_PREVIEW_LENGTH = 400
/** VDP-013, exact wording. */
export const COMMENTS_EMPTY_TEXT = 'Dealer comments are pending. Please check back here later.'
/** VDP-015: features shown before Show All. */
export const FEATURES_SHOWN = 8

const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  rsquo: '’',
  lsquo: '‘',
  bull: '•',
}

export type CommentsPreview = {
  /** The whole text, plain, with line breaks between paragraphs; the renderer must escape it. */
  text: string
  /** At most the first 400 characters, or null if the whole text is no longer. */
  preview: string | null
  isEmpty: boolean
}

/**
 * Dealer comments as plain text with a preview of at most 400 characters (VDP-012, VDP-013). Markup is removed,
 * scripts and styles with their content, and entities are decoded once. The result is text and never HTML.
 */
export function commentsPreview(comments: string | null): CommentsPreview {
  const text = plainText(comments ?? '')
  if (text === '') return { text: COMMENTS_EMPTY_TEXT, preview: null, isEmpty: true }
  if (text.length <= COMMENTS_PREVIEW_LENGTH) return { text, preview: null, isEmpty: false }
  return { text, preview: cutAtWord(text, COMMENTS_PREVIEW_LENGTH), isEmpty: false }
}

/** The text of a feed's HTML: blocks and breaks become line breaks, other tags are dropped. */
export function plainText(html: string): string {
  return html
    .replace(/<(script|style|template|iframe|object)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, ' ')
    .replace(/<!--[\s\S]*?(?:-->|$)/g, ' ')
    .replace(/<(?:br|\/p|\/div|\/li|\/h[1-6]|\/tr)\b[^<>]*>/gi, '\n')
    .replace(/<li\b[^<>]*>/gi, '• ')
    .replace(/<\/?[a-z][^>]*(?:>|$)/gi, '')
    .replace(/&(#x?[0-9a-f]{1,6}|[a-z]{2,6});/gi, (whole, name: string) => decodeEntity(name) ?? whole)
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

function decodeEntity(name: string): string | undefined {
  if (!name.startsWith('#')) return ENTITIES[name.toLowerCase()]
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10)
  return code >= 32 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff)
    ? String.fromCodePoint(code)
    : ' '
}

function cutAtWord(text: string, length: number): string {
  const slice = text.slice(0, length)
  const space = Math.max(slice.lastIndexOf(' '), slice.lastIndexOf('\n'))
  const cut = space > length * 0.8 ? slice.slice(0, space) : slice
  return cut.replace(/[\ud800-\udbff]$/, '').trimEnd()
}
