import type { Nodes, Root } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import type { RetentionMonths } from '#src/features/privacy/domain/retention-kind.ts'
import { strangePeriods } from '#src/features/privacy/domain/retention-words.ts'
import type { PublicationFinding } from '#src/features/sites/domain/publication-finding.ts'
import { parseMoment } from '../domain/schedule.ts'
import { fillText, unknownNames } from '../domain/text/placeholders.ts'
import type { LintContext } from '../domain/lint/document-rules.ts'
import { TEXT_RULES } from '../domain/lint/text-rules.ts'
import type { ContentSource } from './content-source.ts'

type Context = LintContext & { timeZone: string; retentionMonths: RetentionMonths }
type Fault = { line: number | null; message: string }
type ContentRule = {
  id: string
  severity: 'error' | 'warning'
  source: string
  faults(source: ContentSource, context: Context): Fault[]
}

const FRONT_LINE = 2
const DESCRIPTION_MAX = 170
const SAFE = /^(?:https?:\/\/|mailto:|tel:|\/(?!\/)|#|\{\{)/i

/** What a content file can contain but should not, each with its line. */
export const CONTENT_RULES: readonly ContentRule[] = [
  {
    id: 'alt-text',
    severity: 'error',
    source: 'WCAG 2.2 SC 1.1.1',
    faults: ({ root, front }) => [
      ...(front.image && !front.alt
        ? [{ line: FRONT_LINE, message: 'the image needs alt, the words for those who cannot see it' }]
        : []),
      ...nodesOf(root, (node) =>
        node.type === 'image' && !node.alt?.trim()
          ? `the image ${node.url} needs words between its brackets`
          : null,
      ),
    ],
  },
  {
    id: 'no-html',
    severity: 'error',
    source: 'house rule: content is sanitised',
    faults: ({ root }) =>
      nodesOf(root, (node) =>
        node.type === 'html' && !/^<!--[\s\S]*-->$/.test(node.value.trim())
          ? `HTML is not read here; write Markdown instead of ${node.value.trim().split('\n')[0]?.slice(0, 60)}`
          : null,
      ),
  },
  {
    id: 'safe-link',
    severity: 'error',
    source: 'house rule: content is sanitised',
    faults: ({ root }) =>
      nodesOf(root, (node) =>
        (node.type === 'link' || node.type === 'definition') && !SAFE.test(node.url)
          ? `a link must be a path, or an https:, mailto: or tel: address; got ${node.url.slice(0, 80)}`
          : null,
      ),
  },
  {
    id: 'placeholder',
    severity: 'error',
    source: 'docs/content.md',
    faults: ({ root, front }) => [
      ...[front.title, front.description].flatMap((text) =>
        unknownNames(text).map((name) => ({ line: FRONT_LINE, message: `{{${name}}} is not a placeholder` })),
      ),
      ...nodesOf(root, (node) =>
        node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell'
          ? (unknownNames(textOf(node)).map((name) => `{{${name}}} is not a placeholder`)[0] ?? null)
          : null,
      ),
    ],
  },
  {
    id: 'dead-link',
    severity: 'error',
    source: 'house rule: no dead links',
    faults: ({ root }, { answerOf }) =>
      linksOf(root, (url) => (answerOf(url) === 'none' ? `leads to no page: ${url}` : null)),
  },
  {
    id: 'uncertain-link',
    severity: 'warning',
    source: 'house rule: no dead links',
    faults: ({ root }, { answerOf }) =>
      linksOf(root, (url) =>
        answerOf(url) === 'perhaps' ? `leads to a page only if ${url} is a model’s address` : null,
      ),
  },
  {
    id: 'heading-order',
    severity: 'warning',
    source: 'WCAG 2.2 SC 1.3.1',
    faults: ({ root }) => {
      let last = 1
      return nodesOf(root, (node) => {
        if (node.type !== 'heading') return null
        const isJump = node.depth > last + 1
        last = node.depth
        return isJump ? `the heading '${textOf(node)}' skips a level` : null
      })
    },
  },
  {
    id: 'date-order',
    severity: 'error',
    source: 'house rule: dates in the right order',
    faults: ({ front }, { timeZone }) => {
      const [start, end] = [front.publish_at, front.expires_at].map((text) =>
        text ? parseMoment(text, timeZone) : null,
      )
      return typeof start === 'number' && typeof end === 'number' && end <= start
        ? [{ line: FRONT_LINE, message: 'expires_at must be after publish_at' }]
        : []
    },
  },
  {
    id: 'date-past',
    severity: 'warning',
    source: 'house rule: dates not past',
    faults: ({ front }, { nowMs, timeZone }) => {
      const end = front.expires_at ? parseMoment(front.expires_at, timeZone) : null
      return end !== null && end <= nowMs
        ? [
            {
              line: FRONT_LINE,
              message: `expires_at has passed (${front.expires_at}): the page is not shown`,
            },
          ]
        : []
    },
  },
  {
    id: 'description-length',
    severity: 'warning',
    source: 'standards.md B7: search engines cut longer ones',
    faults: ({ front }) =>
      front.description.length > DESCRIPTION_MAX
        ? [
            {
              line: FRONT_LINE,
              message: `description has ${front.description.length} characters; ${DESCRIPTION_MAX} are shown`,
            },
          ]
        : [],
  },
]

const RETENTION_RULE = {
  id: 'retention-period',
  severity: 'warning',
  source: 'APP 1.3: the privacy text says what is done; retentionMonths of the site document',
} as const

/** All findings in a site's own files. The same rules apply to front matter and body. */
export function lintContent(sources: readonly ContentSource[], context: Context): PublicationFinding[] {
  return [
    ...sources.flatMap((source) => [
      ...CONTENT_RULES.flatMap((rule) =>
        rule.faults(source, context).map(({ line, message }) => toFinding(rule, source.file, line, message)),
      ),
      ...lintWords(source, context),
    ]),
    ...repeated(sources, 'title'),
    ...repeated(sources, 'description'),
  ]
}

function lintWords(
  { file, root, front }: ContentSource,
  { retentionMonths }: Pick<Context, 'retentionMonths'>,
): PublicationFinding[] {
  const page = textOf(root)
  const passages = nodesOf(root, (node) =>
    node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableRow' ? textOf(node) : null,
  )
  const all = [
    { line: FRONT_LINE, message: front.title },
    { line: FRONT_LINE, message: front.description },
    ...passages,
  ]
  return all.flatMap(({ line, message: passage }) => [
    ...TEXT_RULES.flatMap((rule) => {
      const fault = rule.fault(passage, page)
      return fault === null ? [] : [toFinding(rule, file, line, fault)]
    }),
    ...strangePeriods(passage, retentionMonths).map((period) =>
      toFinding(
        RETENTION_RULE,
        file,
        line,
        `names '${period}' for keeping personal data, which is no period of this site; see /privacy-policy`,
      ),
    ),
  ])
}

function repeated(sources: readonly ContentSource[], field: 'title' | 'description'): PublicationFinding[] {
  const first = new Map<string, string>()
  return sources.flatMap(({ file, front }) => {
    const text = fillText(front[field], {}).toLowerCase()
    const known = first.get(text)
    if (known === undefined) first.set(text, file)
    return known === undefined
      ? []
      : [
          toFinding(
            {
              id: `unique-${field}`,
              severity: 'warning',
              source: 'house rule: titles and descriptions unique',
            },
            file,
            FRONT_LINE,
            `${field} is that of ${known} too`,
          ),
        ]
  })
}

function linksOf(root: Root, fault: (url: string) => string | null): Fault[] {
  return nodesOf(root, (node) => (node.type === 'link' && node.url.startsWith('/') ? fault(node.url) : null))
}

function nodesOf(root: Root, fault: (node: Nodes) => string | null): Fault[] {
  const faults: Fault[] = []
  visit(root, (node) => {
    const message = fault(node)
    if (message !== null) faults.push({ line: node.position?.start.line ?? null, message })
  })
  return faults
}

function toFinding(
  { id, severity, source }: Pick<ContentRule, 'id' | 'severity' | 'source'>,
  file: string,
  line: number | null,
  message: string,
): PublicationFinding {
  return { severity, file, line, rule: id, message, source }
}
