import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findingText } from '#src/features/sites/domain/publication-finding.ts'
import { readContentFile } from './content-source.ts'

const GOOD = '---\ntitle: Buying\ndescription: How it goes.\n---\n\n## First\n'

function findings(text: string, file = 'buying.md') {
  return readContentFile(file, text).findings.map(
    (finding) => `${finding.file}:${finding.line} ${finding.message}`,
  )
}

test('a valid file is read, and its headings keep their line numbers', () => {
  const { source, findings: none } = readContentFile('buying.md', GOOD)
  expect(none).toEqual([])
  expect(source?.front).toEqual({ title: 'Buying', description: 'How it goes.' })
  expect(source?.root.children[0]?.position?.start.line).toBe(6)
})

test.each([
  ['no front matter', 'just words', 'buying.md:1 must start with front matter'],
  ['an end that is missing', '---\ntitle: x\n', 'buying.md:1 must start with front matter'],
  ['broken YAML', '---\ntitle: "open\ndescription: x\n---\n', 'buying.md:3 cannot be read: Missing closing'],
  ['a repeated key', '---\ntitle: a\ntitle: b\ndescription: c\n---\n', 'buying.md:3 cannot be read'],
  [
    'an unknown key',
    '---\ntitle: a\ndescription: b\ntitel: c\n---\n',
    'buying.md:4 titel is not known; known are title',
  ],
  ['a number where words belong', '---\ntitle: 7\ndescription: b\n---\n', 'buying.md:2 title must be text'],
  [
    'an impossible date',
    '---\ntitle: a\ndescription: b\nexpires_at: 2026-02-30\n---\n',
    'buying.md:4 expires_at must be a date',
  ],
  [
    'a script as picture',
    '---\ntitle: a\ndescription: b\nimage: javascript:alert(1)\n---\n',
    'buying.md:4 image must be a picture key',
  ],
  [
    'an unknown subject',
    '---\ntitle: a\ndescription: b\nenquire: Money\n---\n',
    'buying.md:4 enquire must be a category',
  ],
  ['a missing description', '---\ntitle: a\n---\n', 'buying.md:2 description must be text'],
  ['an alias bomb', '---\ntitle: &a [x]\ndescription: *a\n---\n', 'buying.md:'],
])('%s is reported with file and line', (_, text, expected) => {
  expect(findings(text).join('\n')).toContain(expected)
})

test('PAGE-033: a post needs category, date and image, and each one missing is reported', () => {
  expect(findings('---\ntitle: a\ndescription: b\n---\n', 'blog/a.md').join()).toMatch(
    /category is needed.*publish_at is needed.*image is needed.*alt is needed/,
  )
  expect(findings('---\ntitle: a\ndescription: b\ncategory: Motoring Tips\n---\n').join()).toContain(
    'blog posts only',
  )
})

test('a huge file, an invalid name and bytes that are not text are refused', () => {
  expect(findings(`${GOOD}${'x'.repeat(100_001)}`)[0]).toContain('at most 100000 are read')
  expect(findings(GOOD, 'search.md')[0]).toContain('must be one of about-us')
  expect(findings(`${GOOD}\u0000`)[0]).toContain('is not text')
})

test('line ends of every operating system give the same result', () => {
  expect(readContentFile('buying.md', GOOD.replaceAll('\n', '\r\n')).findings).toEqual([])
})

test('no text whatever makes the reader throw instead of returning findings', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const { source, findings: found } = readContentFile('buying.md', `---\n${text}\n---\n${text}`)
      if (!source) expect(found.map(findingText).join()).toContain('buying.md')
    }),
  )
})
