export type OpenPayment = {
  reference: string
  what: string
  amountCents: number
  href: string
}
