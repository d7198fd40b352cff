type StepProgressProps = {
  /** What the steps lead to: "Steps of your purchase". */
  label: string
  /** With an address, a step that may be visited again. */
  steps: readonly { label: string; href?: string | undefined }[]
  /** The index of the current step. */
  here: number
  className?: string
}

/** How far a visitor is: a bar for each step, named on a wide screen; a phone names the current one. */
export function StepProgress({ label, steps, here, className = '' }: StepProgressProps) {
  return (
    <nav aria-label={label} className={className}>
      <p className="mb-2 text-sm font-medium text-ink-muted md:sr-only">
        Step {here + 1} of {steps.length}: {steps[here]?.label}
      </p>
      <ol className="grid auto-cols-fr grid-flow-col gap-1.5 md:gap-3">
        {steps.map((step, index) => (
          <li key={step.label} aria-current={index === here ? 'step' : undefined}>
            <span className={`block h-1.5 rounded-full ${index <= here ? 'bg-accent' : 'bg-line'}`} />
            <span className="hidden md:block">
              {step.href && index !== here ? (
                <a
                  href={step.href}
                  className="inline-flex min-h-9 items-center text-sm text-ink underline-offset-4 hover:underline"
                >
                  {step.label}
                </a>
              ) : (
                <span
                  className={`inline-flex min-h-9 items-center text-sm ${index === here ? 'font-semibold text-ink' : 'text-ink-muted'}`}
                >
                  {step.label}
                </span>
              )}
            </span>
          </li>
        ))}
      </ol>
    </nav>
  )
}
