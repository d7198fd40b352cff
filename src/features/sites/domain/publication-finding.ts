/** A finding of the publish linter: an error refuses the publication, a warning is only printed. */
export type PublicationFinding = {
  severity: 'error' | 'warning'
  /** The content file, or `site document`. */
  file: string
  /** From 1; null if the position is a setting's path in the message. */
  line: number | null
  /** The setting, for findings about the document. */
  path?: string
  rule: string
  message: string
  /** The regulation, standard or requirement behind the rule. */
  source: string
}

/** `error about-us.md:12 [alt-text] …`, one line for a terminal. */
export function findingText({ severity, file, line, rule, message, source }: PublicationFinding): string {
  return `${severity.padEnd(7)} ${file}${line === null ? '' : `:${line}`} [${rule}] ${message} (${source})`
}

/** Errors first, then by file and line. */
export function orderFindings(findings: readonly PublicationFinding[]): PublicationFinding[] {
  return [...findings].sort(
    (a, b) =>
      a.severity.localeCompare(b.severity) || a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0),
  )
}
