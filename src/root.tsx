import {
  Links,
  type LoaderFunctionArgs,
  Meta,
  type MiddlewareFunction,
  Outlet,
  redirect,
  Scripts,
  ScrollRestoration,
  useLocation,
  useRouteError,
  useRouteLoaderData,
} from 'react-router'
import { readPageContext } from '#src/app/page-context.ts'
import { type RootData, rootData } from '#src/root-data.ts'
import { AnalyticsTap } from '#src/features/analytics/ui/analytics-tap.tsx'
import { VisitRecorder } from '#src/features/leads/ui/visit-recorder.tsx'
import { PictureCdnContext } from '#src/ui/picture/picture-cdn-context.ts'
import { SiteShellFrame } from '#src/pages/shell/site-shell-frame.tsx'
import { ErrorPage } from '#src/pages/shell/notices/error-page.tsx'
import { PrefetchOnIntent } from '#src/ui/navigation/prefetch-on-intent.tsx'
import { useDelegatedLinks } from '#src/ui/navigation/use-delegated-links.ts'
import '#src/ui/tokens.css'

/**
 * Gated pages redirect visitors who are not signed in before any part of the page is made (AUTH-007 to
 * AUTH-009).
 */
export const middleware: MiddlewareFunction[] = [
  async ({ request, context }) => {
    const { site, services, path } = readPageContext(context)
    const query = new URL(request.url).searchParams
    query.delete('_routes')
    const to = await services.accounts.gate(site, {
      path,
      query: query.size > 0 ? `?${query}` : '',
      cookie: request.headers.get('cookie'),
    })
    if (to) throw redirect(to, { headers: { 'cache-control': 'private, no-store' } })
  },
]

/** The shell of the site. */
export function loader({ context }: LoaderFunctionArgs) {
  return rootData(readPageContext(context), context)
}

/** The shell is the same on every page of a visit. */
export const shouldRevalidate = () => false

/** The shell. After a failed action React Router has not called the loader, and the error carries it. */
function useRoot(): RootData | undefined {
  const error = useRouteError() as { data?: { root?: RootData } | null } | undefined
  return useRouteLoaderData<typeof loader>('root') ?? error?.data?.root
}

export function Layout({ children }: { children: React.ReactNode }) {
  const root = useRoot()
  return (
    <html lang="en-AU" data-template={root?.shell.template}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        {root?.fonts.map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
        ))}
        <Links />
        {root ? <SiteHead root={root} /> : null}
      </head>
      <body>
        {root?.shell.maintenance ? (
          // Answers at every address, so no script may look for the page of the address.
          children
        ) : (
          <>
            {root ? <SiteShellFrame shell={root.shell}>{children}</SiteShellFrame> : children}
            <ScrollRestoration />
            <Scripts />
          </>
        )}
      </body>
    </html>
  )
}

function SiteHead({ root }: { root: RootData }) {
  const { shell, css } = root
  return (
    <>
      <meta name="theme-color" content={shell.brandColour} />
      {shell.isPreview ? <meta name="robots" content="noindex" /> : null}
      <link rel="icon" type="image/svg+xml" href={`/favicon.svg?v=${shell.version}`} />
      <link rel="apple-touch-icon" href={`/apple-touch-icon.png?v=${shell.version}`} />
      <link rel="manifest" href={`/site.webmanifest?v=${shell.version}`} />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: themeCss holds nothing but hex colours */}
      <style dangerouslySetInnerHTML={{ __html: css }} />
    </>
  )
}

export default function Root() {
  useDelegatedLinks()
  const root = useRouteLoaderData<typeof loader>('root')
  const { pathname } = useLocation()
  return (
    <>
      {root ? <VisitRecorder siteSlug={root.shell.slug} /> : null}
      {root ? <AnalyticsTap site={root.shell} /> : null}
      <PrefetchOnIntent />
      <PictureCdnContext value={root?.shell.pictureCdn ?? null}>
        {/* Another address is another page: what was typed for one car is not kept for the next. */}
        <Outlet key={pathname.startsWith('/search/') ? '/search/' : pathname} />
      </PictureCdnContext>
    </>
  )
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <ErrorPage error={error} shell={useRoot()?.shell ?? null} />
}
