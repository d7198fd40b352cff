import type { LocationType } from '#src/features/locations/domain/location-types.ts'

/** Enquiry subjects and the department for each, in the order of the select. */
export const LEAD_CATEGORIES = {
  'General Enquiry': { department: 'sales' },
  'Vehicle Enquiry': { department: 'sales' },
  'Test Drive': { department: 'sales' },
  'Finance Enquiry': { department: 'sales' },
  'Trade In': { department: 'sales' },
  'Fleet Enquiry': { department: 'sales' },
  Service: { department: 'service' },
  Parts: { department: 'parts' },
  'Careers Enquiry': { department: 'sales' },
} as const satisfies Record<string, { department: LocationType }>

export type LeadCategory = keyof typeof LEAD_CATEGORIES

/** LEAD-018: the initial choice. */
export const DEFAULT_CATEGORY: LeadCategory = 'General Enquiry'

/** Whether the text names a lead category. */
export function isLeadCategory(text: string): text is LeadCategory {
  return Object.hasOwn(LEAD_CATEGORIES, text)
}

/** The department a stored lead is for. */
export function departmentOf({ category }: { category: string }): LocationType {
  return isLeadCategory(category) ? LEAD_CATEGORIES[category].department : 'sales'
}

/** The category and subcategory as sent: careers go as a general enquiry (LEAD-016). */
export function toSentCategory(
  chosen: LeadCategory,
  subcategory: string | null,
): { category: string; subcategory: string | null } {
  if (chosen === 'Careers Enquiry') return { category: 'General Enquiry', subcategory: 'Career Enquiry' }
  return { category: chosen, subcategory }
}
