import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { emptyFields, fillEmpty } from '#src/ui/form/fill-form.ts'
import {
  browserStorage,
  forgetDetails,
  readDetails,
  rememberDetails,
  REMEMBERED_FIELDS,
} from '#src/ui/form/remembered-details.ts'
import { holdSecondPost } from '#src/ui/navigation/hold-second-post.ts'
import type { LeadFieldError } from '#src/features/leads/domain/leads-errors.ts'
import { type CheckoutValues, readCheckout } from '#src/features/reservations/domain/checkout-fields.ts'
import { INVALID_FIELDS_TEXT } from '#src/shared/domain/form/form-texts.ts'
import type { CheckoutProblem } from './checkout-parts.tsx'

type CheckoutForm = {
  siteSlug: string
  /** The server's reply to the posted form. */
  posted: CheckoutProblem | null
  /** The errors that keep this form, or this step of it, from being sent. */
  errorsOf(values: CheckoutValues): LeadFieldError[]
}

/**
 * What scripts add to a checkout that works without them: remembered details, errors before a page load, one
 * key per form, and a button that can only be pressed once.
 */
export function useCheckout({ siteSlug, posted, errorsOf }: CheckoutForm) {
  const formRef = useRef<HTMLFormElement>(null)
  const [found, setFound] = useState<CheckoutProblem | null>(null)
  const [isRemembered, setIsRemembered] = useState(false)
  const [isSending, setIsSending] = useState(false)
  const problem = found ?? posted

  useEffect(() => {
    const form = formRef.current
    if (form) setIsRemembered(fillEmpty(form, readDetails(browserStorage('local'), siteSlug)))
    // Back from the payment page, the button may be pressed again.
    const wake = () => setIsSending(false)
    window.addEventListener('pageshow', wake)
    return () => window.removeEventListener('pageshow', wake)
  }, [siteSlug])

  useLayoutEffect(() => {
    if (problem) formRef.current?.querySelector<HTMLElement>('[data-problem]')?.focus()
  }, [problem])

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    const form = event.currentTarget
    const pressed = (event.nativeEvent as SubmitEvent).submitter
    if (pressed instanceof HTMLButtonElement && pressed.value === 'back') return
    const values = readCheckout(Object.fromEntries(new FormData(form)))
    const fields = errorsOf(values)
    if (fields.length > 0) event.preventDefault()
    holdSecondPost(event)
    if (fields.length > 0) {
      setFound({ message: INVALID_FIELDS_TEXT, fields, values })
      return
    }
    rememberDetails(browserStorage('local'), siteSlug, values)
    const key = form.elements.namedItem('idempotency_key')
    if (key instanceof HTMLInputElement && key.value === '') key.value = crypto.randomUUID()
    setIsSending(true)
  }

  function forget(): void {
    forgetDetails(browserStorage('local'), siteSlug)
    if (formRef.current) emptyFields(formRef.current, REMEMBERED_FIELDS)
    setIsRemembered(false)
  }

  return { formRef, problem, isRemembered, isSending, onSubmit, forget }
}
