/** A line of a mail to a dealer; `href` is only ever the platform's own address of something, never a shopper's. */
export type Line =
  | { label: string; value: string; href?: string }
  | { words: string }
  | { picture: string; alt: string }
export type Section = { heading: string; lines: Line[] }

/** The sections as plain text and as HTML. */
export function writeSections(sections: readonly Section[]): { text: string; html: string } {
  const text = sections
    .map(({ heading, lines }) => [heading, ...lines.flatMap(plainLine)].join('\n'))
    .join('\n\n')
  const body = sections.map(
    ({ heading, lines }) =>
      `<h2 style="font-size:16px;margin:20px 0 4px">${escapeHtml(heading)}</h2>${lines.map(htmlLine).join('')}`,
  )
  const html =
    '<!doctype html><html lang="en-AU"><head><meta charset="utf-8">' +
    '<meta name="viewport" content="width=device-width, initial-scale=1"></head>' +
    `<body style="font-family:Arial,sans-serif;font-size:15px;line-height:1.5;color:#1a1a1a;max-width:640px;overflow-wrap:anywhere">${body.join('')}</body></html>`
  return { text: `${text}\n`, html }
}

function plainLine(line: Line): string[] {
  if ('picture' in line) return []
  return ['words' in line ? line.words : `${line.label}: ${line.value}`]
}

function htmlLine(line: Line): string {
  if ('picture' in line)
    return `<img src="${escapeHtml(line.picture)}" alt="${escapeHtml(line.alt)}" width="320" style="display:block;width:320px;max-width:100%;height:auto;margin:4px 0 8px">`
  if ('words' in line) return `<p style="margin:0 0 6px">${escapeHtml(line.words)}</p>`
  const value = escapeHtml(line.value)
  const shown = line.href ? `<a href="${escapeHtml(line.href)}">${value}</a>` : value
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
