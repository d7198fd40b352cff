import { join } from 'node:path'
import type { Logger } from 'pino'
import type { Env } from '#src/env.ts'
import { missingSecrets } from '#src/features/content/domain/lint/receiver-settings.ts'
import { createContentService } from '#src/features/content/server/content-service.ts'
import { createSiteService } from '#src/features/sites/server/site-service.ts'
import { faultText } from '#src/features/sites/server/served-document.ts'
import { siteDocuments } from '#src/pages/site-document/site-documents.ts'
import { readRoutePatterns } from '#src/app/http/route-patterns.ts'
import type { Store } from '#src/platform/database/database.ts'
import type { HttpMetrics } from '#src/platform/http/http-metrics.ts'
import type { Clock } from '#src/shared/domain/clock.ts'

type Parts = {
  env: Env
  root: string
  clock: Clock
  store: Store
  log: Logger
  metrics: Pick<HttpMetrics, 'gauges'>
}

/** Sites and their content: publishing a site must pass the content rules. */
export function createSiteServices({ env, root, clock, store, log, metrics }: Parts) {
  const content = createContentService({
    store,
    clock,
    defaultsDirectory: join(root, 'content'),
    readRoutes: readRoutePatterns,
  })
  const sites = createSiteService({
    store,
    clock,
    documents: siteDocuments,
    onFault: (fault) => log.error({ site: fault.slug, version: fault.version }, faultText(fault)),
    isDevelopment: !env.isProduction,
    port: env.port,
    tlsPort: env.tlsPort,
    lint: async (candidate) => [
      ...(await content.lint(candidate)),
      ...missingSecrets(candidate.config, (name) => env.secret(name) !== null),
    ],
    takesCards: ({ gateway, secretKeyEnv, webhookSecretEnv }) =>
      gateway === 'sandbox'
        ? !env.isProduction
        : Boolean(
            secretKeyEnv && webhookSecretEnv && env.secret(secretKeyEnv) && env.secret(webhookSecretEnv),
          ),
  })
  metrics.gauges(
    'site_documents_refused',
    'Sites whose published document is refused by the current schema',
    async () => {
      const faults = sites.documentFaults()
      const stale = faults.filter(({ servedVersion }) => servedVersion !== null).length
      return [
        { state: 'last_good_served', count: stale },
        { state: 'not_served', count: faults.length - stale },
      ]
    },
  )
  return { content, sites }
}
