import type { IncomingMessage } from 'node:http'

/** RFC 9112, 3.2.2: a request may hold the whole address, as clients send it to a proxy. */
const ABSOLUTE_FORM = /^https?:\/\/([^/?#]*)(.*)$/i

/**
 * Brings a request into the one form that everything else reads: a path in `url`, the host in `headers.host`.
 * False for an ambiguous or malformed request: several Host lines, a target with a user name and password, or
 * one that is neither path nor address (RFC 9112, 3.2: answer 400).
 */
export function settleTarget(request: IncomingMessage): boolean {
  const hosts = hostLines(request.rawHeaders)
  if (hosts.length > 1) return false
  const url = request.url ?? ''
  if (url.startsWith('/')) return true
  const [, authority = '', rest = ''] = ABSOLUTE_FORM.exec(url) ?? []
  if (authority === '' || authority.includes('@')) return false
  request.headers.host = authority
  // Some code reads one, some the other.
  if (hosts[0] === undefined) request.rawHeaders.push('Host', authority)
  else request.rawHeaders[hosts[0] + 1] = authority
  request.url = rest.startsWith('/') ? rest : `/${rest}`
  return true
}

/** Positions of the Host lines among names and values. */
function hostLines(rawHeaders: readonly string[]): number[] {
  const places: number[] = []
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (rawHeaders[at]?.toLowerCase() === 'host') places.push(at)
  return places
}
