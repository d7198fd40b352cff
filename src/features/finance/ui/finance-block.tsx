import { Button } from '#src/ui/button.tsx'
import type { FinanceOffer } from '#src/features/finance/domain/finance-offer.ts'
import type { PlanMessages } from '#src/features/finance/domain/finance-plan.ts'
import type { QuoteAsk } from '#src/features/finance/domain/quote/quote-view.ts'
import type { FinanceStepsFacts, FinanceStepsState } from '#src/features/finance/domain/quote/steps-facts.ts'
import { FinanceCalculator } from './calculator/finance-calculator.tsx'
import { FinancePopup } from './popup/finance-popup.tsx'
import { VehicleQuote } from './quote/vehicle-quote.tsx'

type FinanceBlockProps = {
  offer: FinanceOffer
  messages: PlanMessages
  quote: QuoteAsk | null
  steps: { facts: FinanceStepsFacts; initial: FinanceStepsState; href: string } | null
  carId: string | null
}

export function FinanceBlock({ offer, messages, quote, steps, carId }: FinanceBlockProps) {
  const action = steps ? (
    <div className="grid gap-2.5 @lg:grid-cols-2 @4xl:grid-cols-1">
      <FinancePopup {...steps} label={offer.buttonText} />
      <Button href={offer.buttonHref} variant="secondary">
        Ask us first
      </Button>
    </div>
  ) : undefined
  return (
    <div className="@container grid gap-6">
      <FinanceCalculator offer={offer} carId={carId} messages={messages} action={action} />
      {quote ? <VehicleQuote ask={quote} /> : null}
    </div>
  )
}
