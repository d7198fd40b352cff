/** `/img/x` with the site's origin in front; an https address as it is. */
export function absoluteUrl(origin: string, url: string): string {
  return url.startsWith('/') ? `${origin}${url}` : url
}
