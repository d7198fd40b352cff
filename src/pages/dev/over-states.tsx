import { type ReactNode, useState } from 'react'
import { Button } from '#src/ui/button.tsx'
import { Dialog, DialogFace } from '#src/ui/dialog.tsx'
import { showToast } from '#src/ui/toast.tsx'
import { Shelf } from './shelf.tsx'

const LINKED = toastWithLink('2021 Toyota HiLux SR5 is now available in your watchlist', 'View List')
const HELD = [
  'Added to compare',
  toastWithLink('Four vehicles are compared at most', 'Compare them'),
  'A longer message, such as why something could not be done just now, wraps and stays readable on a phone.',
]

/** What lies over a page: to be opened, and as it looks open. */
export function OverStates() {
  const [isOpen, setOpen] = useState(false)
  return (
    <Shelf heading="Over the page">
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => setOpen(true)}>
          Open a dialog
        </Button>
        <Button variant="secondary" onClick={() => showToast('Saved to your favourites')}>
          Show a toast
        </Button>
        <Button variant="secondary" onClick={() => showToast(LINKED)}>
          Show a linked toast
        </Button>
      </div>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} heading="A dialog" note="On a phone, a sheet.">
        <p className="mb-4">Escape closes it, and focus returns to what opened it.</p>
        <Button onClick={() => setOpen(false)}>Done</Button>
      </Dialog>
      <div className="flex flex-wrap items-end gap-6 bg-studio p-4 sm:p-8">
        <OpenDialog id="open-dialog" heading="An open dialog" className="m-0! max-w-xl" />
        <OpenDialog id="open-sheet" heading="An open sheet" className="m-0! max-w-96 rounded-b-none!" />
        {HELD.map((text, index) => (
          <div key={String(index)} className="toast-region static! w-full">
            <p>{text}</p>
          </div>
        ))}
      </div>
    </Shelf>
  )
}

function OpenDialog({ id, heading, className }: { id: string; heading: string; className: string }) {
  return (
    <div className={`dialog-sheet ${className}`}>
      <DialogFace id={id} heading={heading} note="As it looks while it is open." onClose={() => undefined}>
        <p className="mb-4">What it asks or shows, and what can be done about it.</p>
        <Button>Done</Button>
      </DialogFace>
    </div>
  )
}

function toastWithLink(text: string, link: string): ReactNode {
  return (
    <>
      {text}{' '}
      <a href="#main" className="inline-flex min-h-6 items-center font-semibold underline underline-offset-4">
        {link}
      </a>
    </>
  )
}
