import { actionHtml, escapeHtml, mailHtml, type MailLook, tapHtml } from './mail-frame.ts'

/** What the reader may do next: a link as large as a button in HTML, its words and address in plain text. */
export type Action = { action: string; url: string }
/**
 * A line of a mail; `href` is only ever the platform's own address of something, never a shopper's, and `shown` its words
 * in HTML. `quote` is what somebody typed: set off, so that it cannot pass for a line of ours.
 */
export type Line =
  | { label: string; value: string; href?: string; shown?: string }
  | { words: string }
  | { quote: string }
  | Action
  | { picture: string; alt: string }
export type Section = { heading: string; lines: Line[] }

/** The sections as plain text and as HTML; the first heading is the mail's own. */
export function writeSections(sections: readonly Section[], look: MailLook): { text: string; html: string } {
  const text = sections.map(({ heading, lines }) => [heading, ...plainLines(lines)].join('\n')).join('\n\n')
  const body = sections.map(
    ({ heading, lines }, index) =>
      `${headingHtml(heading, index === 0)}${lines.map((line) => htmlLine(line, look)).join('')}`,
  )
  return { text: `${text}\n`, html: mailHtml(body.join(''), look) }
}

/** Lines as plain text. */
export function plainLines(lines: readonly Line[]): string[] {
  return lines.flatMap((line) => {
    if ('picture' in line) return []
    if ('quote' in line) return [`> ${line.quote}`]
    if ('action' in line) return [`${line.action}: ${line.url}`]
    return ['words' in line ? line.words : `${line.label}: ${line.value}`]
  })
}

/** The mail's own heading, or that of a part of it. */
export function headingHtml(heading: string, isFirst: boolean): string {
  return isFirst
    ? `<h1 style="font-size:20px;line-height:1.3;margin:0 0 14px">${escapeHtml(heading)}</h1>`
    : `<h2 style="font-size:15px;margin:24px 0 6px;padding-top:16px;border-top:1px solid #e4e4e7">${escapeHtml(heading)}</h2>`
}

/** One line as HTML. */
export function htmlLine(line: Line, look: MailLook): string {
  if ('picture' in line)
    return `<img src="${escapeHtml(line.picture)}" alt="${escapeHtml(line.alt)}" width="320" style="display:block;width:320px;max-width:100%;height:auto;margin:8px 0 12px;border-radius:8px">`
  if ('action' in line) return actionHtml(line, look)
  if ('words' in line) return `<p style="margin:8px 0 12px">${escapeHtml(line.words)}</p>`
  if ('quote' in line)
    return `<p style="margin:0;padding:3px 0 3px 12px;border-left:3px solid #d4d4d8">${escapeHtml(line.quote) || '&nbsp;'}</p>`
  const shown = line.href ? tapHtml(line.href, line.shown ?? line.value, look) : escapeHtml(line.value)
  return `<p style="margin:0 0 3px"><span style="color:#52525b">${escapeHtml(line.label)}:</span> ${shown}</p>`
}
