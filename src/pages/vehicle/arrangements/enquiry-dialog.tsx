import { useEffect, useRef, useState, type ReactNode } from 'react'
import { VehicleIcon } from '#src/ui/icon/vehicle-icon.tsx'

/** What the visitor pressed; links carry it as `data-intent` and lead to #enquire where there is no script. */
export type EnquiryIntent = 'enquire' | 'instant_message' | 'test_drive' | 'photos'

const WORDS: Record<EnquiryIntent, { heading: string; note: string | null }> = {
  enquire: { heading: 'Enquire now', note: null },
  instant_message: {
    heading: 'Send a message',
    note: 'It goes straight to the people who have the vehicle.',
  },
  test_drive: { heading: 'Book a test drive', note: 'Tell us when suits you; we confirm the time.' },
  photos: { heading: 'Ask for photos', note: 'We take them and send them to you.' },
}

type EnquiryDialogProps = { vehicleTitle: string; renderForm: (intent: EnquiryIntent) => ReactNode }

/** The enquire-now, test-drive and request-photos dialogs: any link of the page with an intent opens its form (VDP-038). */
export function EnquiryDialog({ vehicleTitle, renderForm }: EnquiryDialogProps) {
  const dialogRef = useRef<HTMLDialogElement>(null)
  const [intent, setIntent] = useState<EnquiryIntent | null>(null)

  useEffect(() => {
    function openInstead(event: MouseEvent) {
      const link =
        event.target instanceof Element ? event.target.closest<HTMLElement>('a[data-intent]') : null
      const wanted = link?.dataset.intent
      if (!wanted || !isIntent(wanted) || event.metaKey || event.ctrlKey) return
      event.preventDefault()
      setIntent(wanted)
    }
    // Before the router's own listener, which would follow the link of a drive.
    document.addEventListener('click', openInstead, { capture: true })
    return () => document.removeEventListener('click', openInstead, { capture: true })
  }, [])

  useEffect(() => {
    if (intent) dialogRef.current?.showModal()
  }, [intent])

  if (!intent) return null
  const { heading, note } = WORDS[intent]
  return (
    <dialog
      ref={dialogRef}
      aria-labelledby="enquiry-dialog-heading"
      onClose={() => setIntent(null)}
      className="m-auto max-h-[min(100dvh,52rem)] w-full max-w-xl overflow-y-auto bg-surface p-0 text-ink backdrop:bg-ink/50 max-sm:mb-0 max-sm:rounded-t-card sm:rounded-card"
    >
      <div className="flex items-start justify-between gap-4 px-5 pt-5 sm:px-7 sm:pt-6">
        <div className="min-w-0">
          <h2 id="enquiry-dialog-heading" className="font-display text-2xl font-semibold">
            {heading}
          </h2>
          <p className="mt-1 text-sm text-ink-muted">{vehicleTitle}</p>
        </div>
        <button
          type="button"
          aria-label="Close"
          onClick={() => dialogRef.current?.close()}
          className="-mt-1.5 -mr-2 inline-flex size-11 shrink-0 items-center justify-center rounded-full focus-visible:outline-2 focus-visible:outline-focus"
        >
          <VehicleIcon name="close" />
        </button>
      </div>
      <div className="flex flex-col gap-4 px-5 pt-4 pb-6 sm:px-7 sm:pb-7">
        {note ? <p>{note}</p> : null}
        {renderForm(intent)}
      </div>
    </dialog>
  )
}

function isIntent(text: string): text is EnquiryIntent {
  return Object.hasOwn(WORDS, text)
}
