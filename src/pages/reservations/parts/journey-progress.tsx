import {
  PURCHASE_STEPS,
  type PurchaseStep,
  STEP_TITLES,
} from '#src/features/reservations/domain/checkout-fields.ts'

/** The steps of the purchase; the current one is announced to screen readers too. */
export function JourneyProgress({ step }: { step: PurchaseStep }) {
  const here = PURCHASE_STEPS.indexOf(step)
  return (
    <nav aria-label="Steps of your purchase" className="mb-8 lg:mb-12">
      <p className="mb-2 text-sm font-medium text-ink-muted md:sr-only">
        Step {here + 1} of {PURCHASE_STEPS.length}: {STEP_TITLES[step]}
      </p>
      <ol className="grid grid-cols-4 gap-1.5 md:gap-3">
        {PURCHASE_STEPS.map((each, index) => (
          <li key={each} aria-current={index === here ? 'step' : undefined}>
            <span className={`block h-1.5 rounded-full ${index <= here ? 'bg-accent' : 'bg-line'}`} />
            <span
              className={`hidden min-h-9 items-center text-sm md:inline-flex ${index === here ? 'font-semibold text-ink' : 'text-ink-muted'}`}
            >
              {STEP_TITLES[each]}
            </span>
          </li>
        ))}
      </ol>
    </nav>
  )
}
