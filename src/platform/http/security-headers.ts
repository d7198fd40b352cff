import { createHash } from 'node:crypto'

const INLINE_SCRIPT = /<script(?<attributes>(?:\s[^>]*)?)>(?<text>[\s\S]*?)<\/script>/g
const INLINE_STYLE = /<style(?:\s[^>]*)?>(?<text>[\s\S]*?)<\/style>/g
const DATA_BLOCK = /type="(?:application\/ld\+json|application\/json|speculationrules)"/i

/** Headers of every answer, whatever it is. */
export const BASE_HEADERS: readonly [string, string][] = [
  ['x-content-type-options', 'nosniff'],
  ['referrer-policy', 'strict-origin-when-cross-origin'],
  ['permissions-policy', 'camera=(), microphone=(), geolocation=(self), payment=(self), browsing-topics=()'],
  ['cross-origin-opener-policy', 'same-origin'],
  ['x-frame-options', 'SAMEORIGIN'],
]

/** Gives a document the headers that every document has, and a policy that allows nothing where it brought none. */
export function setDocumentHeaders(headers: Headers): void {
  for (const [name, value] of BASE_HEADERS) if (!headers.has(name)) headers.set(name, value)
  if (!headers.has('content-security-policy')) headers.set('content-security-policy', CLOSED_POLICY)
}

/**
 * Of a site that lives on https: a browser that has seen it never asks over http again. Its other subdomains are the
 * dealer's own matter, so they are named by a setting only. Over http browsers ignore it (RFC 6797, 8.1).
 */
export function hstsHeader({ origin, config }: HstsSite): [string, string] | null {
  if (!origin.startsWith('https:')) return null
  const subdomains = config.hstsIncludesSubdomains ? '; includeSubDomains' : ''
  return ['strict-transport-security', `max-age=31536000${subdomains}`]
}

type HstsSite = { origin: string; config: { hstsIncludesSubdomains: boolean } }

/**
 * The content security policy of one finished page. Inline scripts run only when their own hash is named, so
 * the policy can be cached with the page and needs no unsafe-inline and no nonce.
 */
export function contentSecurityPolicy(
  html: string,
  options: {
    isDev: boolean
    frameHosts?: readonly string[]
    formHosts?: readonly string[]
    scriptHosts?: readonly string[]
    connectHosts?: readonly string[]
  },
): string {
  const scripts = [...html.matchAll(INLINE_SCRIPT)]
    .filter(
      (match) =>
        !/\ssrc=/i.test(match.groups?.attributes ?? '') && !DATA_BLOCK.test(match.groups?.attributes ?? ''),
    )
    .map((match) => hashSource(match.groups?.text ?? ''))
  const styles = [...html.matchAll(INLINE_STYLE)].map((match) => hashSource(match.groups?.text ?? ''))
  const devStyle = options.isDev ? " 'unsafe-inline'" : ''
  return [
    "default-src 'self'",
    ["script-src 'self'", ...new Set(scripts), ...(options.scriptHosts ?? [])].join(' '),
    options.isDev
      ? `style-src 'self'${devStyle}`
      : `style-src-elem 'self' ${[...new Set(styles)].join(' ')}`.trim(),
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' https: data: blob:",
    "media-src 'self' https: blob:",
    "font-src 'self'",
    [`connect-src 'self'${options.isDev ? ' ws:' : ''}`, ...(options.connectHosts ?? [])].join(' '),
    ["frame-src 'self' https://www.youtube-nocookie.com", ...(options.frameHosts ?? [])].join(' '),
    "frame-ancestors 'self'",
    ["form-action 'self'", ...(options.formHosts ?? [])].join(' '),
    "base-uri 'self'",
    "object-src 'none'",
  ].join('; ')
}

/** Policy of answers that are no page. */
export const CLOSED_POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
