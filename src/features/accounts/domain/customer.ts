import { cleanLine } from '#src/shared/domain/clean-text.ts'
import { isEmailAddress } from '#src/shared/domain/email-address.ts'
import type { CustomerId, SiteId } from '#src/shared/domain/ids.ts'

const NAME_LENGTH = 80

/** A signed-in customer of one site (DATA-029). `phone` is verified national digits; if null there is no watchlist. */
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

/** Details a customer may edit. */
export type CustomerDetails = Pick<Customer, 'firstName' | 'lastName' | 'email'>

/** Whether the customer may have a watchlist: signed in, with a phone number (AUTH-005). */
export function mayKeepWatchlist(
  customer: Pick<Customer, 'phone'> | null,
): customer is Customer & { phone: string } {
  return customer !== null && customer.phone !== null
}

/** The name for a greeting: the first name, or null. */
export function greetingName({ firstName }: Pick<Customer, 'firstName'>): string | null {
  return firstName === '' ? null : firstName
}

/** Reduces names to one line each and drops an invalid email address. */
export function cleanDetails({ firstName, lastName, email }: CustomerDetails): CustomerDetails {
  const address = email.trim()
  return {
    firstName: cleanLine(firstName, NAME_LENGTH),
    lastName: cleanLine(lastName, NAME_LENGTH),
    email: isEmailAddress(address) ? address : '',
  }
}
