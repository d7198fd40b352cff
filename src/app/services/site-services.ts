import { join } from 'node:path'
import type { Env } from '#src/env.ts'
import { createContentService } from '#src/features/content/server/content-service.ts'
import { createSiteService } from '#src/features/sites/server/site-service.ts'
import { readRoutePatterns } from '#src/app/http/route-patterns.ts'
import type { Store } from '#src/platform/database/database.ts'
import type { Clock } from '#src/shared/domain/clock.ts'

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
    tlsPort: env.tlsPort,
    lint: content.lint,
    takesCards: ({ gateway, secretKeyEnv, webhookSecretEnv }) =>
      gateway === 'sandbox'
        ? !env.isProduction
        : Boolean(
            secretKeyEnv && webhookSecretEnv && env.secret(secretKeyEnv) && env.secret(webhookSecretEnv),
          ),
  })
  return { content, sites }
}
