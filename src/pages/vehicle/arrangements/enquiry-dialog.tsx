import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react'

// Fetched when a form is first opened, like the form itself.
const Dialog = lazy(async () => ({ default: (await import('#src/ui/dialog.tsx')).Dialog }))

/** What the visitor pressed; links carry it as `data-intent` and lead to #enquire without scripts. */
export type EnquiryIntent = 'enquire' | 'instant_message' | 'test_drive' | 'photos'

const WORDS: Record<EnquiryIntent, { heading: string; note: string | null }> = {
  enquire: { heading: 'Enquire now', note: null },
  instant_message: {
    heading: 'Send a message',
    note: 'It goes straight to the people who have the vehicle.',
  },
  test_drive: {
    heading: 'Book a test drive',
    note: 'Choose a free time; it is yours once you send the form.',
  },
  photos: { heading: 'Ask for photos', note: 'We take more photos and send them to you.' },
}

type EnquiryDialogProps = { vehicleTitle: string; renderForm: (intent: EnquiryIntent) => ReactNode }

/** The enquire-now, test-drive and request-photos dialogs: any link of the page with an intent opens its form (VDP-038). */
export function EnquiryDialog({ vehicleTitle, renderForm }: EnquiryDialogProps) {
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
    // Before the router's own listener, which would follow a test drive's link.
    document.addEventListener('click', openInstead, { capture: true })
    return () => document.removeEventListener('click', openInstead, { capture: true })
  }, [])

  if (!intent) return null
  const { heading, note } = WORDS[intent]
  return (
    <Suspense fallback={null}>
      <Dialog isOpen onClose={() => setIntent(null)} heading={heading} note={vehicleTitle}>
        <div className="flex flex-col gap-4">
          {note ? <p>{note}</p> : null}
          {renderForm(intent)}
        </div>
      </Dialog>
    </Suspense>
  )
}

function isIntent(text: string): text is EnquiryIntent {
  return Object.hasOwn(WORDS, text)
}
