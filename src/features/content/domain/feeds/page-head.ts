/** What search engines and shared links show of a page. `image` is absolute. */
export type PageHead = {
  title: string
  description: string
  url: string
  siteName: string
  image: string | null
  type: 'website' | 'article'
  isHidden?: boolean
  jsonLd?: readonly object[]
}

/** A tag of the head as React Router writes it. */
export type HeadTag = Record<string, string> | { 'script:ld+json': Record<string, string> }

/** Title, description, canonical, Open Graph and structured data of a page (standards.md B7). */
export function headTags(page: PageHead): HeadTag[] {
  const { title, description, url, siteName, image, type } = page
  return [
    { title: `${title} | ${siteName}` },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: url },
    ...(page.isHidden ? [{ name: 'robots', content: 'noindex' }] : []),
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:type', content: type },
    { property: 'og:url', content: url },
    { property: 'og:site_name', content: siteName },
    { property: 'og:locale', content: 'en_AU' },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(image ? [{ property: 'og:image', content: image }] : []),
    ...(page.jsonLd ?? []).map((node) => ({ 'script:ld+json': node as Record<string, string> })),
  ]
}

/** `/img/x` with the site's origin in front; an https address as it is. */
export function absoluteUrl(origin: string, url: string): string {
  return url.startsWith('/') ? `${origin}${url}` : url
}
