/** A location's departments; the same names as its types. */
export const DEPARTMENTS = ['sales', 'service', 'parts'] as const
type Department = (typeof DEPARTMENTS)[number]

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
} as const satisfies Record<string, { department: Department }>

export type LeadCategory = keyof typeof LEAD_CATEGORIES

/** LEAD-018: the initial choice. */
export const DEFAULT_CATEGORY: LeadCategory = 'General Enquiry'

/** Whether the text is one of the categories. */
export function isLeadCategory(text: string): text is LeadCategory {
  return Object.hasOwn(LEAD_CATEGORIES, text)
}

/** The category and subcategory as sent: careers go as a general enquiry (LEAD-016). */
export function toSentCategory(
  chosen: LeadCategory,
  subcategory: string | null,
): { category: string; subcategory: string | null } {
  if (chosen === 'Careers Enquiry') return { category: 'General Enquiry', subcategory: 'Career Enquiry' }
  return { category: chosen, subcategory }
}
