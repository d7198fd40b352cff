import {
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  useLoaderData,
} from 'react-router'
import { readPageContext } from '#src/app/page-context.ts'
import { ContentArticle } from '#src/features/content/ui/content/content-article.tsx'
import { loadContentView } from './content-page-view.ts'

/** The information pages, `/faqs`, `/about-us` and `/pages/{name}` of the site (ROUTE-038, ROUTE-041, ROUTE-048). */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { view, headers } = await loadContentView(readPageContext(context), request)
  return data(view, { headers })
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => loaderData?.head ?? []

export default function ContentRoute() {
  const { page, phone, youtubeUrl, isPreview } = useLoaderData<typeof loader>()
  return <ContentArticle page={page} phone={phone} youtubeUrl={youtubeUrl} isPreview={isPreview} />
}
