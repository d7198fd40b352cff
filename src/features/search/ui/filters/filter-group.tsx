import { useState } from 'react'
import { useLive } from '#src/features/search/ui/data/use-is-live.ts'
import './filter-group.css'

type FilterGroupProps = { label: string; isOpen: boolean; chosen?: number; children: () => React.ReactNode }

/** A titled part of the panel that opens and closes without JavaScript; with it, its rows are drawn once it is open. */
export function FilterGroup({ label, isOpen, chosen = 0, children }: FilterGroupProps) {
  const disclosure = useDisclosure(isOpen)
  return (
    <details {...disclosure.details} className="filter-group">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a control of its own */}
      <summary onClick={disclosure.onSummary}>
        <b>{label}</b>
        {chosen > 0 ? <i>{chosen}</i> : null}
      </summary>
      <div>{disclosure.isDrawn ? children() : null}</div>
    </details>
  )
}

type MoreRowsProps = { more: string; less: string; isOpen: boolean; children: () => React.ReactNode }

/** Rows beyond the first few behind a plain disclosure whose label says what it will do. */
export function MoreRows({ more, less, isOpen, children }: MoreRowsProps) {
  const disclosure = useDisclosure(isOpen)
  return (
    <details {...disclosure.details} className="more-rows">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a control of its own */}
      <summary onClick={disclosure.onSummary}>
        <b>{more}</b>
        <b>{less}</b>
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
