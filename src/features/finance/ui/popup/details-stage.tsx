import { Button } from '#src/ui/button.tsx'
import { type ChangeEvent, useRef, useState } from 'react'
import { CODE_LENGTH, popupError } from '#src/features/finance/domain/quote/popup-steps.ts'
import type { StageProps } from './estimate-stage.tsx'
import { sendCode } from './phone-code.ts'
import { CodeField } from '#src/ui/form/code-field.tsx'
import { Field } from '#src/ui/form/field.tsx'

type DetailsProps = StageProps & { onChallenge: (challenge: string | null) => void }

/** Your Details: contact details, and a code that verifies the phone the lender will call (FIN-009, FIN-044). */
export function DetailsStage({ values, errors, onChange, onChallenge }: DetailsProps) {
  const field = (name: 'firstName' | 'lastName' | 'email' | 'postcode' | 'phone' | 'whoIsHelping') => ({
    name,
    value: values[name],
    error: errors[name],
    onChange: (event: ChangeEvent<HTMLInputElement>) => onChange(name, event.target.value),
    need: 'required' as const,
  })
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field {...field('firstName')} label="First name" autoComplete="given-name" />
      <Field {...field('lastName')} label="Last name" autoComplete="family-name" />
      <Field {...field('phone')} label="Phone" type="tel" autoComplete="tel" />
      <PhoneCode {...{ values, errors, onChange, onChallenge }} />
      <Field {...field('email')} label="Email" type="email" autoComplete="email" />
      <Field
        {...field('postcode')}
        label="Postcode"
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={4}
      />
      <div className="sm:col-span-2">
        <Field {...field('whoIsHelping')} label="Who is helping you?" need="optional" />
      </div>
    </div>
  )
}

type CodeState = { words: string; told?: string; error?: string }
const UNASKED: CodeState = { words: 'Send code' }

/**
 * Six digits by text message. With scripts a button requests them; without, the server sends them once the details
 * are valid, and only then shows the field. A sending error stays under the field until the phone changes.
 */
function PhoneCode({ values, errors, onChange, onChallenge }: DetailsProps) {
  const { phone } = values
  const [asked, setAsked] = useState<{ phone: string; state: CodeState }>({ phone, state: UNASKED })
  const state = asked.phone === phone ? asked.state : UNASKED
  const isBusy = useRef(false)
  async function send(): Promise<void> {
    if (isBusy.current) return
    const tell = (next: CodeState) => setAsked({ phone, state: next })
    const wrong = popupError('phone', phone)
    if (wrong !== null) return tell({ ...UNASKED, error: wrong })
    isBusy.current = true
    tell({ words: 'Sending…' })
    const { challenge, error } = await sendCode(phone)
    isBusy.current = false
    onChallenge(challenge)
    tell(error === null ? { words: 'Send again', told: `Code sent to ${phone}.` } : { ...UNASKED, error })
  }
  return (
    <div className={`min-w-0 scripting:block ${errors.code ? '' : 'hidden'}`}>
      <CodeField
        name="code"
        value={values.code}
        error={errors.code ?? state.error}
        maxLength={CODE_LENGTH}
        onChange={(event) => onChange('code', event.target.value.replace(/\D/g, ''))}
        side={
          <Button
            onClick={() => void send()}
            variant="secondary"
            className="hidden min-w-30 shrink-0 text-sm scripting:inline-flex"
          >
            {state.words}
          </Button>
        }
      />
      <p role="status" className="mt-1 text-sm text-ink empty:hidden">
        {state.told}
      </p>
    </div>
  )
}
