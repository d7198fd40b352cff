import { type LoaderFunctionArgs, type MetaFunction, useLoaderData, useRouteLoaderData } from 'react-router'
import { readPageContext } from '#src/app/page-context.ts'
import { HomeSections } from './home-sections.tsx'
import type { PageShell } from '#src/pages/shell/site-shell.ts'
import { loadHome } from './home-loading.ts'

/** `/`: the sections of the site's document with the stock they mention. */
export function loader({ context }: LoaderFunctionArgs) {
  return loadHome(readPageContext(context))
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => {
  if (!loaderData) return []
  const { title, description, url, siteName } = loaderData.head
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
    { property: 'og:site_name', content: siteName },
    { property: 'og:type', content: 'website' },
  ]
}

export default function HomePage() {
  const data = useLoaderData<typeof loader>()
  const root = useRouteLoaderData<{ shell: PageShell }>('root')
  return root ? <HomeSections data={data} shell={root.shell} /> : null
}
