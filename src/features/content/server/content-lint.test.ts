import { expect, test } from 'vitest'
import { DEFAULT_MONTHS } from '#src/features/privacy/domain/testing/default-months.ts'
import { CONTENT_RULES, lintContent } from './content-lint.ts'
import { readContentFile } from './content-source.ts'

const CONTEXT = {
  nowMs: Date.parse('2026-11-21T00:00:00Z'),
  timeZone: 'Australia/Brisbane',
  retentionMonths: DEFAULT_MONTHS,
  answerOf: (path: string) =>
    (path === '/gone' ? 'none' : path === '/sorento' ? 'perhaps' : 'page') as 'page' | 'none' | 'perhaps',
}

function lint(body: string, front = '', file = 'buying.md') {
  const { source, findings } = readContentFile(file, `---\ntitle: A\ndescription: B\n${front}---\n${body}`)
  if (!source) throw new Error(JSON.stringify(findings))
  return lintContent([source], CONTEXT)
}

test.each([
  ['alt-text', 'error', '\n![](/img/x.webp)', '', 6],
  ['alt-text', 'error', '', 'image: suv/36/red\n', 2],
  ['no-html', 'error', 'a\n\n<div>b</div>', '', 7],
  ['safe-link', 'error', '[a](javascript:alert(1))', '', 5],
  ['safe-link', 'error', '[a][1]\n\n[1]: data:text/html,x', '', 7],
  ['placeholder', 'error', 'Dear {{dealer}}', '', 5],
  ['placeholder', 'error', 'Places: {{places}} here', '', 5],
  ['dead-link', 'error', 'a\n\nb\n\n[gone](/gone)', '', 9],
  ['uncertain-link', 'warning', '[a](/sorento)', '', 5],
  ['heading-order', 'warning', '## A\n\n#### B', '', 7],
  ['date-order', 'error', '', 'publish_at: 2026-12-02\nexpires_at: 2026-12-01\n', 2],
  ['date-past', 'warning', '', 'expires_at: 2026-11-01\n', 2],
  ['price-kind', 'error', 'Utes from $29,990', '', 5],
  ['comparison-rate', 'error', 'a\n\nAt 3.9% p.a. today', '', 7],
  ['comparison-warning', 'error', 'At 3.9% p.a., comparison rate 4.5% p.a.', '', 5],
  ['repayment-rate', 'error', 'Finance for $99 a week', '', 5],
  ['retention-period', 'warning', 'We keep your details for five years.', '', 5],
  ['was-claim', 'warning', 'Was $9,990, now $8,990 drive away', '', 5],
])('%s is an %s reported with its line', (rule, severity, body, front, line) => {
  const expectedLine = front === '' ? line : 2
  expect(lint(body, front).find((finding) => finding.rule === rule)).toMatchObject({
    severity,
    file: 'buying.md',
    line: expectedLine,
  })
})

test('a valid page has no findings, and a comment does not count as HTML', () => {
  expect(
    lint('## A\n\n<!-- for the editor -->\n\n[Ask](/contact-us) or [call](tel:{{phone_digits}}).'),
  ).toEqual([])
})

test('two pages with the same title are both allowed, with a warning', () => {
  const read = (file: string) => readContentFile(file, '---\ntitle: A\ndescription: B\n---\n').source
  const sources = [read('buying.md'), read('faqs.md')].flatMap((source) => (source ? [source] : []))
  expect(lintContent(sources, CONTEXT).map(({ rule, file }) => `${rule} ${file}`)).toEqual([
    'unique-title faqs.md',
    'unique-description faqs.md',
  ])
})

test('each rule has a unique name and a source', () => {
  expect(new Set(CONTENT_RULES.map(({ id }) => id)).size).toBe(CONTENT_RULES.length)
  for (const { source } of CONTENT_RULES) expect(source).not.toBe('')
})
