import { Hono } from 'hono'
import { html, raw } from 'hono/html'
import type { SentMessage, SentMessages } from '#src/platform/messaging/sent-messages.ts'

/** Allows the inline styles of mails; nothing else runs or loads. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; base-uri 'none'; form-action 'none'"
const STYLE =
  'body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#1a1a1a}table{border-collapse:collapse;width:100%}' +
  'td,th{text-align:left;padding:.5rem;border-bottom:1px solid #ccc;vertical-align:top}pre{white-space:pre-wrap;background:#f4f4f4;padding:1rem}iframe{width:100%;height:30rem;border:1px solid #ccc}'

/** Development only: `GET /` lists mails and texts not really sent, `GET /:id` shows one, its HTML in a sandbox. */
export function createOutboxApi({ messages }: { messages: SentMessages }) {
  const api = new Hono()
  api.use(async (c, next) => {
    await next()
    c.header('content-security-policy', POLICY)
    c.header('cache-control', 'no-store')
    c.header('x-robots-tag', 'noindex')
  })
  api.get('/', async (c) => c.html(listPage(await messages.list())))
  api.get('/:id{[0-9]+}', async (c) => {
    const id = Number(c.req.param('id'))
    const message = Number.isSafeInteger(id) ? await messages.find(id) : null
    return message ? c.html(messagePage(message)) : c.text('There is no such message.\n', 404)
  })
  return api
}

function page(title: string, body: ReturnType<typeof html>) {
  return html`<!doctype html><html lang="en-AU"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${raw(STYLE)}</style></head><body><h1>${title}</h1>${body}</body></html>`
}

function listPage(messages: SentMessage[]) {
  if (messages.length === 0)
    return page('Outbox', html`<p>Nothing has been sent yet. Send an enquiry and come back.</p>`)
  const rows = messages.map(
    (message) =>
      html`<tr><td><a href="/dev/outbox/${message.id}">${message.subject}</a></td><td>${message.recipients.join(', ')}</td><td>${message.sentAt}</td></tr>`,
  )
  return page(
    'Outbox',
    html`<table><thead><tr><th>Subject</th><th>To</th><th>Sent</th></tr></thead><tbody>${rows}</tbody></table>`,
  )
}

function messagePage(message: SentMessage) {
  const facts = [
    ['From', message.sender],
    ['To', message.recipients.join(', ')],
    ['Reply to', message.replyTo ?? ''],
    ['Sent', message.sentAt],
    ['Message id', message.messageId],
    ...(message.unsubscribeUrl ? [['Unsubscribe', message.unsubscribeUrl]] : []),
    ...Object.entries(message.metadata ?? {}),
  ]
  const rows = facts.map(([label, value]) => html`<tr><th scope="row">${label}</th><td>${value}</td></tr>`)
  const shown = message.html
    ? html`<h2>As seen</h2><iframe sandbox="" title="The mail as seen" srcdoc="${message.html}"></iframe>`
    : ''
  return page(
    message.subject,
    html`<p><a href="/dev/outbox">All messages</a></p><table><tbody>${rows}</tbody></table>${shown}<h2>As text</h2><pre>${message.text}</pre>${message.calendar ? html`<h2>Calendar entry</h2><pre>${message.calendar}</pre>` : ''}`,
  )
}
