import type { Logger } from 'pino'
import type { Env } from '#src/env.ts'
import type { SealedStore } from '#src/app/opening/sealed-store.ts'
import type { Trust } from '#src/app/opening/open-trust.ts'
import type { Store } from '#src/platform/database/database.ts'
import type { HttpMetrics } from '#src/platform/http/http-metrics.ts'
import type { Clock } from '#src/shared/domain/clock.ts'

/** What every service of the process may be built on. */
export type ServiceBase = Trust & {
  env: Env
  /** The program's folder: its content, migrations and pictures. */
  root: string
  clock: Clock
  log: Logger
  store: Store
  vault: SealedStore['vault']
  dataKeys: SealedStore['dataKeys']
  metrics: HttpMetrics
}
