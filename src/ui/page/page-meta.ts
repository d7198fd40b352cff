import type { MetaDescriptor } from 'react-router'

export type PageHead = {
  title: string
  description: string
  /** Absolute canonical address. */
  url: string
  siteName: string
  /** Absolute address of a picture. */
  image?: string | null
  /** What is shared: a page, or a dated article. */
  type?: 'website' | 'article'
  isPreview: boolean
  /** schema.org nodes. */
  jsonLd?: Record<string, unknown>[]
}

/** Title, description, canonical, Open Graph and structured data of a content page (standards.md B3, B7). */
export function pageMeta(head: PageHead): MetaDescriptor[] {
  const { title, description, url, siteName, image } = head
  return [
    { title: `${title} | ${siteName}` },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:type', content: head.type ?? 'website' },
    { property: 'og:url', content: url },
    { property: 'og:site_name', content: siteName },
    { property: 'og:locale', content: 'en_AU' },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(image ? [{ property: 'og:image', content: image }] : []),
    ...(head.isPreview ? [{ name: 'robots', content: 'noindex' }] : []),
    ...(head.jsonLd ?? []).map((node) => ({ 'script:ld+json': node as Record<string, string> })),
  ]
}
