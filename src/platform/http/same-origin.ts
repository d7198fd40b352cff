/**
 * Same-origin by Sec-Fetch-Site, else by Origin against the host of the request's address; a request with neither is
 * no browser's cross-site form. The scheme is not compared: TLS may end before us.
 */
export function isSameOrigin(request: Request): boolean {
  const fetchSite = request.headers.get('sec-fetch-site')
  if (fetchSite) return fetchSite === 'same-origin' || fetchSite === 'none'
  const origin = request.headers.get('origin')
  if (!origin) return true
  return URL.canParse(origin) && new URL(origin).host === new URL(request.url).host
}
