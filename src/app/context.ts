import { join } from 'node:path'
import type { Logger } from 'pino'
import type { Env } from '#src/env.ts'
import { makeDirectory } from '#src/platform/cli/data-directory.ts'
import { openStore } from '#src/platform/database/open-store.ts'
import type { StoreHealth } from '#src/platform/database/unavailable.ts'
import { createHttpMetrics } from '#src/platform/http/http-metrics.ts'
import { createLog } from '#src/platform/logging/create-log.ts'
import type { Clock } from '#src/shared/domain/clock.ts'
import { createLifecycle } from './lifecycle.ts'
import { openTrust } from './opening/open-trust.ts'
import { sealStore } from './opening/sealed-store.ts'
import { createServices } from './services/services.ts'

export type AppContext = Awaited<ReturnType<typeof createAppContext>>

/** Opens what one process is built on, then its services. The only place that does. */
export async function createAppContext(env: Env, root: string) {
  const clock: Clock = { now: () => Date.now() }
  const log = createLog({ level: env.logLevel })
  const notes: string[] = []
  // With PostgreSQL nothing else creates it, and it holds the command socket and the index snapshot.
  makeDirectory(env.dataDir)
  const opened = await openStore({
    databaseUrl: env.databaseUrl,
    directory: join(env.dataDir, 'store'),
    migrationsDirectory: join(root, 'db/migrations'),
    onError: (error) => log.debug({ err: error }, 'database connection'),
    onHealth: (health) => sayHealth(log, health),
    onNewer: (migrations) => {
      notes.push(`the database was migrated by a newer version: ${migrations.join(', ')}`)
      log.warn({ migrations }, 'this version is older than the database, which a newer one has migrated')
    },
  })
  const { store, vault, dataKeys } = await sealStore(opened, env)
  const trust = await openTrust({ env, clock, log, store })
  const metrics = createHttpMetrics()
  const base = { env, root, clock, log, store, vault, dataKeys, notes, metrics, ...trust }
  const services = createServices(base)
  return {
    env,
    root,
    log,
    clock,
    store,
    metrics,
    dataKeys,
    ...trust,
    ...services,
    ...createLifecycle(base, services),
  }
}

function sayHealth(log: Logger, health: StoreHealth): void {
  if (health.kind === 'ok') log.warn('the database is back')
  else log.error({ kind: health.kind, reason: health.reason }, 'the database cannot be used')
}
