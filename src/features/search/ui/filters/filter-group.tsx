import { SearchIcon } from '#src/features/search/ui/controls/search-icon.tsx'

type FilterGroupProps = { label: string; isOpen: boolean; chosen?: number; children: React.ReactNode }

/** A titled part of the panel that opens and closes without JavaScript. */
export function FilterGroup({ label, isOpen, chosen = 0, children }: FilterGroupProps) {
  return (
    <details open={isOpen} className="group/filter border-b border-line">
      <summary className="flex min-h-12 cursor-pointer list-none items-center gap-2 font-semibold text-ink [&::-webkit-details-marker]:hidden">
        <span className="flex-1">{label}</span>
        {chosen > 0 ? (
          <span className="grid size-5 place-items-center rounded-full bg-action text-xs text-on-action tabular-nums">
            {chosen}
          </span>
        ) : null}
        <SearchIcon
          name="chevron"
          className="size-4 text-ink-muted transition-transform group-open/filter:rotate-180"
        />
      </summary>
      <div className="pb-4">{children}</div>
    </details>
  )
}

/** Rows beyond the first few behind a plain disclosure whose label says what it will do. */
export function MoreRows({
  more,
  less,
  isOpen,
  children,
}: {
  more: string
  less: string
  isOpen: boolean
  children: React.ReactNode
}) {
  return (
    <details open={isOpen || undefined} className="group/more">
      <summary className="inline-flex min-h-11 cursor-pointer list-none items-center text-sm font-medium text-ink underline underline-offset-4 lg:min-h-9 [&::-webkit-details-marker]:hidden">
        <span className="group-open/more:hidden">{more}</span>
        <span className="hidden group-open/more:inline">{less}</span>
      </summary>
      {children}
    </details>
  )
}
