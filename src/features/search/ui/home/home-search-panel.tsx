import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { formatWhole } from '#src/shared/domain/number-format.ts'
import { EMPTY_SEARCH_STATE, type SearchState } from '#src/features/search/domain/search-state.ts'
import {
  PRICE_HANDLES_START,
  type PriceHandles,
  priceHandlesRange,
} from '#src/features/search/domain/ranges/price-search-range.ts'
import { SEARCH_DEBOUNCE_MS } from '#src/features/search/domain/ranges/range-rules.ts'
import { searchHref } from '#src/features/search/domain/url/search-address.ts'
import type { SearchPath } from '#src/features/search/domain/url/search-path.ts'
import { loadSearchData } from '#src/features/search/ui/data/search-data.ts'
import { SearchIcon } from '#src/features/search/ui/controls/search-icon.tsx'
import { PriceRangeField } from './price-range-field.tsx'

export type HomeSearchPanelProps = {
  /** The path that lists all of the site's stock: `basePath(names)`. */
  base: SearchPath
  count: number
  makes: readonly { value: string; count: number }[]
  makeModels: readonly { value: string; count: number }[]
  noun: { one: string; many: string }
}

type Choice = { carType: string; make: string; model: string; price: PriceHandles }
const NONE: Choice = { carType: '', make: '', model: '', price: PRICE_HANDLES_START }
/** In the browser only: restores the choice on returning from the results. */
let lastChoice = NONE
const FIELD = 'control mt-1 cursor-pointer'

/** With what the form holds: it may have been chosen before the script came. */
function withChosen(choice: Choice, form: HTMLFormElement | null): Choice {
  const { car_type = '', make = '' } = Object.fromEntries(new FormData(form ?? undefined)) as Record<
    string,
    string
  >
  return { ...choice, carType: car_type, make: make || choice.make }
}

/** The search over the home page picture: four choices and a button with the number of matching vehicles. */
export function HomeSearchPanel({ base, count, makes, makeModels, noun }: HomeSearchPanelProps) {
  const navigate = useNavigate()
  const [choice, setChoice] = useState(lastChoice)
  const form = useRef<HTMLFormElement>(null)
  useLayoutEffect(() => setChoice((before) => withChosen(before, form.current)), [])
  useEffect(() => {
    lastChoice = choice
  }, [choice])
  const href = searchHref(toState(choice), base, base)
  const found = useCount(href, { href: searchHref(toState(NONE), base, base), count })
  // A single-make dealer needs no make choice
  const onlyMake = makes.length === 1 ? (makes[0]?.value ?? '') : ''
  const make = choice.make || onlyMake
  const models = makeModels.filter(({ value }) => make !== '' && value.startsWith(`${make} `))
  const change = (changed: Partial<Choice>) => setChoice({ ...choice, ...changed })
  const set = (field: 'carType' | 'make' | 'model') => (event: React.ChangeEvent<HTMLSelectElement>) =>
    change({
      [field]: event.target.value,
      ...(field === 'make' ? { model: '' } : {}),
      ...(field === 'model' && onlyMake ? { make: event.target.value && onlyMake } : {}),
    })
  return (
    <form
      ref={form}
      method="get"
      action={base.path}
      onSubmit={(event) => {
        event.preventDefault()
        navigate(href)
      }}
      className={`grid gap-3 rounded-card bg-surface p-4 text-ink shadow-lg sm:grid-cols-2 sm:p-5 lg:items-end ${onlyMake ? 'lg:grid-cols-[repeat(3,minmax(0,1fr))_auto]' : 'lg:grid-cols-[repeat(4,minmax(0,1fr))_auto]'}`}
    >
      <label className="text-sm text-ink-muted">
        Condition
        <select name="car_type" value={choice.carType} onChange={set('carType')} className={FIELD}>
          <option value="">New, demo and used</option>
          <option value="new">New</option>
          <option value="demo">Demo</option>
          <option value="used">Used</option>
        </select>
      </label>
      {onlyMake ? null : (
        <label className="text-sm text-ink-muted">
          Make
          <select name="make" value={choice.make} onChange={set('make')} className={FIELD}>
            <option value="">All makes</option>
            {makes.map(({ value }) => (
              <option key={value}>{value}</option>
            ))}
          </select>
        </label>
      )}
      <label className="text-sm text-ink-muted noscript:hidden">
        Model
        <select
          name="make_model"
          value={choice.model}
          onChange={set('model')}
          disabled={make === ''}
          className={`${FIELD} disabled:cursor-default disabled:text-ink-muted`}
        >
          <option value="">All models</option>
          {models.map(({ value }) => (
            <option key={value} value={value}>
              {value.slice(make.length + 1)}
            </option>
          ))}
        </select>
      </label>
      <PriceRangeField handles={choice.price} onChange={(price) => change({ price })} />
      <button
        type="submit"
        className={`button-primary min-w-44 self-end tabular-nums ${onlyMake ? '' : 'sm:max-lg:col-span-2'}`}
      >
        <SearchIcon name="search" />
        <span aria-live="polite">{buttonText({ found, all: count, noun })}</span>
      </button>
    </form>
  )
}

/** Before a site has any stock the button offers the search, never a count of zero. */
function buttonText({
  found,
  all,
  noun,
}: {
  found: number
  all: number
  noun: HomeSearchPanelProps['noun']
}): string {
  if (found > 0) return `Show ${formatWhole(found)} ${found === 1 ? noun.one : noun.many}`
  return all === 0 ? `Search ${noun.many}` : `No ${noun.many} match`
}

function toState({ carType, make, model, price: handles }: Choice): SearchState {
  const price = priceHandlesRange(handles)
  return {
    ...EMPTY_SEARCH_STATE,
    refinements: {
      ...(carType ? { car_type: [carType] } : {}),
      ...(make ? { make: [make] } : {}),
      ...(model ? { make_model: [model] } : {}),
    },
    ranges: price ? { price } : {},
  }
}

/** The live count for the button; the last known one while loading. */
function useCount(href: string, all: { href: string; count: number }): number {
  const [found, setFound] = useState(all.count)
  useEffect(() => {
    if (href === all.href) return setFound(all.count)
    let isLast = true
    const timer = setTimeout(
      () =>
        loadSearchData(href).then(
          ({ view, isStale }) => isLast && !isStale && setFound(view.count),
          () => undefined,
        ),
      SEARCH_DEBOUNCE_MS,
    )
    return () => {
      isLast = false
      clearTimeout(timer)
    }
  }, [href, all.href, all.count])
  return found
}
