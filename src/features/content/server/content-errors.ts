import type { PublicationFinding } from '#src/features/sites/domain/publication-finding.ts'

/** Every expected failure of the content feature and its HTTP status. */
const CONTENT_ERROR_STATUS = { content_unreadable: 422, content_invalid: 422 } as const

/** `message` is one sentence for the operator; `findings` give file and line. */
export type ContentError = {
  code: keyof typeof CONTENT_ERROR_STATUS
  status: number
  message: string
  findings: PublicationFinding[]
}

export function contentError(
  code: ContentError['code'],
  message: string,
  findings: PublicationFinding[] = [],
): ContentError {
  return { code, status: CONTENT_ERROR_STATUS[code], message, findings }
}
