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

/** The filters of a phone: a real dialog over the page with the live count on its button. */
export function FilterSheet({ onClose, count, isStale, makesShown, noun }: FilterSheetProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    dialog.current?.showModal()
  }, [])
  return (
    <dialog
      ref={dialog}
      onClose={onClose}
      aria-label="Filters"
      className="m-0 ml-auto h-dvh max-h-none w-full max-w-md bg-surface text-ink backdrop:bg-black/50"
    >
      <div className="flex h-full flex-col">
        <div className="flex justify-end border-b border-line px-2">
          <button
            type="button"
            onClick={() => dialog.current?.close()}
            className="inline-flex min-h-12 cursor-pointer items-center gap-2 px-3 text-sm font-medium"
          >
            Close <SearchIcon name="close" />
          </button>
        </div>
        <div className="flex-1 overflow-y-auto overscroll-contain px-4 pb-6">
          <FilterPanel formId="search-sheet" makesShown={makesShown} />
        </div>
        <div className="border-t border-line p-4 pt-0">
          {isStale ? <StaleNotice /> : null}
          <button
            type="button"
            onClick={() => dialog.current?.close()}
            className="mt-4 min-h-12 w-full cursor-pointer rounded-control bg-action font-semibold text-on-action"
          >
            Show {formatWhole(count)} {count === 1 ? noun.one : noun.many}
          </button>
        </div>
      </div>
    </dialog>
  )
}
