/**
 * The visitor's address: the socket's, or with N trusted proxies the Nth entry from the right of
 * X-Forwarded-For. Anything further left was written by the visitor and is not believed.
 */
export function clientAddress(
  socketAddress: string | undefined,
  forwardedFor: string | null,
  trustedProxies: number,
): string {
  const socket = socketAddress ?? 'unknown'
  if (trustedProxies === 0 || !forwardedFor) return socket
  const hops = forwardedFor
    .split(',')
    .map((hop) => hop.trim())
    .filter(Boolean)
  return hops.at(-trustedProxies) ?? socket
}
