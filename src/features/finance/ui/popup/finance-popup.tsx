import { Button } from '#src/ui/button.tsx'
import { useState } from 'react'
import { Dialog } from '#src/ui/dialog.tsx'
import type { FinanceStepsFacts, FinanceStepsState } from '#src/features/finance/domain/quote/steps-facts.ts'
import { tellFinanceOpened } from '../finance-events.ts'
import { FinanceSteps } from './finance-steps.tsx'

type FinancePopupProps = {
  label: string
  /** The same steps as a page, for browsers without scripts and for new tabs. */
  href: string
  facts: FinanceStepsFacts
  initial: FinanceStepsState
}

/** A button that opens the four steps over the page (FIN-007); without scripts it links to their page. */
export function FinancePopup({ label, href, facts, initial }: FinancePopupProps) {
  // Keeps what was typed if it is closed by accident
  const [hasOpened, setHasOpened] = useState(false)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        href={href}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return
          event.preventDefault()
          setHasOpened(true)
          setOpen(true)
          tellFinanceOpened(facts.car.carId)
        }}
      >
        {label}
      </Button>
      {hasOpened ? (
        <Dialog
          isOpen={isOpen}
          onClose={() => setOpen(false)}
          heading="Finance in four steps"
          width="sm:max-w-2xl"
        >
          <FinanceSteps facts={facts} initial={initial} />
        </Dialog>
      ) : null}
    </>
  )
}
