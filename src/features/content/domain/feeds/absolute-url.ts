/** `/img/x` with the site's origin in front; an https address unchanged. */
export function absoluteUrl(origin: string, url: string): string {
  return url.startsWith('/') ? `${origin}${url}` : url
}
