import { type FormEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import type { FormStep } from '../domain/form-kind/form-kind.ts'
import { type EnquiryRules, readRawFields, validateEnquiry } from '../domain/form/enquiry-fields.ts'
import type { LeadFieldError } from '../domain/leads-errors.ts'

export type FormStepsOptions = {
  /** The form's steps; one for a form that is one page. */
  steps: readonly FormStep[]
  firstStep: number
  rules: EnquiryRules
  onStep: () => void
}

/** Which step of a form is shown. Next goes on when its step is right, Back always; neither sends (LEAD-011). */
export function useFormSteps({ steps, firstStep, rules, onStep }: FormStepsOptions) {
  const [step, setStep] = useState(firstStep)
  const [isUntouched, setUntouched] = useState(true)

  function go(to: number): LeadFieldError[] {
    // Drawn before the next key: a Tab meanwhile would start where the pressed button was, past the new step's fields
    flushSync(() => setStep(to))
    onStep()
    return []
  }

  /** What a press does: null for sending, else the errors that keep the visitor on this step, none when it moved. */
  function press(event: FormEvent<HTMLFormElement>): LeadFieldError[] | null {
    setUntouched(false)
    const button = (event.nativeEvent as SubmitEvent).submitter
    if (button instanceof HTMLButtonElement && button.value === 'back') return go(step - 1)
    if (step >= steps.length - 1) return null
    const checked = validateEnquiry(readRawFields(formFields(event.currentTarget)), rules)
    const here: readonly string[] = steps[step]?.fields ?? []
    const wrong = checked.ok ? [] : checked.error.filter(({ field }) => here.includes(field))
    return wrong.length === 0 ? go(step + 1) : wrong
  }

  /** Back to the first step with a wrong field; what the others hold stays. */
  function showStepOf(wrong: readonly LeadFieldError[]): void {
    const at = steps.findIndex(({ fields }) => wrong.some(({ field }) => isIn(fields, field)))
    if (at >= 0) setStep(at)
  }

  return { step, isUntouched, press, showStepOf }
}

/** What a form holds, by name; additional_services as a list. */
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
