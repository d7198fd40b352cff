const SCRIPT = /<script(?<attributes>(?:\s[^>]*)?)>(?<text>[\s\S]*?)<\/script>/g

/**
 * The inline scripts of a drawn page that carry `mark`, a secret of this drawing, and the page without it. What a
 * dealer or a visitor wrote was there before the mark was made, so a script in it cannot carry it.
 */
export function takeOwnScripts(drawn: string, mark: string): { html: string; scripts: string[] } {
  const nonce = ` nonce="${mark}"`
  const scripts = [...drawn.matchAll(SCRIPT)].flatMap(({ groups: { attributes = '', text = '' } = {} }) =>
    attributes.includes(nonce) && !/\ssrc=/i.test(attributes) ? [text] : [],
  )
  return { html: drawn.replaceAll(nonce, ''), scripts: [...new Set(scripts)] }
}
