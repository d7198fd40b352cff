/** What a crawler reads in a page's HTML without a browser. */
export type PageFacts = {
  links: string[]
  title: string
  description: string
  canonical: string
  lang: string
  h1: number
  ids: string[]
  isIndexed: boolean
}

const TEXT_ONLY = /<(script|style|template|noscript)\b[\s\S]*?<\/\1>/g

export function readPage(html: string): PageFacts {
  const body = html.replace(TEXT_ONLY, '')
  const meta = (name: string) =>
    plain(new RegExp(`<meta[^>]*\\bname="${name}"[^>]*\\bcontent="([^"]*)"`).exec(body)?.[1] ?? '')
  return {
    links: all(body, /<a\s[^>]*?\bhref="([^"]*)"/g).map(plain),
    title: plain(/<title>([^<]*)<\/title>/.exec(body)?.[1] ?? ''),
    description: meta('description'),
    canonical: plain(/<link[^>]*\brel="canonical"[^>]*\bhref="([^"]*)"/.exec(body)?.[1] ?? ''),
    lang: /<html[^>]*\blang="([^"]*)"/.exec(body)?.[1] ?? '',
    h1: all(body, /<(h1)[\s>]/g).length,
    ids: all(body, /<[a-z][^>]*?\sid="([^"]*)"/g).map(plain),
    isIndexed: !meta('robots').includes('noindex'),
  }
}

/** Same-page links whose target is not on the page. */
export function deadFragments({ links, ids }: PageFacts): string[] {
  const known = new Set(ids)
  return [...new Set(links.filter((href) => /^#./.test(href) && !known.has(href.slice(1))))]
}

/** What is wrong with a page by itself. */
export function faultsOf(page: PageFacts): string[] {
  const repeated = page.ids.filter((id, index) => page.ids.indexOf(id) !== index)
  return [
    ...(page.lang === 'en-AU' ? [] : [`lang is '${page.lang}'`]),
    ...(page.h1 === 1 ? [] : [`${page.h1} h1`]),
    ...(page.title === '' ? ['no title'] : []),
    ...(page.isIndexed && page.description === '' ? ['no description'] : []),
    ...(page.isIndexed && page.canonical === '' ? ['no canonical'] : []),
    ...[...new Set(repeated)].map((id) => `id ${id} twice`),
    ...deadFragments(page).map((href) => `nothing at ${href}`),
  ]
}

function all(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map((match) => match[1] ?? '')
}

function plain(text: string): string {
  return text
    .replaceAll('&amp;', '&')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
}
