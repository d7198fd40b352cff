import {
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  useLoaderData,
} from 'react-router'
import { readPageContext } from '#src/page-context.ts'
import { absoluteUrl } from '#src/features/content/domain/feeds/absolute-url.ts'
import { breadcrumbJsonLd, faqJsonLd } from '#src/features/content/domain/feeds/structured-data.ts'
import { ContentArticle } from '#src/features/content/ui/content/content-article.tsx'
import { pageMeta } from '#src/ui/page-meta.ts'
import { pictureUrl } from '#src/features/pictures/domain/picture-url.ts'
import { formatAuPhone } from '#src/shared/domain/au-phone.ts'
import { notFound, readPreview } from './content-loading.ts'

/** The information pages, `/faqs`, `/about-us`, `/finance` and `/pages/{name}` of the site (ROUTE-038, ROUTE-041, ROUTE-048). */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { site, services, now, path } = readPageContext(context)
  const { preview, headers } = readPreview(request)
  const address = path.replace(/(?<=.)\/+$/, '')
  const page = (await services.content.findPage(site, { path: address, now, preview })) ?? notFound()
  const crumbs = [
    { label: 'Home', path: '/' },
    { label: page.title, path: page.path },
  ]
  const faq = faqJsonLd(page.groups)
  const { name, phones, youtubeUrl } = site.config
  const view = {
    page,
    phone: formatAuPhone(phones.main),
    // SITE-012: the page about the dealer leads to its films.
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
  // The questions' plain words are for structured data; the browser has them as HTML.
  const groups = page.groups.map((group) => ({
    ...group,
    questions: group.questions.map((question) => ({ ...question, text: '' })),
  }))
  return data({ ...view, page: { ...page, groups } }, { headers })
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => loaderData?.head ?? []

export default function ContentRoute() {
  const { page, phone, youtubeUrl, isPreview } = useLoaderData<typeof loader>()
  return <ContentArticle page={page} phone={phone} youtubeUrl={youtubeUrl} isPreview={isPreview} />
}
