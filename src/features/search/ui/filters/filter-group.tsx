import { useState } from 'react'
import { useLive } from '#src/features/search/ui/data/use-is-live.ts'
import './filter-group.css'

type FilterGroupProps = { label: string; isOpen: boolean; chosen?: number; children: () => React.ReactNode }

/** A titled part of the panel that opens and closes without JavaScript; with it, rows render only once open. */
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

/** Further rows behind a native disclosure whose label says what it does. */
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

/** What the visitor opened stays open, and choices open their group. */
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
        // Ignores toggle events from lists inside.
        if (event.target === event.currentTarget) setOpen(event.currentTarget.open)
      },
    },
    /** The rows appear in the frame that opens them. */
    onSummary: (event: React.MouseEvent) => {
      event.preventDefault()
      setOpen(!isOpen)
    },
    isDrawn: isOpen || !isLive,
  }
}
