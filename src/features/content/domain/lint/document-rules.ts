import { WEEKDAYS } from '#src/shared/domain/calendar-date.ts'
import type { OpeningHour } from '#src/features/locations/domain/settings/hours-schema.ts'
import type { SiteConfig } from '#src/features/sites/domain/site-config.ts'
import type { PublicationFinding } from '#src/features/sites/domain/publication-finding.ts'
import { RECEIVER_IDS, RECEIVER_PROFILES, SECRET_NAMES } from './receiver-settings.ts'
import { SAMPLE_CONTACT } from './sample-contact.ts'
import { TEXT_RULES } from './text-rules.ts'

type Fault = { path: string; message: string }
export type DocumentRule = {
  id: string
  severity: 'error' | 'warning'
  source: string
  faults(config: SiteConfig, context: LintContext): Fault[]
}
/** Whether a path on the site leads to a page; `perhaps` if only a model's page could answer it (ROUTE-052). */
export type PathAnswer = 'page' | 'perhaps' | 'none'
/** The current time (Unix ms) and a lookup of what answers a path. */
export type LintContext = { nowMs: number; answerOf(path: string): PathAnswer }

/** The file name given in findings about the document. */
export const DOCUMENT_FILE = 'site document'
const YEAR_MS = 366 * 86_400_000

/** What the schema allows but the law or good practice does not (standards.md B9). */
export const DOCUMENT_RULES: readonly DocumentRule[] = [
  {
    id: 'licence-number',
    severity: 'error',
    source:
      'Motor Dealers and Repairers Act 2013 (NSW) s 19A, MVDA 1973 (WA) s 21: number in all advertising',
    faults: ({ dealerships, hosts }) =>
      dealerships.flatMap(({ licenceNumber }, index) =>
        hosts.length > 0 && !/\d/.test(licenceNumber)
          ? [
              {
                path: `dealerships[${index}].licenceNumber`,
                message: `must be the dealer licence number; got '${licenceNumber}'`,
              },
            ]
          : [],
      ),
  },
  {
    id: 'licence-sample',
    severity: 'warning',
    source: 'as licence-number, before the site has a public host',
    faults: ({ dealerships, hosts }) =>
      dealerships.flatMap(({ licenceNumber }, index) =>
        hosts.length === 0 && !/\d/.test(licenceNumber)
          ? [
              {
                path: `dealerships[${index}].licenceNumber`,
                message: 'is needed before the site gets a public host',
              },
            ]
          : [],
      ),
  },
  SAMPLE_CONTACT,
  SECRET_NAMES,
  RECEIVER_PROFILES,
  RECEIVER_IDS,
  {
    id: 'hours-overlap',
    severity: 'error',
    source: 'ACL s 18: opening hours that contradict themselves mislead',
    faults: ({ locations }) =>
      locations.flatMap((location, index) =>
        Object.entries(location.hours).flatMap(([type, week]) =>
          overlaps(week ?? []).map((weekday) => ({
            path: `locations[${index}].hours.${type}`,
            message: `opens on ${WEEKDAYS[weekday]} while the night before is still open`,
          })),
        ),
      ),
  },
  {
    id: 'period-past',
    severity: 'warning',
    source: 'house rule: dates not past',
    faults: ({ announcement, search }, { nowMs }) =>
      [
        { path: 'announcement.expiry', expiry: announcement?.expiry },
        { path: 'search.promo.expiry', expiry: search.promo?.expiry },
      ].flatMap(({ path, expiry }) =>
        expiry && Date.parse(expiry) <= nowMs
          ? [{ path, message: `has passed (${expiry}); it shows no more` }]
          : [],
      ),
  },
  {
    id: 'rate-order',
    severity: 'warning',
    source: 'NCCP Regulations 2010 reg 71: fees can only raise the comparison rate',
    faults: ({ search: { repayment } }) =>
      repayment && repayment.comparisonRate < repayment.annualRate
        ? [
            {
              path: 'search.repayment.comparisonRate',
              message: 'is below the annual rate; check both with the lender',
            },
          ]
        : [],
  },
  {
    id: 'rate-stale',
    severity: 'warning',
    source: 'ASIC RG 234: advertised rates must be current',
    faults: ({ search: { repayment } }, { nowMs }) =>
      repayment && nowMs - Date.parse(repayment.asAt) > YEAR_MS
        ? [{ path: 'search.repayment.asAt', message: `is more than a year ago (${repayment.asAt})` }]
        : [],
  },
  {
    id: 'dead-link',
    severity: 'warning',
    source: 'house rule: no dead links',
    faults: (config, { answerOf }) =>
      strings(config, '').flatMap(({ path, text }) =>
        /(?:href|link|Url|refreshPath)$/.test(path) &&
        text.startsWith('/') &&
        !text.startsWith('/img/') &&
        answerOf(text) === 'none'
          ? [{ path, message: `leads to no page: ${text}` }]
          : [],
      ),
  },
]

/** Days that open while the previous day is still open. Closing at or before opening means past midnight. */
function overlaps(week: readonly OpeningHour[]): number[] {
  return week.flatMap((night) => {
    if (night.status !== 'Open' || !night.open || !night.close || night.close > night.open) return []
    const next = week.find(({ weekday }) => weekday === (night.weekday + 1) % 7)
    return next?.status === 'Open' && next.open && next.open < night.close ? [next.weekday] : []
  })
}

/** Settings whose text must follow advertising rules. */
const WORDS =
  /^(?:title|description|announcement|home|search\.promo|vehicle\.(?:whyBuy|disclaimer|whatsIncluded|reserveOnline|protectYourCar))/

/** All findings in a document, each with its setting's path. */
export function lintDocument(config: SiteConfig, context: LintContext): PublicationFinding[] {
  const byRule = DOCUMENT_RULES.flatMap((rule) =>
    rule.faults(config, context).map((fault) => toFinding(rule, fault)),
  )
  const byWords = strings(config, '')
    .filter(({ path }) => WORDS.test(path))
    .flatMap(({ path, text }) =>
      TEXT_RULES.flatMap((rule) => {
        const message = rule.fault(text, text)
        return message === null ? [] : [toFinding(rule, { path, message })]
      }),
    )
  return [...byRule, ...byWords]
}

function toFinding(
  rule: Pick<DocumentRule, 'id' | 'severity' | 'source'>,
  { path, message }: Fault,
): PublicationFinding {
  return {
    severity: rule.severity,
    file: DOCUMENT_FILE,
    line: null,
    path,
    rule: rule.id,
    message: `${path}: ${message}`,
    source: rule.source,
  }
}

function strings(value: unknown, path: string): { path: string; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }]
  if (Array.isArray(value)) return value.flatMap((each, index) => strings(each, `${path}[${index}]`))
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, each]) => strings(each, path === '' ? key : `${path}.${key}`))
}
