import { departmentOf } from '../form/lead-category.ts'
import type { Lead } from '../lead.ts'
import type { AdfProfile } from './adf-profile.ts'

type Subject = Pick<Lead, 'category' | 'subcategory'>

/**
 * Whether ADF may carry a lead: it is read as a sales lead, so service and parts need a profile that names the lead type,
 * and an application for a job never travels so.
 */
export function adfCarries(lead: Subject, profile: AdfProfile): boolean {
  if (lead.subcategory === 'Career Enquiry') return false
  return departmentOf(lead) === 'sales' || profile.hasLeadType
}
