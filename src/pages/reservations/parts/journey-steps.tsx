import type { ReactNode } from 'react'
import type { CheckoutValues } from '#src/features/reservations/domain/checkout-fields.ts'
import { type CheckoutOffer, moneyLines } from '#src/features/reservations/domain/checkout-offer.ts'
import { type CheckoutProblem, FORM_ID } from './checkout-parts.tsx'
import { MoneyLines } from './offer-card.tsx'

type StepProps = { offer: CheckoutOffer; problem: CheckoutProblem }
const CONTROL =
  'w-full max-w-40 rounded-control border border-line-strong bg-surface px-3 py-2.5 text-base text-ink outline-offset-2 focus-visible:outline-2 focus-visible:outline-focus aria-invalid:border-2 aria-invalid:border-danger'

/** Pick the vehicle up, or have it brought; the estimate is worked out when the step is left. */
export function HandoverStep({ offer, problem }: StepProps) {
  const { values } = problem
  const postcodeError = errorOf(problem, 'delivery_postcode')
  return (
    <Choices name="handover" legend="How do you want to get it?" problem={problem}>
      <Choice
        name="handover"
        value="pickup"
        chosen={values.handover}
        title={`Pick it up at ${offer.placeName}`}
      >
        {offer.placeAddress ? `${offer.placeAddress}. ` : ''}No charge. We go through the vehicle with you.
      </Choice>
      <Choice name="handover" value="delivery" chosen={values.handover} title="Have it delivered">
        By transporter, from {offer.placeName} to your postcode. You see the estimate before you pay anything.
      </Choice>
      <div className="flex flex-col gap-1.5 pl-8">
        <label htmlFor={`${FORM_ID}-delivery_postcode`} className="text-sm font-medium text-ink">
          Deliver to postcode <span className="font-normal text-ink-muted">(for delivery)</span>
        </label>
        <input
          id={`${FORM_ID}-delivery_postcode`}
          name="delivery_postcode"
          inputMode="numeric"
          maxLength={4}
          autoComplete="postal-code"
          defaultValue={values.delivery_postcode}
          aria-invalid={postcodeError ? true : undefined}
          aria-describedby={postcodeError ? `${FORM_ID}-delivery_postcode-error` : undefined}
          className={CONTROL}
        />
        {postcodeError ? (
          <p id={`${FORM_ID}-delivery_postcode-error`} className="text-sm font-medium text-danger">
            {postcodeError}
          </p>
        ) : null}
      </div>
    </Choices>
  )
}

/** Own money or finance, and whether a vehicle is handed in; neither is decided by it. */
export function PaymentStep({ offer, problem, hasTradeIn }: StepProps & { hasTradeIn: boolean }) {
  const { values } = problem
  return (
    <div className="flex flex-col gap-6">
      <Choices name="pay_by" legend="How will you pay the rest?" problem={problem}>
        <Choice name="pay_by" value="own_money" chosen={values.pay_by} title="With my own money">
          Bank transfer to {offer.placeName} once the contract is signed.
        </Choice>
        <Choice name="pay_by" value="finance" chosen={values.pay_by} title="With finance">
          The dealership calls you about it. Nothing is applied for and your credit file is not looked at.
        </Choice>
      </Choices>
      {hasTradeIn ? (
        <div className="flex flex-col gap-2 rounded-card border border-line bg-surface p-4">
          <label className="flex min-h-11 items-center gap-3 text-ink">
            <input
              type="checkbox"
              name="trade_in"
              value="yes"
              defaultChecked={values.trade_in === 'yes'}
              className="size-5 shrink-0 accent-accent"
            />
            I have a vehicle to trade in
          </label>
          <p className="text-sm text-ink-muted">
            What it is worth is agreed with the dealership before you sign. You can{' '}
            <a
              href={`/cars/trade-in?car_id=${encodeURIComponent(offer.id)}`}
              target="_blank"
              rel="noreferrer"
              className="text-ink underline underline-offset-2"
            >
              value it online
            </a>{' '}
            at any time.
          </p>
        </div>
      ) : null}
    </div>
  )
}

type ReviewProps = {
  offer: CheckoutOffer
  values: CheckoutValues
  delivery: { postcode: string; place: string; priceCents: number } | null
}

/** Everything once more before the deposit: who, how, and every amount with its kind. */
export function ReviewStep({ offer, values, delivery }: ReviewProps) {
  const facts = [
    ['Name', values.name],
    ['Phone', values.phone],
    ['Email', values.email],
    [
      'Hand-over',
      delivery ? `Delivery to ${delivery.place} ${delivery.postcode}` : `Pick-up at ${offer.placeName}`,
    ],
    ['Payment of the rest', values.pay_by === 'finance' ? 'Finance' : 'Own money'],
    ['Trade-in', values.trade_in === 'yes' ? 'Yes' : 'No'],
  ]
  return (
    <div className="flex flex-col gap-6">
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2 rounded-card border border-line bg-surface p-5 text-ink">
        {facts.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-ink-muted">{label}</dt>
            <dd className="min-w-0 font-medium break-words">{value}</dd>
          </div>
        ))}
      </dl>
      <section aria-labelledby="money">
        <h3 id="money" className="mb-2 font-semibold text-ink">
          What you pay
        </h3>
        <MoneyLines lines={moneyLines(offer, delivery)} />
      </section>
    </div>
  )
}

type ChoicesProps = {
  name: 'handover' | 'pay_by'
  legend: string
  problem: CheckoutProblem
  children: ReactNode
}

function Choices({ name, legend, problem, children }: ChoicesProps) {
  const error = errorOf(problem, name)
  return (
    <fieldset id={`${FORM_ID}-${name}`} tabIndex={-1} className="flex flex-col gap-3 focus:outline-none">
      <legend className="mb-3 text-ink">{legend}</legend>
      {children}
      {error ? <p className="text-sm font-medium text-danger">{error}</p> : null}
    </fieldset>
  )
}

type ChoiceProps = {
  name: string
  value: string
  chosen: string | undefined
  title: string
  children: ReactNode
}

function Choice({ name, value, chosen, title, children }: ChoiceProps) {
  return (
    <label className="flex cursor-pointer gap-3 rounded-card border border-line-strong bg-surface p-4 has-checked:border-accent has-checked:outline-1 has-checked:outline-accent">
      <input
        type="radio"
        name={name}
        value={value}
        defaultChecked={chosen === value}
        className="mt-0.5 size-5 shrink-0 accent-accent"
      />
      <span className="flex flex-col gap-0.5">
        <span className="font-semibold text-ink">{title}</span>
        <span className="text-sm text-ink-muted">{children}</span>
      </span>
    </label>
  )
}

function errorOf({ fields }: CheckoutProblem, name: string): string | undefined {
  return fields.find(({ field }) => field === name)?.message
}
