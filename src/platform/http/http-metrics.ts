import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

export type HttpMetrics = ReturnType<typeof createHttpMetrics>

/** Prometheus metrics of one process, in a registry of its own. */
export function createHttpMetrics() {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Answers by kind of request, status and whether the page cache had it',
    labelNames: ['kind', 'status', 'cache'],
    registers: [registry],
  })
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from request to answer',
    labelNames: ['kind'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  })
  const refusals = new Counter({
    name: 'policy_reports_total',
    help: 'Refusals by the content security policy that browsers reported, by directive',
    labelNames: ['directive'],
    registers: [registry],
  })
  const codes = new Counter({
    name: 'texted_codes_total',
    help: 'Requests for texted codes and attempts to use them, by purpose and outcome',
    labelNames: ['purpose', 'outcome'],
    registers: [registry],
  })
  const texts = new Counter({
    name: 'texts_total',
    help: 'Texts to shoppers and from them, by what became of them',
    labelNames: ['outcome'],
    registers: [registry],
  })
  return {
    registry,
    /** Counts one text to or from a shopper. */
    countText: (outcome: string) => texts.inc({ outcome }),
    /** Counts one request for a texted code, or one attempt to use it. */
    countCode: (purpose: string, outcome: string) => codes.inc({ purpose, outcome }),
    /** Counts one report; the caller limits the directives. */
    countPolicyReport: (directive: string) => refusals.inc({ directive }),
    observe(kind: string, status: number, cache: string, seconds: number): void {
      requests.inc({ kind, status: String(status), cache })
      duration.observe({ kind }, seconds)
    },
    /** Figures by state, read when metrics are requested. */
    gauges(name: string, help: string, read: () => Promise<{ state: string; count: number }[]>): void {
      new Gauge({
        name,
        help,
        labelNames: ['state'],
        registers: [registry],
        async collect() {
          this.reset()
          for (const { state, count } of await read()) this.set({ state }, count)
        },
      })
    },
    /** A figure that is read when metrics are requested. */
    gauge(name: string, help: string, read: () => number | Promise<number>): void {
      new Gauge({
        name,
        help,
        registers: [registry],
        async collect() {
          this.set(await read())
        },
      })
    },
  }
}
