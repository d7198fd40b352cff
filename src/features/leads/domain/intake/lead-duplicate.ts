import type { LeadId, VehicleId } from '#src/shared/domain/ids.ts'

/** Two enquiries by one person within this time are linked. */
export const DUPLICATE_DAYS = 30

export type EarlierLead = {
  id: LeadId
  phone: string
  email: string
  vehicleId: VehicleId | null
  createdAt: string
}
type Candidate = { phone: string; email: string; vehicleId: VehicleId | null }

/**
 * The earlier lead this one duplicates and why, or null. A duplicate is linked and still delivered, so a dealer
 * can claim credit without losing any (pains 2 and 17). The same vehicle takes precedence over the newest.
 */
export function findDuplicate(
  lead: Candidate,
  earlier: readonly EarlierLead[],
): { of: LeadId; reason: string } | null {
  // A form without an email, or an erased one, identifies nobody.
  const hasEmail = lead.email !== ''
  const same = earlier.filter(
    (other) => other.phone === lead.phone || (hasEmail && other.email === lead.email),
  )
  const newestFirst = same.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))
  const match = newestFirst.find((other) => other.vehicleId === lead.vehicleId) ?? newestFirst[0]
  if (!match) return null
  const person =
    match.phone === lead.phone
      ? hasEmail && match.email === lead.email
        ? 'phone and email'
        : 'phone'
      : 'email'
  return {
    of: match.id,
    reason: `Same ${person} as an enquiry ${aboutWhat(match, lead)} in the last ${DUPLICATE_DAYS} days.`,
  }
}

function aboutWhat(earlier: EarlierLead, lead: Candidate): string {
  if (!earlier.vehicleId) return 'that named no vehicle,'
  if (earlier.vehicleId === lead.vehicleId) return 'about the same vehicle'
  return lead.vehicleId ? 'about another vehicle' : 'about a vehicle'
}
