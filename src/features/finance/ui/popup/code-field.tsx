import type { ReactNode } from 'react'
import { CODE_LENGTH } from '#src/features/finance/domain/quote/popup-steps.ts'
import { Field } from '#src/ui/form/field.tsx'

type CodeFieldProps = {
  value: string
  error: string | undefined
  onChange: (code: string) => void
  side?: ReactNode
}

/** The six digits texted to the phone the lender will call (FIN-044). */
export function CodeField({ value, error, onChange, side }: CodeFieldProps) {
  return (
    <Field
      name="code"
      label="Code by text message"
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={CODE_LENGTH}
      value={value}
      error={error}
      isSudden
      need="required"
      onChange={(event) => onChange(event.target.value.replace(/\D/g, ''))}
      side={side}
    />
  )
}
