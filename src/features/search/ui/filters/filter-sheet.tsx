import { useEffect, useRef } from 'react'
import { formatWhole } from '#src/shared/domain/number-format.ts'
import { SearchIcon } from '#src/features/search/ui/controls/search-icon.tsx'
import { StaleNotice } from '#src/features/search/ui/results/stale-notice.tsx'
import { FilterPanel } from './filter-panel.tsx'

type FilterSheetProps = {
  onClose(): void
  count: number
  isStale: boolean | undefined
  makesShown: number
  noun: { one: string; many: string }
}

/** The filters on a phone: a real dialog over the page with the live count on its button. */
export function FilterSheet({ onClose, count, isStale, makesShown, noun }: FilterSheetProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    dialog.current?.showModal()
  }, [])
  return (
    <dialog ref={dialog} onClose={onClose} aria-label="Filters" className="filter-sheet bg-surface">
      <div>
        <div>
          <button type="button" onClick={() => dialog.current?.close()}>
            Close <SearchIcon name="close" />
          </button>
        </div>
        <div>
          <FilterPanel formId="search-sheet" makesShown={makesShown} />
        </div>
        <div>
          {isStale ? <StaleNotice /> : null}
          <button type="button" onClick={() => dialog.current?.close()} className="bg-action text-on-action">
            Show {formatWhole(count)} {count === 1 ? noun.one : noun.many}
          </button>
        </div>
      </div>
    </dialog>
  )
}
