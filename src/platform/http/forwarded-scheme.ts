/**
 * How the visitor came, according to the outermost of N trusted proxies: the Nth entry from the right of
 * X-Forwarded-Proto, or the first if an inner proxy passed on a single one. Null if no trusted proxy said:
 * then nothing is known, least of all that it was not https.
 */
export function forwardedScheme(header: string | null, trustedProxies: number): 'http' | 'https' | null {
  if (trustedProxies === 0 || !header) return null
  const hops = header.split(',').map((hop) => hop.trim().toLowerCase())
  const said = hops.at(-trustedProxies) ?? hops[0]
  return said === 'https' || said === 'http' ? said : null
}
