/** Something a customer can pay now. */
export type OpenPayment = {
  reference: string
  /** What it is for. */
  what: string
  amountCents: number
  /** Where it is paid. */
  href: string
}
