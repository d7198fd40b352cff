import type { RouterContextProvider } from 'react-router'
import { themeCss } from '#src/features/sites/domain/brand/brand-scale.ts'
import { toPageShell, toSiteShell } from '#src/pages/shell/site-shell.ts'
import { TEMPLATE_SURFACES } from '#src/pages/shell/template-registry.ts'
import { type PageContext, serverShellContext } from '#src/app/page-context.ts'

export type RootData = ReturnType<typeof rootData>

/**
 * What a page needs of the site's shell, and its colours as CSS: culori stays on the server, and so does the rest of the
 * shell, which the drawing takes from the context.
 */
export function rootData({ site, now, tooMany }: PageContext, context: Pick<RouterContextProvider, 'set'>) {
  const whole = toSiteShell(site, now)
  context.set(serverShellContext, whole)
  const shell = toPageShell(whole)
  const { maintenance } = shell
  return {
    // Who sends too much is answered at every address too
    shell: tooMany && !maintenance ? { ...shell, maintenance: 'Please wait a moment' } : shell,
    css: themeCss(site.config.theme),
    fonts: TEMPLATE_SURFACES[shell.template].fonts,
  }
}
