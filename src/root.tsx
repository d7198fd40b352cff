import {
  Links,
  type LoaderFunctionArgs,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useRouteLoaderData,
} from 'react-router'
import { readPageContext } from '#src/page-context.ts'
import { VisitRecorder } from '#src/features/leads/ui/visit-recorder.tsx'
import { themeCss } from '#src/features/sites/domain/brand-scale.ts'
import { PictureCdnContext } from '#src/features/pictures/ui/picture-cdn.tsx'
import { toSiteShell } from '#src/features/sites/domain/site-shell.ts'
import { SiteShellFrame } from '#src/features/sites/ui/site-shell-frame.tsx'
import { TEMPLATE_SURFACES } from '#src/features/sites/ui/template-registry.ts'
import { ErrorPage } from '#src/features/content/ui/error-page.tsx'
import { PrefetchOnIntent } from '#src/ui/navigation/prefetch-on-intent.tsx'
import { useDelegatedLinks } from '#src/ui/navigation/use-delegated-links.ts'
import '#src/ui/tokens.css'

/** The public shell of the site and its colours as CSS: culori stays on the server. */
export function loader({ context }: LoaderFunctionArgs) {
  const { site, now } = readPageContext(context)
  const shell = toSiteShell(site, now)
  return { shell, css: themeCss(site.config.theme), fonts: TEMPLATE_SURFACES[shell.template].fonts }
}

/** The shell is the same on every page of a visit. */
export const shouldRevalidate = () => false

export function Layout({ children }: { children: React.ReactNode }) {
  const root = useRouteLoaderData<typeof loader>('root')
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
        {root ? <SiteShellFrame shell={root.shell}>{children}</SiteShellFrame> : children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

function SiteHead({ root }: { root: Awaited<ReturnType<typeof loader>> }) {
  const { shell, css } = root
  return (
    <>
      <meta name="theme-color" content={shell.brandColour} />
      {shell.isPreview ? <meta name="robots" content="noindex" /> : null}
      <link rel="icon" type="image/svg+xml" href={favicon(shell.brandColour, shell.wordmark)} />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: themeCss holds nothing but hex colours */}
      <style dangerouslySetInnerHTML={{ __html: css }} />
    </>
  )
}

/** A mark in the brand colour with the first letter, as a data URL: no request and nothing shared between sites. */
function favicon(colour: string, wordmark: string): string {
  const letter = /[A-Za-z0-9]/.exec(wordmark)?.[0] ?? ''
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="${colour}"/><text x="16" y="23" font-family="Arial" font-weight="700" font-size="20" text-anchor="middle" fill="#fff">${letter}</text></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

export default function Root() {
  useDelegatedLinks()
  const root = useRouteLoaderData<typeof loader>('root')
  return (
    <>
      {root ? <VisitRecorder siteSlug={root.shell.slug} /> : null}
      <PrefetchOnIntent />
      <PictureCdnContext value={root?.shell.pictureCdn ?? null}>
        <Outlet />
      </PictureCdnContext>
    </>
  )
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <ErrorPage error={error} phone={useRouteLoaderData<typeof loader>('root')?.shell.phone ?? null} />
}
