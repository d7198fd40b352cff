import { Checkbox } from '#src/ui/form/checkbox.tsx'
import { Field } from '#src/ui/form/field.tsx'
import { RadioGroup } from '#src/ui/form/radio-group.tsx'
import type { CheckoutValues } from '#src/features/reservations/domain/checkout-fields.ts'
import { type CheckoutOffer, moneyLines } from '#src/features/reservations/domain/checkout-offer.ts'
import { type CheckoutProblem, FORM_ID } from './checkout-parts.tsx'
import { MoneyLines } from './offer-card.tsx'

type StepProps = { offer: CheckoutOffer; problem: CheckoutProblem }

/** Pick the vehicle up, or have it delivered; the estimate is worked out on leaving the step. */
export function HandoverStep({ offer, problem }: StepProps) {
  const { values } = problem
  return (
    <RadioGroup
      name="handover"
      id={`${FORM_ID}-handover`}
      legend="How do you want to get it?"
      look="stack"
      defaultValue={values.handover}
      error={errorOf(problem, 'handover')}
      options={[
        {
          value: 'pickup',
          label: `Pick it up at ${offer.placeName}`,
          detail: `${offer.placeAddress ? `${offer.placeAddress}. ` : ''}No charge. We go through the vehicle with you.`,
        },
        {
          value: 'delivery',
          label: 'Have it delivered',
          detail: `By transporter, from ${offer.placeName} to your postcode. You see the estimate before you pay anything.`,
        },
      ]}
    >
      <Field
        id={`${FORM_ID}-delivery_postcode`}
        name="delivery_postcode"
        label="Deliver to postcode"
        aside="for delivery"
        frame="max-w-60"
        inputMode="numeric"
        maxLength={4}
        autoComplete="postal-code"
        defaultValue={values.delivery_postcode}
        error={errorOf(problem, 'delivery_postcode')}
      />
    </RadioGroup>
  )
}

/** Own money or finance, and whether there is a trade-in; the answers commit the shopper to neither. */
export function PaymentStep({ offer, problem, hasTradeIn }: StepProps & { hasTradeIn: boolean }) {
  const { values } = problem
  return (
    <div className="flex flex-col gap-6">
      <RadioGroup
        name="pay_by"
        id={`${FORM_ID}-pay_by`}
        legend="How will you pay the rest?"
        look="stack"
        defaultValue={values.pay_by}
        error={errorOf(problem, 'pay_by')}
        options={[
          {
            value: 'own_money',
            label: 'With my own money',
            detail: `Bank transfer to ${offer.placeName} once the contract is signed.`,
          },
          {
            value: 'finance',
            label: 'With finance',
            detail:
              'The dealership calls you about it. Nothing is applied for and your credit file is not checked.',
          },
        ]}
      />
      {hasTradeIn ? (
        <div className="flex flex-col gap-2 rounded-card border border-line bg-surface p-4">
          <Checkbox name="trade_in" value="yes" defaultChecked={values.trade_in === 'yes'}>
            I have a vehicle to trade in
          </Checkbox>
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

function errorOf({ fields }: CheckoutProblem, name: string): string | undefined {
  return fields.find(({ field }) => field === name)?.message
}
