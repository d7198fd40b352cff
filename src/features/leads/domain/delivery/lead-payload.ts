import type { Lead } from '../lead.ts'
import { caseReference } from '../intake/lead-reference.ts'
import { toSentUserData } from '../intake/lead-trail.ts'
import { tradeInWire } from './trade-in-facts.ts'

/**
 * The webhook body under the spec's names; answers override prefill (LEAD-004, LEAD-007, LEAD-008, LEAD-026,
 * LEAD-027).
 */
export function toLeadPayload(lead: Lead): Record<string, unknown> {
  const { person } = lead
  const userData = toSentUserData(lead.userData)
  return {
    ...enquiryWire(lead),
    ...lead.prefill,
    ...lead.answers,
    ...(lead.tradeIn ? tradeInWire(lead.tradeIn) : {}),
    lead_id: lead.id,
    reference: caseReference(lead),
    site: lead.siteSlug,
    created_at: lead.createdAt,
    name: person.name,
    last_name: person.lastName,
    email: person.email,
    phone: person.phone,
    postcode: person.postcode,
    PreferredContactMethod: person.preferredContact,
    message: lead.message ?? '',
    ...(lead.cvUrl ? { cv_url: lead.cvUrl } : {}),
    opt_in: lead.optIn,
    ...(lead.category === 'Finance Enquiry' ? financeWire(lead) : {}),
    additional_services: lead.additionalServices,
    location_id: lead.route.locationId,
    route: lead.route.steps,
    duplicate_of: lead.duplicateOf,
    spam: lead.spam,
    userData: {
      category: lead.category,
      subcategory: lead.subcategory,
      url: userData.url,
      source: userData.source,
      user_agent: userData.userAgent,
      car_id: lead.vehicle?.id ?? null,
      car_dealership_id: lead.vehicle?.dealershipId ?? null,
      lead_attributes: {
        visited_pages: userData.visitedPages,
        linked_query_params: userData.linkedQueryParams,
      },
    },
  }
}

/** LEAD-004 names without an answer in the lead; prefill and answers override them. */
function enquiryWire({ category, subcategory, route, consentTextVersion }: Lead): Record<string, unknown> {
  return {
    category,
    subcategory,
    Rego: null,
    location: route.locationName,
    dealership_slug: null,
    terms_conditions: consentTextVersion,
    page_id: null,
    car_year: null,
    car_description: null,
  }
}

/** Additional names of a finance enquiry (FIN-009). A phone's `code` is checked on entry and not stored. */
function financeWire({ subcategory, optIn }: Lead): Record<string, unknown> {
  return { code: null, subscribe: optIn, tags: subcategory ? [subcategory] : [] }
}
