/**
 * Whether a request is same-origin, by Sec-Fetch-Site, otherwise by Origin against the host of the request's
 * address; one with neither is not a browser's cross-site form. The scheme is not compared, as TLS may end
 * before us.
 */
export function isSameOrigin(request: Request): boolean {
  const fetchSite = request.headers.get('sec-fetch-site')
  if (fetchSite) return fetchSite === 'same-origin' || fetchSite === 'none'
  const origin = request.headers.get('origin')
  if (!origin) return true
  return URL.canParse(origin) && new URL(origin).host === new URL(request.url).host
}
