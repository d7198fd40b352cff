import type { IncomingMessage } from 'node:http'

/** RFC 9112, 3.2.2: a request may name the whole address, as clients do towards a proxy. */
const ABSOLUTE_FORM = /^https?:\/\/([^/?#]*)(.*)$/i

/**
 * Brings a request into the one form that all else reads: a path in `url`, the host in `headers.host`. False for one
 * that says two things, or says it wrongly: several Host lines, a target with a name and password in it, or neither
 * path nor address (RFC 9112, 3.2: answer 400).
 */
export function settleTarget(request: IncomingMessage): boolean {
  if (hostLines(request.rawHeaders) > 1) return false
  const url = request.url ?? ''
  if (url.startsWith('/')) return true
  const [, authority = '', rest = ''] = ABSOLUTE_FORM.exec(url) ?? []
  if (authority === '' || authority.includes('@')) return false
  request.headers.host = authority
  request.url = rest.startsWith('/') ? rest : `/${rest}`
  return true
}

function hostLines(rawHeaders: readonly string[]): number {
  let count = 0
  for (let at = 0; at < rawHeaders.length; at += 2) if (rawHeaders[at]?.toLowerCase() === 'host') count += 1
  return count
}
