/**
 * The inline scripts of a rendered page that carry `mark`, a secret of this rendering, and the page without
 * it. Anything a dealer or visitor wrote existed before the mark was made, so a script in it cannot carry it.
 */
export function takeOwnScripts(drawn: string, mark: string): { html: string; scripts: string[] } {
  const pieces = drawn.split(` nonce="${mark}"`)
  const scripts = pieces.slice(1).flatMap((piece, at) => {
    const before = pieces[at] ?? ''
    const tagEnd = piece.indexOf('>')
    const tag = before.slice(before.lastIndexOf('<')) + piece.slice(0, tagEnd)
    if (!/^<script\b/.test(tag) || /\ssrc=/.test(tag)) return []
    return [piece.slice(tagEnd + 1, piece.indexOf('</script>', tagEnd))]
  })
  return { html: pieces.join(''), scripts: [...new Set(scripts)] }
}
