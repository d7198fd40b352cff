import { expect, test } from 'vitest'
import { findingText, orderFindings, type PublicationFinding } from './publication-finding.ts'

const FINDING: PublicationFinding = {
  severity: 'warning',
  file: 'blog/tyres.md',
  line: 12,
  rule: 'was-claim',
  message: 'needs its evidence.',
  source: 'ACL s 29',
}

test('a finding is one line with file, line, rule and source', () => {
  expect(findingText(FINDING)).toBe('warning blog/tyres.md:12 [was-claim] needs its evidence. (ACL s 29)')
  expect(findingText({ ...FINDING, line: null, severity: 'error' })).toContain('error   blog/tyres.md [')
})

test('errors come first, then files and lines in order', () => {
  const at = (severity: 'error' | 'warning', file: string, line: number) => ({
    ...FINDING,
    severity,
    file,
    line,
  })
  const ordered = orderFindings([at('warning', 'a', 1), at('error', 'b', 9), at('error', 'b', 2)])
  expect(ordered.map(({ severity, file, line }) => `${severity} ${file} ${line}`)).toEqual([
    'error b 2',
    'error b 9',
    'warning a 1',
  ])
})
