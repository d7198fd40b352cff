/** A payment the customer can make now. */
export type OpenPayment = {
  reference: string
  what: string
  amountCents: number
  href: string
}
