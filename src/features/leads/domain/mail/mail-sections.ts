/** What the reader may do next: a link as large as a button in HTML, its words and address in plain text. */
export type Action = { action: string; url: string }
/** A line of a mail to a dealer; `href` is only ever the platform's own address of something, never a shopper's. */
export type Line =
  | { label: string; value: string; href?: string }
  | { words: string }
  | Action
  | { picture: string; alt: string }
export type Section = { heading: string; lines: Line[] }

/**
 * A line of 44 px is what a thumb hits. Mail programs that drop padding and minimum heights keep the height of a line.
 */
const TAP_STYLE = 'display:inline-block;line-height:44px;mso-line-height-rule:exactly'
const ACTION_STYLE = `${TAP_STYLE};padding:0 20px;background:#1a1a1a;color:#ffffff;text-decoration:none;font-weight:bold;border-radius:6px`

/** The sections as plain text and as HTML. */
export function writeSections(sections: readonly Section[]): { text: string; html: string } {
  const text = sections
    .map(({ heading, lines }) => [heading, ...lines.flatMap(plainLine)].join('\n'))
    .join('\n\n')
  const body = sections.map(
    ({ heading, lines }) =>
      `<h2 style="font-size:16px;margin:20px 0 4px">${escapeHtml(heading)}</h2>${lines.map(htmlLine).join('')}`,
  )
  return { text: `${text}\n`, html: mailHtml(body.join('')) }
}

/** A whole HTML mail around a body. */
export function mailHtml(body: string): string {
  return (
    '<!doctype html><html lang="en-AU"><head><meta charset="utf-8">' +
    '<meta name="viewport" content="width=device-width, initial-scale=1"></head>' +
    `<body style="font-family:Arial,sans-serif;font-size:15px;line-height:1.5;color:#1a1a1a;max-width:640px;overflow-wrap:anywhere">${body}</body></html>`
  )
}

/** A link as large as a button. */
export function actionHtml({ action, url }: Action): string {
  return `<p style="margin:0 0 12px"><a href="${escapeHtml(url)}" style="${ACTION_STYLE}">${escapeHtml(action)}</a></p>`
}

/** A link within a line of text, high enough to hit. */
export function tapHtml(href: string, words: string): string {
  return `<a href="${escapeHtml(href)}" style="${TAP_STYLE}">${escapeHtml(words)}</a>`
}

function plainLine(line: Line): string[] {
  if ('picture' in line) return []
  if ('action' in line) return [`${line.action}: ${line.url}`]
  return ['words' in line ? line.words : `${line.label}: ${line.value}`]
}

function htmlLine(line: Line): string {
  if ('picture' in line)
    return `<img src="${escapeHtml(line.picture)}" alt="${escapeHtml(line.alt)}" width="320" style="display:block;width:320px;max-width:100%;height:auto;margin:4px 0 8px">`
  if ('action' in line) return actionHtml(line)
  if ('words' in line) return `<p style="margin:0 0 6px">${escapeHtml(line.words)}</p>`
  const shown = line.href ? tapHtml(line.href, line.value) : escapeHtml(line.value)
  return `<p style="margin:0 0 2px"><b>${escapeHtml(line.label)}:</b> ${shown}</p>`
}

/** Escapes text for HTML. */
export function escapeHtml(text: string): string {
  return text
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;')
    .replace(/'/g, '&#39;')
}
