import { join } from 'node:path'
import type { Env } from '../env.ts'
import { createContentService } from '../features/content/server/content-service.ts'
import { createSiteService } from '../features/sites/server/site-service.ts'
import { readRoutePatterns } from '../http/route-patterns.ts'
import type { Store } from '../platform/database/database.ts'
import type { Clock } from '../shared/domain/clock.ts'

type Parts = { env: Env; root: string; clock: Clock; store: Store }

/** Sites and their content: the one's publishing is held to the other's rules. */
export function createSiteServices({ env, root, clock, store }: Parts) {
  const content = createContentService({
    store,
    clock,
    defaultsDirectory: join(root, 'content'),
    readRoutes: readRoutePatterns,
  })
  const sites = createSiteService({
    store,
    clock,
    isDevelopment: !env.isProduction,
    port: env.port,
    lint: content.lint,
  })
  return { content, sites }
}
