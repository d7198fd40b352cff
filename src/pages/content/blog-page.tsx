import {
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  useLoaderData,
} from 'react-router'
import { readPageContext } from '#src/app/page-context.ts'
import { BLOG_CATEGORIES } from '#src/features/content/domain/blog-category.ts'
import { POSTS_PER_PAGE } from '#src/features/content/domain/content-view.ts'
import { absoluteUrl } from '#src/features/content/domain/feeds/absolute-url.ts'
import { BlogList } from '#src/features/content/ui/blog/blog-list.tsx'
import { pageMeta } from '#src/ui/page/page-meta.ts'
import { pictureUrl } from '#src/shared/domain/picture/picture-url.ts'
import { notFound, readPreview } from './content-loading.ts'

/** `/blog` and `/blog/{category}`: cards, newest first, twelve to a page (ROUTE-039, PAGE-032, PAGE-033). */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { site, services, now } = readPageContext(context)
  const category = BLOG_CATEGORIES.find(({ slug }) => slug === params.category) ?? null
  if (params.category !== undefined && !category) notFound()
  const { preview, headers } = readPreview(request)
  const page = pageNumber(request)
  const all = await services.content.listPosts(site, {
    now,
    preview,
    ...(category ? { category: category.slug } : {}),
  })
  const cards = all.slice((page - 1) * POSTS_PER_PAGE, page * POSTS_PER_PAGE)
  if (page > 1 && cards.length === 0) notFound()
  const { name, youtubeUrl } = site.config
  const path = category ? `/blog/${category.slug}` : '/blog'
  const first = cards[0]
  return data(
    {
      cards,
      category,
      page,
      pages: Math.max(1, Math.ceil(all.length / POSTS_PER_PAGE)),
      name,
      youtubeUrl,
      head: [
        ...pageMeta({
          title: category
            ? `${category.name}${page > 1 ? `, page ${page}` : ''}`
            : `Blog${page > 1 ? `, page ${page}` : ''}`,
          description: category
            ? `${category.name} from ${name}, newest first.`
            : `Reviews, buying advice and servicing notes from the people at ${name}.`,
          url: `${site.origin}${path}${page > 1 ? `?page=${page}` : ''}`,
          siteName: name,
          image: first ? absoluteUrl(site.origin, pictureUrl(first.image, { width: 1200 })) : null,
          isPreview: preview !== null,
        }),
        {
          tagName: 'link',
          rel: 'alternate',
          type: 'application/rss+xml',
          title: `${name} blog`,
          href: '/blog/feed.xml',
        },
      ],
    },
    { headers },
  )
}

function pageNumber(request: Request): number {
  const asked = new URL(request.url).searchParams.get('page') ?? '1'
  return /^[1-9]\d{0,3}$/.test(asked) ? Number(asked) : 1
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => loaderData?.head ?? []

export default function BlogRoute() {
  const { cards, category, page, pages, name, youtubeUrl } = useLoaderData<typeof loader>()
  return (
    <BlogList
      cards={cards}
      category={category}
      page={page}
      pages={pages}
      name={name}
      youtubeUrl={youtubeUrl}
    />
  )
}
