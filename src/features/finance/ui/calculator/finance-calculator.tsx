import { Button } from '#src/ui/button.tsx'
import { type ReactNode, useState } from 'react'
import { dollarsText, parseNumber } from '#src/features/finance/domain/calculator-bounds.ts'
import type { FinanceOffer } from '#src/features/finance/domain/finance-offer.ts'
import {
  planFields,
  type PlanField,
  type PlanMessages,
  readPlan,
} from '#src/features/finance/domain/finance-plan.ts'
import { tellCalculatorUsed } from '../finance-events.ts'
import { CalculatorForm } from './calculator-form.tsx'
import { FinanceBox } from './finance-box.tsx'

type FinanceCalculatorProps = {
  offer: FinanceOffer
  /** The vehicle it belongs to; null on other pages. */
  carId?: string | null
  /** Messages for values in the address that were out of bounds. */
  messages?: PlanMessages
  /** Replaces the plain button to the finance form. */
  action?: ReactNode
}

const DOLLARS: readonly PlanField[] = ['amount', 'tradeIn', 'residual']

/**
 * Amount, deposit, residual, interest and term against the repayment, with interest and comparison rate as large
 * as the figure and the warning next to them (VDP-021, FIN-011, NCC s 164). Without scripts the form reloads the
 * page.
 */
export function FinanceCalculator({
  offer,
  carId = null,
  messages: asked = {},
  action,
}: FinanceCalculatorProps) {
  const [fields, setFields] = useState(() => planFields(offer.plan))
  const [messages, setMessages] = useState<PlanMessages>(asked)
  const { plan } = readPlan((name) => fields[name], offer)

  function change(name: PlanField, text: string): void {
    tellCalculatorUsed(carId)
    setFields((before) => ({ ...before, [name]: text }))
    setMessages((before) => withOnly(before, name, undefined))
  }

  /** On leaving a field it shows the value used, with a message if that differs from what was typed (FIN-023). */
  function commit(name: PlanField, text: string): void {
    if (text !== fields[name]) tellCalculatorUsed(carId)
    const next = { ...fields, [name]: text }
    const read = readPlan((each) => next[each], offer)
    const used = planFields(read.plan)[name]
    const isNumber = parseNumber(text) !== null
    // Left again unchanged: its message stays.
    if (text !== fields[name] || read.messages[name])
      setMessages((before) => withOnly(before, name, read.messages[name]))
    const left = DOLLARS.includes(name) && isNumber ? tidy(name, used, text) : used
    setFields((before) => ({ ...before, [name]: left }))
  }

  return (
    <div className="grid gap-6 @4xl:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)] @4xl:gap-10">
      <CalculatorForm {...{ offer, fields, messages }} onChange={change} onCommit={commit} />
      <FinanceBox
        offer={offer}
        plan={plan}
        action={action ?? <Button href={offer.buttonHref}>{offer.buttonText}</Button>}
      />
    </div>
  )
}

/** An optional field with 0 keeps it, because it was chosen. */
function tidy(name: PlanField, used: string, text: string): string {
  return used === '' && name !== 'amount' && text.trim() !== '' ? dollarsText(0) : used
}

function withOnly(before: PlanMessages, name: PlanField, message: string | undefined): PlanMessages {
  const { [name]: _, ...others } = before
  return message ? { ...others, [name]: message } : others
}
