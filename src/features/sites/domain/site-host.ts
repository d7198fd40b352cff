const HOST_LENGTH_MAX = 253
const HOST_LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/
const PORT = /^\d{1,5}$/
const PORT_MAX = 65_535
const DEVELOPMENT_SUFFIX = '.localhost'

/** A host ready for lookup: lower case, no port, no trailing dot; `port` as requested. */
export type RequestHost = { host: string; port: number | null }

/** The site of a host, and whether it must be kept out of search engines. */
export type HostMatch<Site> = { site: Site; isPreview: boolean }

/**
 * Parses a Host header; null for anything but a plain DNS name with an optional port. The header may be hostile:
 * user info, paths, spaces, underscores, unicode, IPv6 brackets and overlong names are refused (SITE-003).
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
 * Finds the site of a normalised host: 1. an exact host in the allow-list; 2. in development only,
 * `{slug}.localhost`; 3. none, which is a plain 404. There is no default site (SITE-003).
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

/** Ports left out of an address. */
const DEFAULT_PORT = { http: 80, https: 443 } as const

/** How a visitor arrived according to a trusted proxy; null if none said. */
export type Scheme = 'http' | 'https'

/** Scheme, host and port of an address, without the scheme's default port. */
export function originOf({ host, port }: RequestHost, scheme: Scheme): string {
  return `${scheme}://${host}${port === null || port === DEFAULT_PORT[scheme] ? '' : `:${port}`}`
}

/** How this installation is reached. `tlsPort` is that of a TLS proxy in front of a demo; null for none. */
export type Standing = { isDevelopment: boolean; port: number; tlsPort?: number | null }

/**
 * A site's public origin, used for links created outside a request: in production https on its first host, in demo
 * and development its `.localhost` name with the port in use.
 */
export function canonicalOrigin(
  { slug, hosts }: { slug: string; hosts: readonly string[] },
  { isDevelopment, port, tlsPort = null }: Standing,
): string {
  const [first] = hosts
  if (first !== undefined && !isDevelopment) return `https://${first}`
  const host = `${slug}${DEVELOPMENT_SUFFIX}`
  return tlsPort === null ? originOf({ host, port }, 'http') : originOf({ host, port: tlsPort }, 'https')
}

type Asked = { asked: RequestHost; scheme: Scheme | null; match: HostMatch<unknown> }

/**
 * Where a request's page belongs: on the site's first host, over https if the site uses it. In demo and
 * development the requested address is kept, except for a second host of the site.
 */
export function homeOrigin(
  site: { slug: string; hosts: readonly string[] },
  { asked, scheme, match }: Asked,
  standing: Standing,
): string {
  if (!standing.isDevelopment) return canonicalOrigin(site, standing)
  if (match.isPreview && scheme === 'http' && standing.tlsPort) return canonicalOrigin(site, standing)
  const host = match.isPreview ? asked.host : (site.hosts[0] ?? asked.host)
  return originOf({ host, port: asked.port }, scheme ?? 'http')
}
