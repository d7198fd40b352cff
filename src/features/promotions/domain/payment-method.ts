/** Payment methods whose marks ship with the platform, by mark slug (PAGE-035). */
export const PAYMENT_METHODS = [
  'visa',
  'mastercard',
  'americanexpress',
  'dinersclub',
  'paypal',
  'applepay',
  'googlepay',
  'afterpay',
] as const
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]

export const PAYMENT_NAMES: Record<PaymentMethod, string> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  americanexpress: 'American Express',
  dinersclub: 'Diners Club',
  paypal: 'PayPal',
  applepay: 'Apple Pay',
  googlepay: 'Google Pay',
  afterpay: 'Afterpay',
}
