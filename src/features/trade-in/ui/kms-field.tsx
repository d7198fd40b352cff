import { useEffect, useState } from 'react'
import { formatWhole } from '#src/shared/domain/number-format.ts'
import { Field } from '#src/ui/form/field.tsx'

type KmsFieldProps = { defaultValue: string; error: string | undefined }

/** Kilometres shown as `45,000 kms` and sent as digits only (LEAD-031); without scripts the server strips the rest. */
export function KmsField({ defaultValue, error }: KmsFieldProps) {
  const [digits, setDigits] = useState(defaultValue.replace(/\D/g, ''))
  const [hasScript, setHasScript] = useState(false)
  const [isTyping, setTyping] = useState(false)
  useEffect(() => setHasScript(true), [])
  const shown = digits === '' ? '' : isTyping ? digits : `${formatWhole(Number(digits))} kms`
  return (
    <>
      {hasScript ? <input type="hidden" name="kms" value={digits} /> : null}
      <Field
        id="kms"
        label="Kilometres on the odometer"
        need="required"
        frame="max-w-xs"
        error={error}
        {...(hasScript ? {} : { name: 'kms' })}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        maxLength={14}
        placeholder="45,000 kms"
        value={shown}
        onFocus={() => setTyping(true)}
        onBlur={() => setTyping(false)}
        onChange={(event) => setDigits(event.currentTarget.value.replace(/\D/g, '').slice(0, 7))}
        className="text-lg tabular-nums"
      />
    </>
  )
}
