type FormStepsProps = { steps: readonly { title: string; text: string }[] }

export function FormSteps({ steps }: FormStepsProps) {
  return (
    <ol className="flex flex-col">
      {steps.map(({ title, text }, index) => (
        <li key={title} className="flex gap-4 border-line py-4 not-first:border-t">
          <span
            aria-hidden="true"
            className="flex size-9 shrink-0 items-center justify-center rounded-full bg-brand-soft font-display font-semibold text-brand-text tabular-nums"
          >
            {index + 1}
          </span>
          <div>
            <p className="font-display text-lg font-semibold text-ink">{title}</p>
            <p className="mt-1 text-ink-muted">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}
