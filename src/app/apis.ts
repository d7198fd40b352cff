import type { AppContext } from './context.ts'
import type { HttpApp } from './http/http-app.ts'
import { PARTS } from './parts.ts'

export function mountApis(http: HttpApp, app: AppContext): void {
  nameKinds(http)
  for (const { apis } of PARTS) apis?.(http, app)
  http.all('/api/*', (c) => c.json({ error: 'There is no such address.' }, 404))
}

/** The kind each address has in the metrics. */
function nameKinds(http: HttpApp): void {
  http.use('/api/*', async (c, next) => {
    c.set('kind', 'api')
    return next()
  })
  http.use('/cars/:slug/view.json', async (c, next) => {
    c.set('kind', 'api')
    return next()
  })
  http.use('/img/*', async (c, next) => {
    c.set('kind', 'picture')
    await next()
    // Mails, feed readers and portals show a dealer's pictures on pages of their own.
    c.header('cross-origin-resource-policy', 'cross-origin')
  })
}
