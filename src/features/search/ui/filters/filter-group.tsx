import { useState } from 'react'
import { SearchIcon } from '#src/features/search/ui/controls/search-icon.tsx'
import { useLive } from '#src/features/search/ui/data/use-is-live.ts'

type FilterGroupProps = { label: string; isOpen: boolean; chosen?: number; children: () => React.ReactNode }

/** A titled part of the panel that opens and closes without JavaScript; with it, its rows are drawn once it is open. */
export function FilterGroup({ label, isOpen, chosen = 0, children }: FilterGroupProps) {
  const disclosure = useDisclosure(isOpen)
  return (
    <details {...disclosure.details} className="group/filter border-b border-line">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a control of its own */}
      <summary
        onClick={disclosure.onSummary}
        className="flex min-h-12 cursor-pointer list-none items-center gap-2 font-semibold text-ink [&::-webkit-details-marker]:hidden"
      >
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
      <div className="pb-4">{disclosure.isDrawn ? children() : null}</div>
    </details>
  )
}

type MoreRowsProps = { more: string; less: string; isOpen: boolean; children: () => React.ReactNode }

/** Rows beyond the first few behind a plain disclosure whose label says what it will do. */
export function MoreRows({ more, less, isOpen, children }: MoreRowsProps) {
  const disclosure = useDisclosure(isOpen)
  return (
    <details {...disclosure.details} className="group/more">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a control of its own */}
      <summary
        onClick={disclosure.onSummary}
        className="inline-flex min-h-11 cursor-pointer list-none items-center text-sm font-medium text-ink underline underline-offset-4 lg:min-h-9 [&::-webkit-details-marker]:hidden"
      >
        <span className="group-open/more:hidden">{more}</span>
        <span className="hidden group-open/more:inline">{less}</span>
      </summary>
      {disclosure.isDrawn ? children() : null}
    </details>
  )
}

/** What a visitor opened stays open; what a choice opens opens. Content is drawn when open, or as the server sent it. */
function useDisclosure(isOpenByChoice: boolean) {
  const { isLive } = useLive()
  const [isOpen, setOpen] = useState(isOpenByChoice)
  const [choice, setChoice] = useState(isOpenByChoice)
  if (choice !== isOpenByChoice) {
    setChoice(isOpenByChoice)
    if (isOpenByChoice) setOpen(true)
  }
  return {
    details: {
      open: isOpen,
      onToggle: (event: React.ToggleEvent<HTMLDetailsElement>) => {
        // A list inside tells its own toggling only to itself.
        if (event.target === event.currentTarget) setOpen(event.currentTarget.open)
      },
    },
    /** The rows are there in the frame that opens them. */
    onSummary: (event: React.MouseEvent) => {
      event.preventDefault()
      setOpen(!isOpen)
    },
    isDrawn: isOpen || !isLive,
  }
}
