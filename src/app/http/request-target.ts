import type { IncomingMessage } from 'node:http'

/** RFC 9112, 3.2.2: a request may name the whole address, as clients do towards a proxy. */
const ABSOLUTE_FORM = /^https?:\/\/([^/?#]*)(.*)$/i

/**
 * Brings a request into the one form that all else reads: a path in `url`, the host in `headers.host`. False for one
 * that says two things, or says it wrongly: several Host lines, a target with a name and password in it, or neither
 * path nor address (RFC 9112, 3.2: answer 400).
 */
export function settleTarget(request: IncomingMessage): boolean {
  const hosts = hostLines(request.rawHeaders)
  if (hosts.length > 1) return false
  const url = request.url ?? ''
  if (url.startsWith('/')) return true
  const [, authority = '', rest = ''] = ABSOLUTE_FORM.exec(url) ?? []
  if (authority === '' || authority.includes('@')) return false
  request.headers.host = authority
  // Some read the one, some the other
  if (hosts[0] === undefined) request.rawHeaders.push('Host', authority)
  else request.rawHeaders[hosts[0] + 1] = authority
  request.url = rest.startsWith('/') ? rest : `/${rest}`
  return true
}

/** Where the Host lines stand among names and values. */
function hostLines(rawHeaders: readonly string[]): number[] {
  const places: number[] = []
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (rawHeaders[at]?.toLowerCase() === 'host') places.push(at)
  return places
}
