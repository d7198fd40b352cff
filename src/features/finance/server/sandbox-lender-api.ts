import { type Context, Hono } from 'hono'
import { html, raw } from 'hono/html'
import type { SiteContext } from '#src/features/sites/domain/site-config.ts'

type SandboxLenderDeps = { siteOf: (c: Context) => SiteContext }

const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
const STYLE = `*{box-sizing:border-box}body{margin:0;font:16px/1.6 system-ui,sans-serif;color:#16191d;background:#f3f4f6;min-height:100dvh}
.test{background:#7a4b00;color:#fff;text-align:center;padding:.5rem 1rem;font-size:.875rem;font-weight:600}
main{max-width:38rem;margin:0 auto;padding:3rem 1rem}.box{background:#fff;border:1px solid #dfe2e6;border-radius:.75rem;padding:2rem}
h1{margin:0 0 1rem;font-size:1.75rem;letter-spacing:-.01em;line-height:1.2}
a{display:inline-flex;align-items:center;min-height:3rem;padding:0 1.25rem;margin-top:1rem;border-radius:.5rem;background:#16191d;color:#fff;font-weight:600;text-decoration:none}
:focus-visible{outline:3px solid #1d4fd8;outline-offset:2px}`

/** Demos only: `GET /:reference`, where the sample lender would take the application. Stores nothing. */
export function createSandboxLenderApi({ siteOf }: SandboxLenderDeps): Hono {
  const api = new Hono()
  api.get('/:reference', async (c) => {
    const site = siteOf(c)
    if (!/^[A-Z0-9-]{4,40}$/.test(c.req.param('reference')))
      return c.text('There is no such application.\n', 404)
    c.header('content-security-policy', POLICY)
    c.header('cache-control', 'no-store')
    c.header('x-robots-tag', 'noindex')
    return c.html(html`<!doctype html><html lang="en-AU"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Sample lender</title><style>${raw(STYLE)}</style></head><body>
<header class="test">Demonstration: this lender does not exist and lends nothing.</header>
<main><div class="box"><h1>Your application would go on here</h1>
<p>${site.config.name} has your enquiry. With a real lender this page is the lender’s own: it gives you its credit guide, asks for what it needs and decides.</p>
<p>Application <strong>${c.req.param('reference')}</strong></p>
<a href="/">Back to ${site.config.name}</a></div></main></body></html>`)
  })
  return api
}
