import { useId, useState } from 'react'
import { formatRate } from '#src/features/finance/domain/comparison-rate.ts'
import { COMPARISON_WARNING } from '#src/features/finance/domain/comparison-warning.ts'
import { foldDisclaimer } from '#src/features/finance/domain/disclaimer.ts'
import type { FinanceOffer } from '#src/features/finance/domain/finance-offer.ts'
import type { FinanceExample, NamedFee } from '#src/features/finance/domain/finance-schema.ts'
import { dateInWords } from '#src/shared/domain/calendar-date.ts'
import { formatCents } from '#src/shared/domain/money.ts'

type SmallPrintProps = { offer: FinanceOffer }

/** The warning and the basis of the rates in full; only the lender's further text collapses (FIN-027, NCC s 164). */
export function FinanceSmallPrint({ offer }: SmallPrintProps) {
  return (
    <div className="flex flex-col gap-3 text-sm text-ink">
      <p id="financeDisclaimer" className="scroll-mt-24">
        {COMPARISON_WARNING} {offer.source}. The comparison rate shown is worked out for this loan with its
        fees; at {formatRate(offer.annualRate)} for a secured loan of $30,000 over 5 years it is{' '}
        {formatRate(offer.comparisonRate)} {feeText(offer)} Figures are rounded up to the whole dollar. They
        are estimates, not an offer of credit; credit is subject to the lender’s approval, and rates and fees
        of your loan may differ.
      </p>
      {offer.fees.length > 0 ? <FeeList fees={offer.fees} /> : null}
      {offer.example ? <p>{exampleText(offer.example)}</p> : null}
      {offer.lenderDisclaimer ? <FoldedText text={offer.lenderDisclaimer} /> : null}
    </div>
  )
}

function feeText({ feeCents, fees }: FinanceOffer): string {
  const monthly = fees.filter(({ isMonthly }) => isMonthly).reduce((sum, { dollars }) => sum + dollars, 0)
  const lent =
    feeCents > 0
      ? `The repayment includes ${formatCents(feeCents)} of fees lent with the loan.`
      : 'The repayment is without fees and charges.'
  if (monthly === 0) return lent
  return `${lent} Fees of ${formatCents(Math.round(monthly * 100))} a month are charged on top and are in neither the repayment nor the total.`
}

/** FIN-038. */
function FeeList({ fees }: { fees: readonly NamedFee[] }) {
  const words = fees.map(
    ({ name, dollars, isMonthly }) =>
      `${name}${isMonthly ? ' monthly' : ''} ${formatCents(Math.round(dollars * 100))}`,
  )
  return <p>Fees: {words.join(', ')}.</p>
}

/** FIN-036. */
function exampleText({ annualRate, comparisonRate, termYears, source, asAt }: FinanceExample): string {
  return `Example: ${termYears}-year term, ${annualRate.toFixed(2)}% APR, comparison rate ${formatRate(comparisonRate)}, no deposit. The comparison rate is for a ${termYears}-year secured fixed rate $30,000 loan. ${source}, ${dateInWords(asAt)}.`
}

/** A long text continued behind Show More; without scripts it is shown in full. */
export function FoldedText({ text }: { text: string }) {
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const { shown, rest } = foldDisclaimer(text)
  if (rest === '') return <p>{shown}</p>
  return (
    <div>
      <p id={id}>
        {shown}
        {isOpen ? null : <span className="hidden scripting:inline">…</span>}
        <span className={isOpen ? undefined : 'scripting:hidden'}>{rest}</span>
      </p>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
        className="hidden min-h-11 items-center font-semibold underline underline-offset-4 scripting:inline-flex"
      >
        {isOpen ? 'Show Less' : 'Show More'}
      </button>
    </div>
  )
}
