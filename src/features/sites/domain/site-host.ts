const HOST_LENGTH_MAX = 253
const HOST_LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/
const PORT = /^\d{1,5}$/
const PORT_MAX = 65_535
const DEVELOPMENT_SUFFIX = '.localhost'

/** A Host header that may be looked up: lower case, no port, no trailing dot; `port` as it was asked. */
export type RequestHost = { host: string; port: number | null }

/** The site a host stands for, and whether the public must not index what it serves. */
export type HostMatch<Site> = { site: Site; isPreview: boolean }

/**
 * Reads a Host header; null for anything that is not a plain DNS name with an optional port. The header is hostile:
 * user info, paths, spaces, underscores, unicode, IPv6 brackets and over-long names are all refused (SITE-003).
 */
export function normaliseHost(header: string): RequestHost | null {
  if (header.length > HOST_LENGTH_MAX + 7) return null
  const [name = '', port, ...more] = header.toLowerCase().split(':')
  const host = name.endsWith('.') ? name.slice(0, -1) : name
  if (more.length > 0 || host.length === 0 || host.length > HOST_LENGTH_MAX) return null
  if (!host.split('.').every((label) => HOST_LABEL.test(label))) return null
  if (port === undefined) return { host, port: null }
  if (!PORT.test(port) || Number(port) < 1 || Number(port) > PORT_MAX) return null
  return { host, port: Number(port) }
}

/**
 * Finds the site of a normalised host. Order: 1. the exact host in the allow-list; 2. in development only,
 * `{slug}.localhost`; 3. nothing, which is a plain 404. There is no default site (SITE-003).
 */
export function matchHost<Site>(
  host: string,
  sites: { byHost: ReadonlyMap<string, Site>; bySlug: ReadonlyMap<string, Site>; isDevelopment: boolean },
): HostMatch<Site> | null {
  const exact = sites.byHost.get(host)
  if (exact !== undefined) return { site: exact, isPreview: false }
  if (!sites.isDevelopment || !host.endsWith(DEVELOPMENT_SUFFIX)) return null
  const local = sites.bySlug.get(host.slice(0, -DEVELOPMENT_SUFFIX.length))
  return local === undefined ? null : { site: local, isPreview: true }
}

/** Ports that an address leaves out. */
const DEFAULT_PORT = { http: 80, https: 443 } as const

/** The host with its port, when the port is one to write: known to this server and not the scheme's own. */
export function hostWithPort(asked: RequestHost, scheme: 'http' | 'https', knownPort: number | null): string {
  const isWritten =
    asked.port !== null &&
    asked.port !== DEFAULT_PORT[scheme] &&
    (knownPort === null || asked.port === knownPort)
  return isWritten ? `${asked.host}:${asked.port}` : asked.host
}
