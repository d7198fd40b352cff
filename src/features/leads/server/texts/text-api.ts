import { type Context, Hono } from 'hono'
import type { SiteContext } from '#src/features/sites/domain/site-config.ts'
import { readForm } from '#src/platform/http/body/form-body.ts'
import { isSignedByTwilio } from '#src/platform/messaging/sms/twilio-signature.ts'
import type { TextService } from './text-service.ts'

type TextApiDeps = {
  texts: Pick<TextService, 'receive' | 'refuse'>
  /** The token of the carrier's account; null if the installation has none, and takes no texts. */
  authToken: string | null
  siteOf: (c: Context) => SiteContext
}

/** A text of 1,600 characters and some fifty short fields about it. */
const LIMITS = { bytesMax: 32 * 1024, fieldsMax: 150, fieldBytesMax: 8 * 1024 }
/** Nothing is answered by the platform itself; the carrier confirms a STOP. */
const NO_ANSWER = '<?xml version="1.0" encoding="UTF-8"?><Response></Response>'

/**
 * `POST /inbound`: a text from a shopper as Twilio reports it, a form signed with `X-Twilio-Signature` over the address at
 * the site's own origin. 200 if taken or of no concern, 400 for a body that is no such form, 403 for a wrong signature, 404
 * without a carrier; 5xx is reported again by the carrier.
 */
export function createTextApi({ texts, authToken, siteOf }: TextApiDeps) {
  const api = new Hono()
  api.post('/inbound', async (c) => {
    if (authToken === null) return c.json({ error: 'This installation takes no texts.' }, 404)
    const site = siteOf(c)
    const { fields, fault } = await readForm(c.req.raw, LIMITS)
    if (fault) return c.json({ error: 'This is no text.' }, 400)
    const { pathname, search } = new URL(c.req.url)
    const call = { url: `${site.origin}${pathname}${search}`, fields }
    if (!isSignedByTwilio(authToken, call, c.req.header('x-twilio-signature') ?? '')) {
      texts.refuse()
      return c.json({ error: 'The signature is not right.' }, 403)
    }
    const said = (name: string) => fields.find(([each]) => each === name)?.[1] ?? ''
    const carrierId = said('MessageSid')
    if (!/^\w{1,64}$/.test(carrierId)) return c.json({ error: 'This is no text.' }, 400)
    await texts.receive(site, { from: said('From'), text: said('Body'), carrierId })
    return c.body(NO_ANSWER, 200, { 'content-type': 'text/xml; charset=utf-8' })
  })
  return api
}
