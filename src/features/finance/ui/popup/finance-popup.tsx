import { useEffect, useRef, useState } from 'react'
import { SOLID_BUTTON } from '#src/ui/button-styles.ts'
import { VehicleIcon } from '#src/ui/icon/vehicle-icon.tsx'
import type { FinanceStepsFacts, FinanceStepsState } from '#src/features/finance/domain/quote/steps-facts.ts'
import { tellFinanceOpened } from '../finance-events.ts'
import { FinanceSteps } from './finance-steps.tsx'

type FinancePopupProps = {
  label: string
  /** The same steps as a page, for browsers without scripts and new tabs. */
  href: string
  facts: FinanceStepsFacts
  initial: FinanceStepsState
}

/** A button that opens the four steps over the page (FIN-007); without scripts it leads to their page. */
export function FinancePopup({ label, href, facts, initial }: FinancePopupProps) {
  const dialogRef = useRef<HTMLDialogElement>(null)
  /** How often it was opened: what was typed stays when it is closed by accident. */
  const [opened, setOpened] = useState(0)
  useEffect(() => {
    if (opened === 0) return
    dialogRef.current?.showModal()
    tellFinanceOpened(facts.car.carId)
  }, [opened, facts.car.carId])
  return (
    <>
      <a
        href={href}
        className={SOLID_BUTTON}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return
          event.preventDefault()
          setOpened((before) => before + 1)
        }}
      >
        {label}
      </a>
      {opened > 0 ? (
        <dialog
          ref={dialogRef}
          aria-labelledby="finance-popup-heading"
          className="m-auto max-h-[min(100dvh,56rem)] w-full max-w-2xl overflow-y-auto bg-surface p-5 text-ink backdrop:bg-ink/50 max-sm:mb-0 max-sm:rounded-t-card sm:rounded-card sm:p-8"
        >
          <div className="mb-5 flex items-start justify-between gap-4">
            <p id="finance-popup-heading" className="font-semibold text-ink-muted">
              Finance in four steps
            </p>
            <button
              type="button"
              aria-label="Close"
              onClick={() => dialogRef.current?.close()}
              className="-mt-2.5 -mr-2 inline-flex size-11 shrink-0 items-center justify-center rounded-full focus-visible:outline-2 focus-visible:outline-focus"
            >
              <VehicleIcon name="close" />
            </button>
          </div>
          <FinanceSteps facts={facts} initial={initial} />
        </dialog>
      ) : null}
    </>
  )
}
