import { postedError } from '#src/features/leads/domain/form/posted-checks.ts'
import type { LeadFormSite } from '#src/features/leads/domain/form/lead-form.ts'
import type { LeadFieldError } from '#src/features/leads/domain/leads-errors.ts'
import { checkoutErrors, type CheckoutValues } from './checkout-fields.ts'
import type { ReservationKind } from './reservation.ts'

/** Every invalid field of a posted checkout: what the browser checks, and what only the server does (RSV-009). */
export function postedCheckoutErrors(
  values: CheckoutValues,
  about: { kind: ReservationKind; site: LeadFormSite },
): LeadFieldError[] {
  return checkoutErrors(values, { ...about, more: (name, value) => postedError(name, value, null) })
}
