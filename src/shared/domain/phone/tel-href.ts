/** A phone number as the address of a call: `tel:` with its digits and a leading plus, whatever it is written with. */
export function telHref(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`
}
