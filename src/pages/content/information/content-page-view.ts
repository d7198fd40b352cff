import { formatAuPhone } from '#src/shared/domain/au-phone.ts'
import type { PageContext } from '#src/app/page-context.ts'
import { absoluteUrl } from '#src/features/content/domain/feeds/absolute-url.ts'
import { breadcrumbJsonLd, faqJsonLd } from '#src/features/content/domain/feeds/structured-data.ts'
import { pictureUrl } from '#src/shared/domain/picture/picture-url.ts'
import { pageMeta } from '#src/ui/page/page-meta.ts'
import { notFound, readPreview } from '../content-loading.ts'

/** A content page as its route shows it, with the headers of its answer; a 404 if the site has none. */
export async function loadContentView({ site, services, now, path }: PageContext, request: Request) {
  const { preview, headers } = readPreview(request)
  const address = withoutEndSlashes(path)
  const page = (await services.content.findPage(site, { path: address, now, preview })) ?? notFound()
  const crumbs = [
    { label: 'Home', path: '/' },
    { label: page.title, path: page.path },
  ]
  const faq = faqJsonLd(page.groups)
  const { name, phones, youtubeUrl } = site.config
  // The questions' plain text is for structured data; the browser has them as HTML.
  const groups = page.groups.map((group) => ({
    ...group,
    questions: group.questions.map((question) => ({ ...question, text: '' })),
  }))
  const view = {
    page: { ...page, groups },
    phone: formatAuPhone(phones.main),
    // SITE-012: the page about the dealer links to its videos.
    youtubeUrl: address === '/about-us' ? youtubeUrl : null,
    isPreview: preview !== null,
    head: pageMeta({
      title: page.title,
      description: page.description,
      url: `${site.origin}${page.path}`,
      siteName: name,
      image: page.image ? absoluteUrl(site.origin, pictureUrl(page.image, { width: 1200 })) : null,
      isPreview: preview !== null,
      jsonLd: [breadcrumbJsonLd(crumbs, site.origin), ...(faq ? [faq] : [])],
    }),
  }
  return { view, headers }
}

/** Not by a pattern: it would rescan at every slash of an address made of slashes. */
function withoutEndSlashes(path: string): string {
  let end = path.length
  while (end > 1 && path[end - 1] === '/') end--
  return path.slice(0, end)
}
