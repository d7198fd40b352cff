import type { ComponentProps } from 'react'
import { Field } from './field.tsx'

/** Longer than any code, so that one pasted with spaces fits. */
const LENGTH_MAX = 12

/** The field for a texted code: it may be pasted or filled in by the phone (WCAG 3.3.8). */
export function CodeField({ className = '', ...props }: Omit<ComponentProps<typeof Field>, 'label'>) {
  return (
    <Field
      isSudden
      need="required"
      label="6-digit code"
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={LENGTH_MAX}
      {...props}
      className={`h-12 py-0 text-center text-2xl/6 tracking-[0.3em] tabular-nums ${className}`}
    />
  )
}
