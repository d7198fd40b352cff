import { cleanLine } from '#src/shared/domain/clean-text.ts'
import { isEmailAddress } from '#src/shared/domain/email-address.ts'
import type { CustomerId, SiteId } from '#src/shared/domain/ids.ts'

const NAME_LENGTH = 80

/** A signed-in customer of one site (DATA-029). `phone` is national digits, proven by a code; null keeps no watchlist. */
export type Customer = {
  id: CustomerId
  siteId: SiteId
  phone: string | null
  firstName: string
  lastName: string
  email: string
  /** ISO 8601 in UTC. */
  createdAt: string
}

/** What a customer may write of themselves. */
export type CustomerDetails = Pick<Customer, 'firstName' | 'lastName' | 'email'>

/** Whether the customer may keep a watchlist: signed in, with a phone number (AUTH-005). */
export function mayKeepWatchlist(
  customer: Pick<Customer, 'phone'> | null,
): customer is Customer & { phone: string } {
  return customer !== null && customer.phone !== null
}

/** How a page greets: the first name, or nothing to say. */
export function greetingName({ firstName }: Pick<Customer, 'firstName'>): string | null {
  return firstName === '' ? null : firstName
}

/** Names in one line each; a mail address that is none is left out. */
export function cleanDetails({ firstName, lastName, email }: CustomerDetails): CustomerDetails {
  const address = email.trim()
  return {
    firstName: cleanLine(firstName, NAME_LENGTH),
    lastName: cleanLine(lastName, NAME_LENGTH),
    email: isEmailAddress(address) ? address : '',
  }
}
