import { type FormEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import type { FormStep } from '../domain/form-kind/form-kind.ts'
import { enquiryErrors, type EnquiryRules, readRawFields } from '../domain/form/enquiry-fields.ts'
import type { LeadFieldError } from '../domain/leads-errors.ts'

export type FormStepsOptions = {
  /** The form's steps; a single one for a one-page form. */
  steps: readonly FormStep[]
  firstStep: number
  rules: EnquiryRules
  onStep: () => void
}

/** Which step is shown. Next moves on if its step is valid, Back always; neither sends (LEAD-011). */
export function useFormSteps({ steps, firstStep, rules, onStep }: FormStepsOptions) {
  const [step, setStep] = useState(firstStep)
  const [isUntouched, setUntouched] = useState(true)

  function go(to: number): LeadFieldError[] {
    // Rendered before the next key, because a Tab would otherwise start from the old button, past the new fields
    flushSync(() => setStep(to))
    onStep()
    return []
  }

  /** Handles a press: null to send, else the errors that keep the visitor on this step, empty if it moved. */
  function press(event: FormEvent<HTMLFormElement>): LeadFieldError[] | null {
    setUntouched(false)
    const button = (event.nativeEvent as SubmitEvent).submitter
    if (button instanceof HTMLButtonElement && button.value === 'back') return go(step - 1)
    if (step >= steps.length - 1) return null
    const here: readonly string[] = steps[step]?.fields ?? []
    const wrong = enquiryErrors(readRawFields(formFields(event.currentTarget)), rules).filter(({ field }) =>
      here.includes(field),
    )
    return wrong.length === 0 ? go(step + 1) : wrong
  }

  /** Returns to the first step with an invalid field; the others keep their values. */
  function showStepOf(wrong: readonly LeadFieldError[]): void {
    const at = steps.findIndex(({ fields }) => wrong.some(({ field }) => isIn(fields, field)))
    if (at >= 0) setStep(at)
  }

  return { step, isUntouched, press, showStepOf }
}

/** A form's values by name; additional_services as a list. */
export function formFields(form: HTMLFormElement): Record<string, unknown> {
  const data = new FormData(form)
  return Object.fromEntries(
    [...new Set(data.keys())].map((name) => [
      name,
      name === 'additional_services' ? data.getAll(name) : data.get(name),
    ]),
  )
}

function isIn(fields: readonly string[], field: string): boolean {
  return fields.includes(field)
}
