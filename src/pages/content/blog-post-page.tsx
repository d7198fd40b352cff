import {
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  useLoaderData,
} from 'react-router'
import { readPageContext } from '#src/app/page-context.ts'
import { enquireHref } from '#src/features/content/domain/content-view.ts'
import { absoluteUrl } from '#src/features/content/domain/feeds/absolute-url.ts'
import { breadcrumbJsonLd, postJsonLd } from '#src/features/content/domain/feeds/structured-data.ts'
import { BlogPostArticle } from '#src/features/content/ui/blog/blog-post-article.tsx'
import { pageMeta } from '#src/ui/page/page-meta.ts'
import { pictureUrl } from '#src/shared/domain/picture/picture-url.ts'
import { formatAuPhone } from '#src/shared/domain/au-phone.ts'
import { notFound, readPreview } from './content-loading.ts'

const MORE_POSTS = 3

/** `/blog/{category}/{slug}`; a post requested under another category is shown at its own address. */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { site, services, now } = readPageContext(context)
  const { preview, headers } = readPreview(request)
  const post =
    (await services.content.findPost(site, { slug: params.slug ?? '', now, preview })) ?? notFound()
  if (post.category.slug !== params.category) throw redirect(post.href, 301)
  const others = (await services.content.listPosts(site, { now, preview })).filter(
    ({ href }) => href !== post.href,
  )
  const sameFirst = [
    ...others.filter(({ category }) => category.slug === post.category.slug),
    ...others.filter(({ category }) => category.slug !== post.category.slug),
  ]
  const { name, phones } = site.config
  const url = `${site.origin}${post.href}`
  const image = absoluteUrl(site.origin, pictureUrl(post.image, { width: 1200 }))
  const crumbs = [
    { label: 'Home', path: '/' },
    { label: 'Blog', path: '/blog' },
    { label: post.category.name, path: `/blog/${post.category.slug}` },
    { label: post.heading, path: post.href },
  ]
  return data(
    {
      post,
      crumbs,
      more: sameFirst.slice(0, MORE_POSTS),
      phone: formatAuPhone(phones.main),
      name,
      enquire: enquireHref('General Enquiry'),
      head: [
        ...pageMeta({
          title: post.heading,
          description: post.description,
          url,
          siteName: name,
          image,
          type: 'article',
          isPreview: preview !== null,
          jsonLd: [
            postJsonLd(post, { url, image, name, origin: site.origin }),
            breadcrumbJsonLd(crumbs, site.origin),
          ],
        }),
        { property: 'article:published_time', content: post.publishedAt },
      ],
    },
    { headers },
  )
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => loaderData?.head ?? []

export default function BlogPostRoute() {
  const { post, crumbs, more, phone, name, enquire } = useLoaderData<typeof loader>()
  return (
    <BlogPostArticle
      post={post}
      crumbs={crumbs}
      more={more}
      phone={phone}
      name={name}
      enquireHref={enquire}
    />
  )
}
