import type { AppContext } from '#src/app/context.ts'

/** The plain page at http://localhost in development: the sites of this installation. */
export async function demoListPage(app: AppContext): Promise<Response> {
  const sites = await app.sites.list()
  const rows = sites.map(
    (site) =>
      `<li><a href="http://${site.slug}.localhost:${app.env.port}/">${escapeHtml(site.name)}</a> <span>${site.slug}.localhost:${app.env.port}</span></li>`,
  )
  const html = `<!doctype html><html lang="en-AU"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Forecourt: sites</title>
<body><h1>Forecourt</h1><p>The sites of this installation. This page exists in development only.</p><ul>${rows.join('')}</ul>
<p><a href="/dev/outbox">Messages that were sent</a> are shown per site at /dev/outbox.</p></body></html>`
  return new Response(html, {
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  })
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`)
}
