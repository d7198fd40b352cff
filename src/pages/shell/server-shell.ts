import { createContext } from 'react'
import type { SiteShell } from './site-shell.ts'

/** The whole shell, on the server only, where header, footer and the maintenance page are drawn from it. */
export const ServerShellContext = createContext<SiteShell | null>(null)
