import type { ReactNode } from 'react'

/** What is said of a field besides its value. */
export type FieldWords = {
  label: ReactNode
  /** A sentence under the control. */
  hint?: string | undefined
  /** Few words opposite the label, such as bounds. */
  aside?: string | undefined
  error?: string | null | undefined
  /** `required` is told to screen readers, `optional` is shown; a filter is neither. */
  need?: 'required' | 'optional' | undefined
  /** The error comes by itself, while something else has the focus: it is read out at once. */
  isSudden?: boolean | undefined
  /** Classes of the whole field. */
  frame?: string | undefined
}

export function Need({ need }: Pick<FieldWords, 'need'>) {
  return need === 'optional' ? <span className="field-hint"> (optional)</span> : null
}

/** The message under what has this id, if it has one. */
export function FieldError({ id, error, isSudden }: Pick<FieldWords, 'error' | 'isSudden'> & { id: string }) {
  if (!error) return null
  return (
    <p id={`${id}-error`} role={isSudden ? 'alert' : undefined} className="control-error">
      {error}
    </p>
  )
}
