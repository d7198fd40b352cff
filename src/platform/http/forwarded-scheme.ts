/**
 * How the visitor came, by what the outermost of N trusted proxies wrote: the N-th entry from the right of
 * X-Forwarded-Proto, or the first where an inner proxy handed on a single one. Null where nobody trusted said it:
 * then nothing is known, least of all that it was not https.
 */
export function forwardedScheme(header: string | null, trustedProxies: number): 'http' | 'https' | null {
  if (trustedProxies === 0 || !header) return null
  const hops = header.split(',').map((hop) => hop.trim().toLowerCase())
  const said = hops.at(-trustedProxies) ?? hops[0]
  return said === 'https' || said === 'http' ? said : null
}
