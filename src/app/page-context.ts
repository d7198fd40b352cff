import { createContext, type RouterContextProvider } from 'react-router'
import type { SiteContext } from '#src/features/sites/domain/site-config.ts'
import type { SiteShell } from '#src/pages/shell/site-shell.ts'
import type { PageServices } from './services/services.ts'

/**
 * Everything rendering a page may read: the site, the services, the time in Unix milliseconds, the requested
 * path, and the visitor's network address if the page is not shared by a cache (otherwise empty).
 */
export type PageContext = {
  site: SiteContext
  services: PageServices
  now: number
  path: string
  address: string
  /** Neither development nor demo. */
  isProduction: boolean
  /** Filled while rendering: the inline scripts that are our own, for the answer's policy. */
  ownScripts: string[]
  /** The fields of the posted form, for a page that cannot accept it now. */
  typed(): Promise<TypedFields>
  /** Called for an unexpected failure in a loader, an action or the rendering. */
  onFault(error: unknown): void
  /** The sender of a form has sent too much: where to send it again, and what was typed. */
  tooMany: TooMany | null
}

type TooMany = { seconds: number; to: string | null; typed: TypedFields }

/** Names and values in the order they came. */
export type TypedFields = readonly (readonly [string, string])[]

/**
 * Turns a failure into null, for a form that shows its own page again with what was typed. Errors are reported through
 * `onFault`; the 503 thrown while the database is away (entry.server.tsx) is a response, so it is not.
 */
export function toldOrNull({ onFault }: Pick<PageContext, 'onFault'>): (error: unknown) => null {
  return (error) => {
    if (error instanceof Error) onFault(error)
    return null
  }
}

export const pageContext = createContext<PageContext>()

/** The whole shell of the site, passed from the root's loader to the rendering. */
export const serverShellContext = createContext<SiteShell | null>(null)

/** The page context of a loader or action; throws if the server set none, which is a wiring fault. */
export function readPageContext(context: Readonly<RouterContextProvider>): PageContext {
  return context.get(pageContext)
}
