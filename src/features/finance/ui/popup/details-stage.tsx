import { useRef, useState } from 'react'
import { CODE_LENGTH } from '#src/features/finance/domain/quote/popup-steps.ts'
import { LINE_BUTTON } from '#src/features/vehicles/ui/vehicle-page/button-styles.ts'
import type { StageProps } from './estimate-stage.tsx'
import { sendCode } from './phone-code.ts'
import { PopupField } from './popup-field.tsx'

type DetailsProps = StageProps & { onChallenge: (challenge: string | null) => void }

/** Your Details: who the shopper is, and a code to prove the phone where they like (FIN-009, FIN-044). */
export function DetailsStage({ values, errors, onChange, onChallenge }: DetailsProps) {
  const field = (name: 'firstName' | 'lastName' | 'email' | 'postcode' | 'phone' | 'whoIsHelping') => ({
    name,
    value: values[name],
    error: errors[name],
    onChange: (text: string) => onChange(name, text),
  })
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <PopupField {...field('firstName')} label="First name" autoComplete="given-name" />
      <PopupField {...field('lastName')} label="Last name" autoComplete="family-name" />
      <PopupField {...field('phone')} label="Mobile" type="tel" autoComplete="tel" />
      <CodeField {...{ values, errors, onChange, onChallenge }} />
      <PopupField {...field('email')} label="Email" type="email" autoComplete="email" />
      <PopupField
        {...field('postcode')}
        label="Postcode"
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={4}
      />
      <PopupField {...field('whoIsHelping')} label="Who of us is helping you?" isOptional />
    </div>
  )
}

/** Six digits by text; what goes wrong with the sending stands under the field. */
function CodeField({ values, errors, onChange, onChallenge }: DetailsProps) {
  const [state, setState] = useState<{ words: string; error?: string }>({ words: 'Text me' })
  const isBusy = useRef(false)
  async function send(): Promise<void> {
    if (isBusy.current) return
    isBusy.current = true
    setState({ words: 'Sending…' })
    const { challenge, error } = await sendCode(values.phone)
    isBusy.current = false
    onChallenge(challenge)
    setState(error === null ? { words: 'Sent. Again?' } : { words: 'Text me', error })
  }
  return (
    <PopupField
      name="code"
      label="Code"
      isOptional
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={CODE_LENGTH}
      value={values.code}
      error={errors.code ?? state.error}
      onChange={(text) => onChange('code', text)}
      side={
        <button
          type="button"
          onClick={() => void send()}
          className={`${LINE_BUTTON} hidden shrink-0 text-sm scripting:inline-flex`}
        >
          {state.words}
        </button>
      }
    />
  )
}
