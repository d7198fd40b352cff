import type { ReactNode } from 'react'

/** What is said about a field apart from its value. */
export type FieldWords = {
  label: ReactNode
  /** A sentence under the control. */
  hint?: string | undefined
  /** A few words opposite the label, such as limits. */
  aside?: string | undefined
  error?: string | null | undefined
  /** `required` is announced to screen readers, `optional` is shown; a filter is neither. */
  need?: 'required' | 'optional' | undefined
  /** The error appears while something else has focus, so it is announced at once. */
  isSudden?: boolean | undefined
  /** Classes of the whole field. */
  frame?: string | undefined
}

export function Need({ need }: Pick<FieldWords, 'need'>) {
  return need === 'optional' ? <span className="field-hint"> (optional)</span> : null
}

/** The error message for the field with this id, if there is one. */
export function FieldError({ id, error, isSudden }: Pick<FieldWords, 'error' | 'isSudden'> & { id: string }) {
  if (!error) return null
  return (
    <p id={`${id}-error`} role={isSudden ? 'alert' : undefined} className="control-error">
      {error}
    </p>
  )
}
