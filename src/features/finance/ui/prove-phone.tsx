import { Dialog } from '#src/ui/dialog.tsx'
import { Button } from '#src/ui/button.tsx'
import { type FormEvent, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { checkCode, sendCode } from './popup/phone-code.ts'
import { CODE_LENGTH } from '#src/features/finance/domain/quote/popup-steps.ts'
import { CodeField } from '#src/ui/form/code-field.tsx'

/**
 * Asks for the code texted to the form's phone: true once the right one is typed, false if none could be sent or
 * the shopper continues without the lender.
 */
export async function provePhone(phone: string): Promise<boolean> {
  const { challenge } = await sendCode(phone)
  if (challenge === null) return false
  return new Promise((resolve) => {
    const place = document.body.appendChild(document.createElement('div'))
    const root = createRoot(place)
    const done = (isProven: boolean) => {
      root.unmount()
      place.remove()
      resolve(isProven)
    }
    root.render(<CodeDialog phone={phone} first={challenge} onDone={done} />)
  })
}

type CodeDialogProps = { phone: string; first: string; onDone: (isProven: boolean) => void }

function CodeDialog({ phone, first, onDone }: CodeDialogProps) {
  const [code, setCode] = useState('')
  const [challenge, setChallenge] = useState(first)
  const [said, setSaid] = useState<{ error?: string; told?: string }>({})
  const isBusy = useRef(false)

  async function once(run: () => Promise<void>): Promise<void> {
    if (isBusy.current) return
    isBusy.current = true
    await run()
    isBusy.current = false
  }
  function submit(event: FormEvent): void {
    event.preventDefault()
    void once(async () => {
      const error = await checkCode(challenge, code)
      if (error === null) onDone(true)
      else setSaid({ error })
    })
  }
  const again = () =>
    once(async () => {
      const sent = await sendCode(phone)
      if (sent.challenge === null) return setSaid({ error: sent.error ?? '' })
      setChallenge(sent.challenge)
      setSaid({ told: 'Another code is on its way.' })
    })

  return (
    <Dialog
      isOpen
      onClose={() => onDone(false)}
      heading="One code, then the lender"
      width="sm:max-w-md"
      firstFocus="input"
    >
      <form noValidate onSubmit={submit} className="grid gap-4">
        <p>
          Your enquiry is on its way. The lender calls {phone}, so we texted a code to it: type it here and
          your application begins.
        </p>
        <CodeField
          name="code"
          value={code}
          error={said.error}
          maxLength={CODE_LENGTH}
          onChange={(event) => setCode(event.target.value.replace(/\D/g, ''))}
        />
        <p role="status" className="text-sm empty:hidden">
          {said.told}
        </p>
        <Button type="submit">Go on to the lender</Button>
        <div className="flex flex-wrap justify-between gap-3">
          <Button onClick={() => void again()} variant="secondary" className="text-sm">
            Text me another
          </Button>
          <Button onClick={() => onDone(false)} variant="secondary" className="text-sm">
            Only send my enquiry
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
