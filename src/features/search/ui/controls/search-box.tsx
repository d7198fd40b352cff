import { useEffect, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { changeQuery } from '#src/features/search/domain/search-change.ts'
import { SEARCH_DEBOUNCE_MS } from '#src/features/search/domain/ranges/range-rules.ts'
import { useSearchActions } from '#src/features/search/ui/data/search-links.tsx'
import { SearchIcon } from './search-icon.tsx'
import { SuggestionList } from './suggestion-list.tsx'
import { useSuggestions } from './use-suggestions.ts'

type SearchBoxProps = { formId: string; suggests: boolean; noun: { many: string } }

/** The text of the search: results follow 300 ms after the last key, suggestions stand below (SRCH-024). */
export function SearchBox({ formId, suggests, noun }: SearchBoxProps) {
  const { view, go } = useSearchActions()
  const navigate = useNavigate()
  const box = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(view.state.query)
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const suggestions = useSuggestions(text, suggests && isOpen)
  const listId = useId()
  useEffect(() => {
    if (document.activeElement !== box.current) setText(view.state.query)
  }, [view.state.query])
  const type = (value: string) => {
    setText(value)
    setOpen(true)
    setActive(-1)
    go(changeQuery(view.state, value), { waitMs: SEARCH_DEBOUNCE_MS, replaces: view.state.query !== '' })
  }
  const choose = (href: string) => {
    setOpen(false)
    navigate(href)
  }
  const onKeyDown = (event: React.KeyboardEvent) => {
    if (event.key === 'Escape') setOpen(false)
    if (!TAKEN_KEYS.has(event.key)) return
    event.preventDefault()
    if (event.key !== 'Enter') return setActive(stepActive(active, event.key, suggestions.length))
    const chosen = suggestions[active]
    setOpen(false)
    if (chosen) choose(chosen.href)
    else go(changeQuery(view.state, text))
  }
  const isShown = isOpen && suggestions.length > 0
  return (
    <div className="relative flex-1">
      <SearchIcon
        name="search"
        className="pointer-events-none absolute top-3 left-3.5 size-5 text-ink-muted"
      />
      <input
        ref={box}
        type="search"
        name="query"
        form={formId}
        value={text}
        maxLength={120}
        autoComplete="off"
        placeholder={`Search ${noun.many}`}
        aria-label={`Search ${noun.many} by make, model, feature or stock number`}
        role="combobox"
        aria-expanded={isShown}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={isShown && active >= 0 ? `${listId}-${active}` : undefined}
        onChange={(event) => type(event.target.value)}
        onKeyDown={onKeyDown}
        onBlur={() => setOpen(false)}
        className="h-11 w-full rounded-control border border-line-strong bg-surface pr-3 pl-11 text-base text-ink placeholder:text-ink-muted"
      />
      <SuggestionList
        id={listId}
        suggestions={suggestions}
        active={active}
        isShown={isShown}
        onChoose={choose}
      />
    </div>
  )
}

const TAKEN_KEYS = new Set(['ArrowDown', 'ArrowUp', 'Enter'])

/** The next active option; one place more than options stands for the box itself, as -1. */
function stepActive(active: number, key: string, count: number): number {
  const places = count + 1
  const next = (active + 1 + (key === 'ArrowDown' ? 1 : -1) + places) % places
  return next - 1
}
