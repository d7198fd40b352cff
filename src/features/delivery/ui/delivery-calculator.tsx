import { useId, useRef, useState, type FormEvent } from 'react'
import { Button } from '#src/ui/button.tsx'
import { Field } from '#src/ui/form/field.tsx'
import {
  type DeliveryAnswer,
  NO_ESTIMATE,
  POSTCODE_MISSING,
  readDeliveryAnswer,
} from '#src/features/delivery/domain/delivery-answer.ts'

type DeliveryCalculatorProps = {
  slug: string
  /** The answer rendered on the server, for browsers without scripts. */
  initial?: { postcode: string; answer: DeliveryAnswer } | null
}

/** The delivery price for a postcode (VDP-020). Without scripts the same form opens the `/delivery` page. */
export function DeliveryCalculator({ slug, initial = null }: DeliveryCalculatorProps) {
  const [answer, setAnswer] = useState<DeliveryAnswer | null>(initial?.answer ?? null)
  const [isBusy, setBusy] = useState(false)
  const asked = useRef(0)
  const id = useId()

  async function estimate(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const postcode = String(new FormData(event.currentTarget).get('postcode') ?? '').trim()
    if (postcode === '') return setAnswer(POSTCODE_MISSING)
    const turn = ++asked.current
    setBusy(true)
    const found = await askDelivery(slug, postcode)
    if (turn !== asked.current) return
    setAnswer(found)
    setBusy(false)
  }

  const isError = answer?.kind === 'error'
  return (
    <form action="/delivery" method="get" noValidate onSubmit={estimate} className="max-w-md">
      <input type="hidden" name="car_id" value={slug} />
      <div className="flex items-end gap-3">
        <Field
          name="postcode"
          label="Your postcode"
          frame="flex-1"
          required
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={4}
          defaultValue={initial?.postcode}
          aria-invalid={isError}
          aria-describedby={`${id}-answer`}
          className="tabular-nums"
        />
        <Button type="submit" variant="secondary" isBusy={isBusy}>
          {isBusy ? 'Calculating...' : 'Estimate delivery'}
        </Button>
      </div>
      <div id={`${id}-answer`} aria-live="polite" className="mt-3 min-h-16">
        <Answer answer={answer} />
      </div>
    </form>
  )
}

function Answer({ answer }: { answer: DeliveryAnswer | null }) {
  if (!answer)
    return <p className="text-sm text-ink-muted">An estimate to your door from where the vehicle is now.</p>
  if (answer.kind === 'error') return <p className="text-danger">{answer.text}</p>
  return (
    <>
      <p className="text-ink">
        Delivery to {answer.name}:{' '}
        <span className="text-2xl font-semibold whitespace-nowrap tabular-nums">{answer.priceText}</span>
      </p>
      <p className="text-sm text-ink-muted">An estimate by distance. Ask us for the final price.</p>
    </>
  )
}

async function askDelivery(slug: string, postcode: string): Promise<DeliveryAnswer> {
  try {
    const query = new URLSearchParams({ car_id: slug, postcode })
    const response = await fetch(`/api/delivery?${query}`)
    return readDeliveryAnswer(await response.json())
  } catch {
    return NO_ESTIMATE
  }
}
