import { PAYMENT_NAMES, type PaymentMethod } from '../domain/payment-method.ts'

/** `We accept:` and the marks of the site's payment methods (PAGE-035); nothing if it lists none. */
export function PaymentLogos({ methods }: { methods: readonly PaymentMethod[] }) {
  if (methods.length === 0) return null
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 pb-3">
      <span>We accept:</span>
      <ul className="flex flex-wrap items-center gap-4">
        {methods.map((method) => (
          <li key={method}>
            <Mark method={method} />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Square marks, which would otherwise be taller than the words next to them. */
const SQUARE = /^(?:americanexpress|paypal|afterpay|dinersclub)$/

function Mark({ method }: { method: PaymentMethod }) {
  const mask = `url("/img/marks/${method}.svg") center / ${SQUARE.test(method) ? '66%' : 'contain'} no-repeat`
  return (
    <span
      role="img"
      aria-label={PAYMENT_NAMES[method]}
      style={{ mask, WebkitMask: mask }}
      className="block size-9 bg-current"
    />
  )
}
