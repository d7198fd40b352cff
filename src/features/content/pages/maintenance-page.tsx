import { use } from 'react'
import { data, type LoaderFunctionArgs, type MetaFunction } from 'react-router'
import { readPageContext } from '#src/page-context.ts'
import { MaintenanceNotice } from '#src/features/content/ui/maintenance-notice.tsx'
import { ServerShellContext } from '#src/features/sites/ui/server-shell.ts'

/** What every address answers while the site's document says maintenance: 503 and when to come back (SITE-004). */
export function loader({ context }: LoaderFunctionArgs) {
  const { site } = readPageContext(context)
  const { maintenance, name } = site.config
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
  return shell ? <MaintenanceNotice shell={shell} /> : null
}
