import type { Suggestion } from '#src/features/search/domain/page/suggestion.ts'

type SuggestionListProps = {
  id: string
  suggestions: readonly Suggestion[]
  active: number
  onChoose(href: string): void
}

/** The options below the search box, which keeps the focus and marks the active one. */
export function SuggestionList({ id, suggestions, active, onChoose }: SuggestionListProps): React.ReactNode {
  return (
    <div
      id={id}
      role="listbox"
      aria-label="Suggestions"
      className="absolute inset-x-0 top-full z-30 mt-1 overflow-hidden rounded-card border border-line bg-surface py-1 shadow-lg"
    >
      {suggestions.map((suggestion, index) => (
        <a
          key={suggestion.href}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === active}
          tabIndex={-1}
          href={suggestion.href}
          onMouseDown={(event) => event.preventDefault()}
          onClick={(event) => {
            event.preventDefault()
            onChoose(suggestion.href)
          }}
          className={`flex min-h-11 items-center justify-between gap-4 px-4 text-[0.9375rem] ${index === active ? 'bg-studio' : 'hover:bg-studio'}`}
        >
          <span className="truncate">{suggestion.label}</span>
          <span className="shrink-0 text-sm text-ink-muted tabular-nums">{suggestion.detail}</span>
        </a>
      ))}
    </div>
  )
}
