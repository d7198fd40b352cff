export type CardOutcome = { kind: 'approved' | 'challenge' } | { kind: 'refused'; message: string }

/** Card numbers the sandbox accepts, the same as Stripe's documented test cards. */
export const SANDBOX_CARDS = [
  { number: '4242 4242 4242 4242', does: 'Approved' },
  { number: '4000 0000 0000 0002', does: 'Declined' },
  { number: '4000 0000 0000 9995', does: 'Declined: insufficient funds' },
  { number: '4000 0027 6000 3184', does: 'Asks you to confirm with your bank' },
] as const

const OUTCOMES: Record<string, CardOutcome> = {
  '4242424242424242': { kind: 'approved' },
  '4000000000000002': { kind: 'refused', message: 'Your card was declined. Try another card.' },
  '4000000000009995': {
    kind: 'refused',
    message: 'Your card was declined: there is not enough money on it. Try another card.',
  },
  '4000002760003184': { kind: 'challenge' },
}

/** What the sandbox does with a card. Unknown numbers are refused, so that no real card is ever used. */
export function sandboxOutcome(cardNumber: string): CardOutcome {
  const digits = cardNumber.replace(/\D/g, '')
  return (
    OUTCOMES[digits] ?? {
      kind: 'refused',
      message: 'This is a sandbox: it takes only the test cards listed below. Never enter a real card.',
    }
  )
}
