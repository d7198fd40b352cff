import { use } from 'react'
import { data, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { readPageContext } from '#src/app/page-context.ts'
import { MaintenanceNotice } from '#src/pages/shell/notices/maintenance-notice.tsx'
import { TooManyNotice } from '#src/pages/shell/notices/too-many-notice.tsx'
import { ServerShellContext } from '#src/pages/shell/server-shell.ts'

/**
 * What any address may answer instead of its page: 503 and when to come back while the site's document says
 * maintenance (SITE-004); 429, when to try again and what was typed for a form whose sender sends too much
 * (ERR-024).
 */
export function loader({ context }: LoaderFunctionArgs) {
  const { site, tooMany } = readPageContext(context)
  const { maintenance, name } = site.config
  if (tooMany && !maintenance)
    return data(
      { tooMany, title: `Please wait a moment | ${name}` },
      { status: 429, headers: { 'retry-after': String(tooMany.seconds), 'cache-control': 'no-store' } },
    )
  if (!maintenance) throw data('Not found', { status: 404 })
  return data(
    { message: maintenance.message, title: `Back soon | ${name}` },
    {
      status: 503,
      headers: { 'retry-after': String(maintenance.minutes * 60), 'cache-control': 'no-store' },
    },
  )
}

export const headers = ({ loaderHeaders }: { loaderHeaders: Headers }) => loaderHeaders

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  { title: loaderData?.title ?? 'Back soon' },
  { name: 'robots', content: 'noindex' },
]

export default function MaintenancePage() {
  const shell = use(ServerShellContext)
  const loaded = useLoaderData<typeof loader>()
  if (!shell) return null
  return 'tooMany' in loaded ? (
    <TooManyNotice shell={shell} {...loaded.tooMany} />
  ) : (
    <MaintenanceNotice shell={shell} />
  )
}
