import { type FormEvent, useRef, useState } from 'react'
import { customerBody, leadBody } from '#src/features/finance/domain/quote/customer-body.ts'
import {
  firstWrongStage,
  type PopupErrors,
  type PopupField,
  stageErrors,
} from '#src/features/finance/domain/quote/popup-steps.ts'
import { FALLBACK_PRICE, typedPrice } from '#src/features/finance/domain/quote/quick-quote.ts'
import type { FinanceStepsFacts, FinanceStepsState } from '#src/features/finance/domain/quote/steps-facts.ts'
import { useQuote } from '../quote/use-quote.ts'
import { createCodeDesk } from './phone-code.ts'
import { sendApplication } from './send-application.ts'

/** The steps with scripts: one stage per press, a quote after each pause, and only the last stage sends (FIN-007). */
export function useFinanceSteps(facts: FinanceStepsFacts, initial: FinanceStepsState) {
  const [state, setState] = useState(initial)
  const [isBusy, setIsBusy] = useState(false)
  /** Counts refused presses; each moves focus to the first invalid field. */
  const [refusals, setRefusals] = useState(0)
  const isHeld = useRef(false)
  const [codes] = useState(createCodeDesk)
  const key = useRef('')
  const { car } = facts
  const hasCar = car.price !== null
  const purchasePrice = car.price ?? typedPrice(state.values.purchasePrice) ?? FALLBACK_PRICE
  const { quote, isAsking } = useQuote(quoteBody(facts, state, purchasePrice), initial.quote)
  const merge = (changes: Partial<FinanceStepsState>) => setState((before) => ({ ...before, ...changes }))

  function change(name: PopupField, text: string): void {
    if (name === 'phone') codes.forget()
    setState((before) => ({
      ...before,
      values: { ...before.values, [name]: text },
      errors: { ...before.errors, [name]: undefined },
    }))
  }

  function refuse(stage: number, errors: PopupErrors): void {
    merge({ stage, errors })
    setRefusals((before) => before + 1)
  }

  async function next(): Promise<void> {
    const { stage, values } = state
    const errors = stageErrors(stage, values, { hasCar })
    if (stage === 1 && Object.keys(errors).length === 0) {
      const fault = await codes.fault(values.code)
      if (fault !== null) errors.code = fault
    }
    if (Object.keys(errors).length > 0) refuse(stage, errors)
    else merge({ errors: {}, problem: null, stage: stage + 1 })
  }

  async function send(): Promise<void> {
    const { values } = state
    const wrong = firstWrongStage(values, { hasCar })
    if (wrong !== null) return refuse(wrong, stageErrors(wrong, values, { hasCar }))
    key.current ||= crypto.randomUUID()
    const lead = { ...leadBody(values, car), url: location.href }
    const sent = await sendApplication(
      { ...lead, idempotency_key: key.current },
      customerBody(values, car, lead),
    )
    // A started application is never started again, even if the lender's page is slow or the shopper comes back.
    merge({ problem: sent.error, reference: sent.reference, redirectUrl: sent.redirectUrl })
    if (sent.redirectUrl !== null) window.location.assign(sent.redirectUrl)
  }

  /** Runs one action at a time, however often the button is pressed. */
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
    if (action !== 'back') return void once(action === 'send' ? send : next)
    if (!isHeld.current) merge({ stage: Math.max(0, state.stage - 1), errors: {}, problem: null })
  }

  const setChallenge = codes.await
  return { ...state, purchasePrice, quote, isAsking, isBusy, refusals, change, submit, setChallenge }
}

function quoteBody({ car }: FinanceStepsFacts, { values, stage }: FinanceStepsState, purchasePrice: number) {
  // Only the first and third stage show figures
  if (stage !== 0 && stage !== 2) return null
  return {
    selfAssessedCreditScore: values.selfAssessedCreditScore,
    purchasePrice,
    loanTerm: Number(values.loanTerm),
    year: car.year,
    vin: car.vin,
    nvic: car.nvic,
    whoIsHelping: values.whoIsHelping || null,
    car_id: car.carId,
  }
}
