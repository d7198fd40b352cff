import { Hono } from 'hono'
import type { HttpMetrics } from '#src/platform/http/http-metrics.ts'
import { readBytes } from '#src/platform/http/body/body-bytes.ts'
import type { AppVariables } from './http-app.ts'

/** A batch of the Reporting API; a report is about 1 KB. */
const BYTES_MAX = 32 * 1024
const REPORTS_MAX = 20
/**
 * CSP3, 6: the directives a report may name; anything else is counted as other, so that nobody can fill the
 * metrics.
 */
const DIRECTIVE =
  /^(?:(?:default|script|style|img|media|font|connect|frame|object|manifest|worker)-src(?:-elem|-attr)?|base-uri|form-action|frame-ancestors)$/

type PolicyReportDeps = { metrics: Pick<HttpMetrics, 'countPolicyReport'> }

/**
 * `POST /`: browsers' reports of refusals by the content security policy, in the old form
 * (`application/csp-report`) and the new (`application/reports+json`). Counted by directive in `/metrics`
 * (policy_reports_total) and kept nowhere else: a report holds addresses visitors were on, and anybody may
 * send one. 204 whatever it holds, 413 above 32 KB.
 */
export function createPolicyReports({ metrics }: PolicyReportDeps): Hono<{ Variables: AppVariables }> {
  const api = new Hono<{ Variables: AppVariables }>()
  api.post('/', async (c) => {
    const bytes = await readBytes(c.req.raw, { bytesMax: BYTES_MAX })
    if (!bytes.ok) return c.body(null, 413)
    for (const directive of directivesOf(new TextDecoder().decode(bytes.value)))
      metrics.countPolicyReport(DIRECTIVE.test(directive) ? directive : 'other')
    return c.body(null, 204)
  })
  return api
}

/** The directive behind each report in a body; none for a body that is not a report. */
function directivesOf(text: string): string[] {
  try {
    const told: unknown = JSON.parse(text)
    return (Array.isArray(told) ? told.slice(0, REPORTS_MAX) : [told]).flatMap((report) => {
      const { 'csp-report': old, type, body } = Object(report)
      const { 'effective-directive': effective, 'violated-directive': violated } = Object(old)
      const said = type === 'csp-violation' ? Object(body).effectiveDirective : (effective ?? violated)
      return typeof said === 'string' ? [said.split(' ', 1)[0] ?? ''] : []
    })
  } catch {
    return []
  }
}
