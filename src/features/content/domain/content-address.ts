/** Root pages that content may provide; any other name goes under `/pages/` (ROUTE-038, ROUTE-041). */
export const ROOT_PAGES = [
  'about-us',
  'buying',
  'faqs',
  'finance',
  'prepaid-maintenance-plan',
  'roadside-assistance',
  'warranty',
] as const

export type ContentAddress = { kind: 'page'; path: string } | { kind: 'post'; slug: string }

const NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/**
 * What a content file is by its path: `about-us.md` is `/about-us`, `pages/first-car.md` is `/pages/first-car`
 * (ROUTE-048), `blog/{slug}.md` is a post. Otherwise a sentence saying what the name must be.
 */
export function contentAddress(file: string): ContentAddress | { kind: 'wrong'; mend: string } {
  const [folder, name] = file.includes('/')
    ? [file.slice(0, file.lastIndexOf('/')), file.slice(file.lastIndexOf('/') + 1)]
    : ['', file]
  const slug = name.replace(/\.md$/, '')
  if (!name.endsWith('.md') || !NAME.test(slug) || slug.length > 80)
    return { kind: 'wrong', mend: 'the name must be lower-case words joined by hyphens and end with .md' }
  if (folder === 'blog') return { kind: 'post', slug }
  if (folder === 'pages') return { kind: 'page', path: `/pages/${slug}` }
  if (folder !== '') return { kind: 'wrong', mend: `the folder must be pages or blog; got ${folder}` }
  if ((ROOT_PAGES as readonly string[]).includes(slug)) return { kind: 'page', path: `/${slug}` }
  return {
    kind: 'wrong',
    mend: `a page outside pages/ must be one of ${ROOT_PAGES.join(', ')}; got ${slug}`,
  }
}
