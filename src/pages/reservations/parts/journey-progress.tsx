import {
  PURCHASE_STEPS,
  type PurchaseStep,
  STEP_TITLES,
} from '#src/features/reservations/domain/checkout-fields.ts'
import { StepProgress } from '#src/ui/page/step-progress.tsx'

/** The steps of the purchase; the form's own buttons lead from one to the next. */
export function JourneyProgress({ step }: { step: PurchaseStep }) {
  return (
    <StepProgress
      label="Steps of your purchase"
      steps={PURCHASE_STEPS.map((each) => ({ label: STEP_TITLES[each] }))}
      here={PURCHASE_STEPS.indexOf(step)}
      className="mb-8 lg:mb-12"
    />
  )
}
