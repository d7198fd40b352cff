import type { AppContext } from '#src/app/context.ts'

export type AnswerFacts = {
  kind: string
  method: string
  /** Without its query, which may hold personal data. */
  path: string
  status: number
  ms: number
  site: string | undefined
  cache: string
}

/** Counts one answer in the metrics and logs its line; probes are only counted. */
export function recordAnswer(app: Pick<AppContext, 'metrics' | 'log'>, facts: AnswerFacts): void {
  const { kind, ms, ...told } = facts
  app.metrics.observe(kind, facts.status, facts.cache, ms / 1000)
  if (kind === 'probe') return
  app.log.info({ ...told, ms: Math.round(ms * 10) / 10 }, 'request')
}
