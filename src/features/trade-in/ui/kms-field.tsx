import { useEffect, useState } from 'react'
import { formatWhole } from '#src/shared/domain/number-format.ts'
import { CONTROL, described, FieldLabel, FieldNotes } from './trade-in-field.tsx'

type KmsFieldProps = { defaultValue: string; error: string | undefined }

/** Kilometres shown as `45,000 kms` and sent as digits only (LEAD-031); without scripts the server strips the rest. */
export function KmsField({ defaultValue, error }: KmsFieldProps) {
  const [digits, setDigits] = useState(defaultValue.replace(/\D/g, ''))
  const [hasScript, setHasScript] = useState(false)
  const [isTyping, setTyping] = useState(false)
  useEffect(() => setHasScript(true), [])
  const shown = digits === '' ? '' : isTyping ? digits : `${formatWhole(Number(digits))} kms`
  return (
    <div className="flex max-w-xs flex-col gap-1.5">
      <FieldLabel name="kms" label="Kilometres on the odometer" />
      {hasScript ? <input type="hidden" name="kms" value={digits} /> : null}
      <input
        id="kms"
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
        {...described('kms', { error })}
        aria-required
        className={`${CONTROL} text-lg tabular-nums`}
      />
      <FieldNotes name="kms" error={error} />
    </div>
  )
}
