/** One thing the publish linter has to say: an error refuses the publication, a warning is read out. */
export type PublicationFinding = {
  severity: 'error' | 'warning'
  /** The content file, or `site document`. */
  file: string
  /** From 1; null where the place is a setting's path inside the message. */
  line: number | null
  /** The setting, on findings about the document. */
  path?: string
  /** Short name of the rule. */
  rule: string
  message: string
  /** Regulation, standard or requirement the rule comes from. */
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
