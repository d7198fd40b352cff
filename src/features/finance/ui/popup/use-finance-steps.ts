import { type FormEvent, useRef, useState } from 'react'
import { customerBody, leadBody } from '#src/features/finance/domain/quote/customer-body.ts'
import {
  firstWrongStage,
  type PopupField,
  stageErrors,
} from '#src/features/finance/domain/quote/popup-steps.ts'
import { digitsOf, FALLBACK_PRICE, typedPrice } from '#src/features/finance/domain/quote/quick-quote.ts'
import type { FinanceStepsFacts, FinanceStepsState } from '#src/features/finance/domain/quote/steps-facts.ts'
import { useQuote } from '../quote/use-quote.ts'
import { checkCode } from './phone-code.ts'
import { sendApplication } from './send-application.ts'

/** The steps as scripts run them: one stage a press, a quote after each pause, and only the last sends (FIN-007). */
export function useFinanceSteps(facts: FinanceStepsFacts, initial: FinanceStepsState) {
  const [state, setState] = useState(initial)
  const [isBusy, setIsBusy] = useState(false)
  const isHeld = useRef(false)
  const challenge = useRef<string | null>(null)
  const key = useRef('')
  const { car } = facts
  const hasCar = car.price !== null
  const quote = useQuote(quoteBody(facts, state), initial.quote)
  const merge = (changes: Partial<FinanceStepsState>) => setState((before) => ({ ...before, ...changes }))

  function change(name: PopupField, text: string): void {
    setState((before) => ({
      ...before,
      values: { ...before.values, [name]: text },
      errors: { ...before.errors, [name]: undefined },
    }))
  }

  async function next(): Promise<void> {
    const { stage, values } = state
    const errors = stageErrors(stage, values, { hasCar })
    if (stage === 1 && Object.keys(errors).length === 0 && values.code !== '') {
      const fault = await codeFault(challenge.current, values.code)
      if (fault !== null) errors.code = fault
    }
    merge(Object.keys(errors).length > 0 ? { errors } : { errors: {}, problem: null, stage: stage + 1 })
  }

  async function send(): Promise<void> {
    const { values } = state
    const wrong = firstWrongStage(values, { hasCar })
    if (wrong !== null) return merge({ stage: wrong, errors: stageErrors(wrong, values, { hasCar }) })
    key.current ||= crypto.randomUUID()
    const lead = { ...leadBody(values, car), url: location.href }
    const sent = await sendApplication(
      { ...lead, idempotency_key: key.current },
      customerBody(values, car, lead),
    )
    if (sent.redirectUrl !== null) return window.location.assign(sent.redirectUrl)
    merge({ problem: sent.error, reference: sent.reference })
  }

  /** One press at a time, however often it is pressed. */
  async function once(run: () => Promise<void>): Promise<void> {
    if (isHeld.current) return
    isHeld.current = true
    setIsBusy(true)
    await run()
    isHeld.current = false
    setIsBusy(false)
  }

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const { submitter } = event.nativeEvent as SubmitEvent
    const action = submitter instanceof HTMLButtonElement ? submitter.value : 'next'
    if (action === 'back') merge({ stage: Math.max(0, state.stage - 1), problem: null })
    else void once(action === 'send' ? send : next)
  }

  return {
    ...state,
    quote,
    isBusy,
    change,
    submit,
    setChallenge(given: string | null): void {
      challenge.current = given
    },
  }
}

async function codeFault(challenge: string | null, code: string): Promise<string | null> {
  return challenge === null ? 'Ask for a code first.' : checkCode(challenge, code)
}

function quoteBody({ car }: FinanceStepsFacts, { values, stage }: FinanceStepsState) {
  if (stage === 1) return null
  const typed = digitsOf(values.purchasePrice) === '' ? FALLBACK_PRICE : typedPrice(values.purchasePrice)
  return {
    selfAssessedCreditScore: values.selfAssessedCreditScore,
    purchasePrice: car.price ?? typed ?? FALLBACK_PRICE,
    loanTerm: Number(values.loanTerm),
    year: car.year,
    vin: car.vin,
    nvic: car.nvic,
    whoIsHelping: values.whoIsHelping || null,
    car_id: car.carId,
  }
}
