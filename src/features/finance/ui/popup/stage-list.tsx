import { STAGES } from '#src/features/finance/domain/quote/popup-steps.ts'

/** The four stages in order, with the current one marked (FIN-007). */
export function StageList({ stage }: { stage: number }) {
  return (
    <ol className="grid grid-cols-4 gap-2">
      {STAGES.map((name, index) => (
        <li
          key={name}
          aria-current={index === stage ? 'step' : undefined}
          className={`border-t-4 pt-2 text-xs leading-tight sm:text-sm ${index <= stage ? 'border-action font-semibold text-ink' : 'border-line text-ink-muted'}`}
        >
          {name}
        </li>
      ))}
    </ol>
  )
}
