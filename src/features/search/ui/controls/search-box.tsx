import { lazy, Suspense, useEffect, useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { changeQuery } from '#src/features/search/domain/search-change.ts'
import { SEARCH_DEBOUNCE_MS } from '#src/features/search/domain/ranges/range-rules.ts'
import { useSearchActions } from '#src/features/search/ui/data/search-links.tsx'
import { SearchIcon } from './search-icon.tsx'
import { useSuggestions } from './use-suggestions.ts'

/** Loaded with the first suggestions; if that fails there is simply no list. */
const SuggestionList = lazy(() =>
  import('./suggestion-list.tsx').then(
    (module) => ({ default: module.SuggestionList }),
    () => ({ default: () => null }),
  ),
)

type SearchBoxProps = { formId: string; suggests: boolean; noun: { many: string } }

/** The search text: results follow 300 ms after the last key, with suggestions below (SRCH-024). */
export function SearchBox({ formId, suggests, noun }: SearchBoxProps) {
  const { view, go, isWaiting, stop } = useSearchActions()
  const navigate = useNavigate()
  const [text, setText] = useState(view.state.query)
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const suggestions = useSuggestions(text, suggests && isOpen)
  const listId = useId()
  const isShown = isOpen && suggestions.length > 0
  useEffect(() => {
    // Keeps a trailing space for the next word.
    if (!isWaiting()) setText((typed) => (typed.trim() === view.state.query ? typed : view.state.query))
  }, [view, isWaiting])
  const type = (value: string) => {
    setText(value)
    setOpen(true)
    setActive(-1)
    go(changeQuery(view.state, value), {
      waitMs: SEARCH_DEBOUNCE_MS,
      replaces: view.state.query !== '',
      own: 'query',
    })
  }
  const choose = (href: string) => {
    setOpen(false)
    stop()
    navigate(href)
  }
  const onKeyDown = (event: React.KeyboardEvent) => {
    if (event.key === 'Escape') {
      // Chromium would also empty the box
      if (isShown) event.preventDefault()
      setOpen(false)
    }
    if (!TAKEN_KEYS.has(event.key)) return
    event.preventDefault()
    if (event.key !== 'Enter') return setActive(stepActive(active, event.key, suggestions.length))
    const chosen = suggestions[active]
    setOpen(false)
    if (chosen) choose(chosen.href)
    else go(changeQuery(view.state, text), { own: 'query' })
  }
  return (
    <div className="relative flex-1">
      <SearchIcon name="search" className={ICON} />
      <input
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
        className={BOX}
      />
      {isShown ? (
        <Suspense fallback={null}>
          <SuggestionList id={listId} suggestions={suggestions} active={active} onChoose={choose} />
        </Suspense>
      ) : null}
    </div>
  )
}

const ICON = 'pointer-events-none absolute top-3 left-3.5 size-5 text-ink-muted'
const BOX = 'control min-h-11 py-2 pl-11'
const TAKEN_KEYS = new Set(['ArrowDown', 'ArrowUp', 'Enter'])

/** The next active option. The box itself is one more position, -1. */
function stepActive(active: number, key: string, count: number): number {
  const places = count + 1
  const next = (active + 1 + (key === 'ArrowDown' ? 1 : -1) + places) % places
  return next - 1
}
