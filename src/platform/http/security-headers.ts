import { createHash } from 'node:crypto'

/** Where browsers report what a policy refused. */
export const REPORT_PATH = '/api/policy-reports'

export const BASE_HEADERS: readonly [string, string][] = [
  ['x-content-type-options', 'nosniff'],
  ['referrer-policy', 'strict-origin-when-cross-origin'],
  ['permissions-policy', 'camera=(), microphone=(), geolocation=(self), payment=(self), browsing-topics=()'],
  ['cross-origin-opener-policy', 'same-origin'],
  ['x-frame-options', 'SAMEORIGIN'],
  ['cross-origin-resource-policy', 'same-origin'],
]

/** Gives a document the headers every document has, and a policy that allows nothing if it brought none. */
export function setDocumentHeaders(headers: Headers): void {
  for (const [name, value] of BASE_HEADERS) if (!headers.has(name)) headers.set(name, value)
  if (!headers.has('content-security-policy')) headers.set('content-security-policy', CLOSED_POLICY)
}

/**
 * For a site on https: a browser that has seen it never uses http again. Other subdomains are up to the
 * dealer, so only a setting includes them. Over http browsers ignore the header (RFC 6797, 8.1).
 */
export function hstsHeader({ origin, config }: HstsSite): [string, string] | null {
  if (!origin.startsWith('https:')) return null
  const subdomains = config.hstsIncludesSubdomains ? '; includeSubDomains' : ''
  return ['strict-transport-security', `max-age=31536000${subdomains}`]
}

type HstsSite = { origin: string; config: { hstsIncludesSubdomains: boolean } }

/**
 * Where a browser with the Reporting API sends reports, under the name used in the policy. For https sites
 * only: browsers send such reports over nothing else, and would send none at all if the policy named it.
 */
export const REPORTING_ENDPOINTS: [string, string] = ['reporting-endpoints', `policy="${REPORT_PATH}"`]

type PolicyParts = {
  isDev: boolean
  /** The site is on https. */
  isHttps?: boolean
  /** Texts of our own inline scripts and styles; any other is refused. */
  scripts: readonly string[]
  styles: readonly string[]
  frameHosts?: readonly string[]
  formHosts?: readonly string[]
  scriptHosts?: readonly string[]
  connectHosts?: readonly string[]
}

/**
 * The content security policy of one finished page. Inline scripts run only if their hash is named, so the
 * policy can be kept with the page and needs no unsafe-inline and no nonce (decision 0003).
 */
export function contentSecurityPolicy({ isDev, isHttps = false, ...parts }: PolicyParts): string {
  const { frameHosts = [], formHosts = [], scriptHosts = [], connectHosts = [] } = parts
  const [scripts, styles] = [parts.scripts.map(hashSource), parts.styles.map(hashSource)]
  return [
    "default-src 'self'",
    // Vite adds scripts and styles of its own.
    ["script-src 'self'", ...(isDev ? ["'unsafe-inline'"] : scripts), ...scriptHosts].join(' '),
    isDev ? "style-src 'self' 'unsafe-inline'" : ["style-src-elem 'self'", ...styles].join(' '),
    "script-src-attr 'none'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' https: data: blob:",
    "media-src 'self' https: blob:",
    "font-src 'self'",
    [`connect-src 'self'${isDev ? ' ws:' : ''}`, ...connectHosts].join(' '),
    ["frame-src 'self' https://www.youtube-nocookie.com", ...frameHosts].join(' '),
    "frame-ancestors 'self'",
    ["form-action 'self'", ...formHosts].join(' '),
    "base-uri 'self'",
    "object-src 'none'",
    `report-uri ${REPORT_PATH}`,
    ...(isHttps ? ['report-to policy'] : []),
  ].join('; ')
}

/** Policy of answers that are not pages. */
export const CLOSED_POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
