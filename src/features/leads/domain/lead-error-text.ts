import { UNEXPECTED_TEXT } from '#src/shared/domain/form/form-texts.ts'

/** The text shown for a lead response: the server's own, else the fallback (ERR-011, ERR-019). */
export function leadErrorText(answer: { error?: unknown } | null): string {
  const text = answer?.error
  return typeof text === 'string' && text !== '' ? text : UNEXPECTED_TEXT
}
