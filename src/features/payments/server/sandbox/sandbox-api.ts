import { type Context, Hono } from 'hono'
import type { SiteContext } from '#src/features/sites/domain/site-config.ts'
import { type FormLimits, readForm } from '#src/platform/http/body/form-body.ts'
import { isSameOrigin } from '#src/platform/http/same-origin.ts'
import { sandboxOutcome } from '#src/features/payments/domain/sandbox-card.ts'
import type { SandboxGateway } from '../gateway/sandbox-gateway.ts'
import { SANDBOX_PAGE_POLICY, sandboxPage } from './sandbox-page.ts'

type SandboxApiDeps = {
  sandbox: SandboxGateway
  siteOf: (c: Context) => SiteContext
  /** Delivers the gateway's signed webhook to the site, as a real gateway would over HTTP. */
  sendNews(site: SiteContext, news: { body: string; signature: string }): Promise<void>
}

const LIMITS: FormLimits = { bytesMax: 8 * 1024, fieldsMax: 5, fieldBytesMax: 1000 }

/**
 * Development only: `GET /:session` is the hosted payment page; `POST /:session` pays with a test card (`card`) or
 * answers the bank's question (`answer`: yes or no). Works without JavaScript. The card number is not kept.
 */
export function createSandboxApi({ sandbox, siteOf, sendNews }: SandboxApiDeps) {
  const api = new Hono()
  api.use(async (c, next) => {
    await next()
    c.header('content-security-policy', SANDBOX_PAGE_POLICY)
    c.header('cache-control', 'no-store')
    c.header('x-robots-tag', 'noindex')
  })

  async function find(c: Context, id: string) {
    const site = siteOf(c)
    const session = await sandbox.show(site.id, id)
    return session ? { site, session } : null
  }

  api.get('/:session', async (c) => {
    const found = await find(c, c.req.param('session'))
    if (!found) return c.text('There is no such payment.\n', 404)
    return c.html(sandboxPage(found.session, { siteName: found.site.config.name }))
  })

  api.post('/:session', async (c) => {
    const found = await find(c, c.req.param('session'))
    if (!found) return c.text('There is no such payment.\n', 404)
    if (!isSameOrigin(c.req.raw)) return c.text('The form must be sent from this website.\n', 403)
    const { session, site } = found
    if (!session.isOpen) return c.redirect(session.return_url, 303)
    const posted = await readForm(c.req.raw, LIMITS)
    if (posted.fault === 'too_large') return c.text('Too large.\n', 413)
    const form = Object.fromEntries(posted.fields)
    const shown = { siteName: site.config.name }
    if (session.state === 'challenge' && form.answer !== 'yes') {
      await sandbox.setChallenged(session.id, false)
      return c.html(
        sandboxPage({ ...session, state: 'open' }, { ...shown, problem: REFUSED_BY_SHOPPER }),
        402,
      )
    }
    if (session.state !== 'challenge') {
      const outcome = sandboxOutcome(form.card ?? '')
      if (outcome.kind === 'refused')
        return c.html(sandboxPage(session, { ...shown, problem: outcome.message }), 402)
      if (outcome.kind === 'challenge') {
        await sandbox.setChallenged(session.id, true)
        return c.redirect(c.req.path, 303)
      }
    }
    if (await sandbox.charge(session.id)) await sendNews(site, await sandbox.writeWebhook(session.id))
    return c.redirect(session.return_url, 303)
  })
  return api
}

const REFUSED_BY_SHOPPER = 'The payment was not confirmed with the bank. Nothing was taken; try another card.'
