import type { Root } from 'mdast'
import { LineCounter, parseDocument } from 'yaml'
import { type ContentAddress, contentAddress } from '../domain/content-address.ts'
import type { PublicationFinding } from '#src/features/sites/domain/publication-finding.ts'
import { type FrontMatter, frontMatter } from './front-matter-schema.ts'
import { parseMarkdown } from './markdown.ts'

/** Path to text of every file in a content directory; paths use `/`. */
export type ContentFiles = Record<string, string>

/** One parsed file: its address, front matter, and body with line numbers. */
export type ContentSource = {
  file: string
  address: Exclude<ContentAddress, { kind: 'wrong' }>
  front: FrontMatter
  root: Root
}

/** A text file is small; a larger one is a mistake or an attack. */
export const FILE_BYTES_MAX = 100_000

/** Parses one file, which may be hostile. Returns the source, or every mistake with its line. */
export function readContentFile(
  file: string,
  text: string,
): { source: ContentSource | null; findings: PublicationFinding[] } {
  const address = contentAddress(file)
  if (address.kind === 'wrong') return refused(file, null, 'file-name', address.mend)
  if (Buffer.byteLength(text) > FILE_BYTES_MAX)
    return refused(
      file,
      null,
      'file-size',
      `holds ${Buffer.byteLength(text)} bytes; at most ${FILE_BYTES_MAX} are read`,
    )
  if (text.includes('\u0000')) return refused(file, null, 'file-text', 'is not text')
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n?|\n/)
  const end = lines.indexOf('---', 1)
  if (lines[0] !== '---' || end < 0)
    return refused(file, 1, 'front-matter', 'must start with front matter between two lines of three hyphens')
  const front = readFrontMatter(file, lines.slice(1, end).join('\n'))
  if (!front.ok) return { source: null, findings: front.findings }
  // The front matter's lines become blank ones, so that every position matches a line of the file.
  const body = '\n'.repeat(end + 1) + lines.slice(end + 1).join('\n')
  const root = parseMarkdown(body)
  return {
    source: { file, address, front: front.value, root },
    findings: addressFindings(file, address, front.value),
  }
}

function readFrontMatter(
  file: string,
  text: string,
): { ok: true; value: FrontMatter } | { ok: false; findings: PublicationFinding[] } {
  const lineCounter = new LineCounter()
  const document = parseDocument(text, { lineCounter, maxAliasCount: 0, customTags: [] } as object)
  const lineAt = (offset: number) => lineCounter.linePos(offset).line + 1
  const broken = document.errors.map(({ pos, message }) =>
    finding(
      file,
      lineAt(pos[0]),
      'front-matter',
      `cannot be read: ${message.replace(/ at line \d+, column \d+:[\s\S]*$/, '')}`,
    ),
  )
  if (broken.length > 0) return { ok: false, findings: broken }
  let value: unknown
  try {
    value = document.toJS({ maxAliasCount: 0 })
  } catch {
    return { ok: false, findings: [finding(file, 2, 'front-matter', 'must not use aliases')] }
  }
  const parsed = frontMatter.safeParse(value)
  if (parsed.success) return { ok: true, value: parsed.data }
  return {
    ok: false,
    findings: parsed.error.issues.flatMap((issue) => {
      const names = issue.code === 'unrecognized_keys' ? issue.keys : [String(issue.path[0] ?? '')]
      return names.map((name) => {
        const node = document.get(name, true) as { range?: [number, number, number] } | undefined
        const mend =
          issue.code === 'unrecognized_keys'
            ? `is not known; known are ${Object.keys(frontMatter.shape).join(', ')}`
            : issue.code === 'invalid_type'
              ? 'must be text'
              : issue.message
        return finding(
          file,
          node?.range ? lineAt(node.range[0]) : 2,
          'front-matter',
          `${name || 'front matter'} ${mend}`,
        )
      })
    }),
  }
}

function addressFindings(file: string, address: ContentAddress, front: FrontMatter): PublicationFinding[] {
  const findings: PublicationFinding[] = []
  if (address.kind === 'post') {
    for (const needed of ['category', 'publish_at', 'image', 'alt'] as const)
      if (front[needed] === undefined)
        findings.push(
          finding(file, 2, 'front-matter', `${needed} is needed on a blog post`, 'PAGE-032, PAGE-033'),
        )
  } else if (front.category !== undefined)
    findings.push(finding(file, 2, 'front-matter', 'category belongs to blog posts only', 'PAGE-032'))
  return findings
}

function refused(file: string, line: number | null, rule: string, message: string) {
  return { source: null, findings: [finding(file, line, rule, message)] }
}

function finding(
  file: string,
  line: number | null,
  rule: string,
  message: string,
  source = 'docs/content.md',
): PublicationFinding {
  return { severity: 'error', file, line, rule, message, source }
}
