import { Hono } from 'hono'
import type { AppVariables } from './http-app.ts'

const DAY_MS = 86_400_000
/** RFC 9116, 2.5.5: less than a year ahead. */
const EXPIRES_DAYS = 180

type ContactDeps = { contact: string | null; now: () => number }

/**
 * `GET /.well-known/security.txt` (RFC 9116): where to report a vulnerability, from SECURITY_CONTACT; 404
 * without it.
 */
export function createSecurityContact({ contact, now }: ContactDeps): Hono<{ Variables: AppVariables }> {
  const api = new Hono<{ Variables: AppVariables }>()
  api.get('/.well-known/security.txt', (c) => {
    if (!contact) return c.text('Not found\n', 404)
    const { origin } = c.get('site')
    const expires = new Date((Math.floor(now() / DAY_MS) + EXPIRES_DAYS) * DAY_MS).toISOString()
    const lines = [
      `Contact: ${contact}`,
      `Expires: ${expires}`,
      'Preferred-Languages: en',
      `Canonical: ${origin}/.well-known/security.txt`,
    ]
    return c.text(`${lines.join('\n')}\n`, 200, { 'cache-control': 'public, max-age=86400' })
  })
  return api
}
