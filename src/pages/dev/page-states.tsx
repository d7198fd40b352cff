import { type FormEvent, useState } from 'react'
import { AskedProof } from '#src/ui/form/asked-proof.tsx'
import { RememberedNote } from '#src/ui/form/remembered-note.tsx'
import { BreadcrumbTrail } from '#src/ui/page/breadcrumb-trail.tsx'
import { EndedLink } from '#src/ui/page/ended-link.tsx'
import { ProblemBox } from '#src/ui/page/problem-box.tsx'
import { PhoneLink } from '#src/ui/phone-link.tsx'
import { Shelf } from './shelf.tsx'

export const LONG_NAME =
  '2021 Toyota LandCruiser Prado VX Dual Cab Automatic 4x4 with towing and touring packs'
const WAY = [
  { label: 'Home', path: '/' },
  { label: 'Used cars', path: '/used-cars' },
  { label: 'Toyota', path: '/used-cars/toyota' },
  { label: LONG_NAME, path: '/dev/ui' },
]
const PHONE = '07 5550 0123'
const ENDS = {
  ended: 'A link that has ended',
  revoked: 'A link that was withdrawn',
  wrong: 'A link that is not valid',
} as const
type End = keyof typeof ENDS

/** What pages and forms say around their fields. */
export function PageStates() {
  return (
    <Shelf heading="Around a page and a form">
      <BreadcrumbTrail crumbs={WAY} />
      <PhoneLink phone={PHONE} className="self-start text-ink" />
      <RememberedNote onForget={() => undefined} />
      <ProblemBox problem={{ message: 'Nothing was sent. Please try again.', fields: [] }} />
      <ProblemBox
        idPrefix="part-"
        problem={{
          message: 'Please check these fields.',
          fields: [
            { field: 'phone', message: 'Enter an Australian phone number' },
            { field: 'place', message: 'Choose a place' },
          ],
        }}
      />
      <p className="flex flex-wrap gap-4">
        {Object.entries(ENDS).map(([end, words]) => (
          <a key={end} href={`/dev/ui?link=${end}`} className="py-2 text-ink underline">
            {words}
          </a>
        ))}
      </p>
    </Shelf>
  )
}

/** The code field of a form, wrong once it is sent; and what is said when no code could be texted. */
export function CodeStates() {
  const [error, setError] = useState<string | null>(null)
  function refuse(event: FormEvent): void {
    event.preventDefault()
    setError('That code is not right. Check the text message.')
  }
  const refused = { sentTo: null, error: 'We could not text you a code. Please call us:' }
  return (
    <Shelf heading="Confirming a phone number">
      <form noValidate onSubmit={refuse} className="max-w-3xl">
        <AskedProof proof={{ sentTo: '04•• ••• 123', error }} goOn="Check the code" />
      </form>
      <form className="max-w-3xl">
        <AskedProof proof={refused} goOn="Check the code" phone="0755500123" />
      </form>
    </Shelf>
  )
}

export function isEnd(text: string | null): text is End {
  return text !== null && Object.hasOwn(ENDS, text)
}

/** The whole page shown for a link of this state. */
export function EndState({ end, siteName }: { end: End; siteName: string }) {
  return (
    <EndedLink
      state={end}
      siteName={siteName}
      phone={PHONE}
      email="sales@example.com"
      about="your test drive"
      next={{ href: '/dev/ui', label: 'Back to the parts' }}
    />
  )
}
