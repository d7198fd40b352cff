import type { Lead } from './lead.ts'
import type { AnalyticsEventName } from '#src/features/analytics/domain/analytics-event.ts'

/** What a lead was about and how it was sent, never who sent it. */
export type LeadOccurrence = Pick<Lead, 'category' | 'subcategory' | 'reservation'> & {
  vehicle: Pick<NonNullable<Lead['vehicle']>, 'carType' | 'isTestDriveOnly'> | null
  spam: Pick<Lead['spam'], 'verdict'>
}

/**
 * A stored lead's event (ANLT-005 to ANLT-007, ANLT-009, ANLT-011): careers 51; about a vehicle 17 or 48 for a
 * test drive, 14 or 15 for anything else; 22 for the rest. A demo counts as new, and stock listed for test drives
 * only as a new test drive. Null for obvious bots and for a checkout ended by the platform.
 */
export function leadEvent(lead: LeadOccurrence): AnalyticsEventName | null {
  if (lead.spam.verdict === 'held') return null
  if (lead.reservation && lead.reservation.outcome !== 'held') return null
  if (lead.subcategory === 'Career Enquiry') return 'careers'
  const { vehicle } = lead
  if (!vehicle) return 'enquiry'
  if (vehicle.isTestDriveOnly) return 'test_drive_new'
  const isUsed = vehicle.carType === 'used'
  if (lead.category === 'Test Drive') return isUsed ? 'test_drive_used' : 'test_drive_new'
  return isUsed ? 'enquiry_used' : 'enquiry_new'
}
