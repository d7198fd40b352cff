import type { Lead } from '../lead.ts'

/** What stands where a person was. */
export const ERASED_TEXT = '[erased]'

/**
 * The lead without its person: when, about what, where it went and what became of it stay for the books; names,
 * contacts, words, answers and the trail of the visit go. (Australian Privacy Principle 11.2)
 */
export function redactLead(lead: Lead): Lead {
  return {
    ...lead,
    person: {
      name: ERASED_TEXT,
      lastName: null,
      email: '',
      phone: '',
      postcode: null,
      preferredContact: null,
    },
    message: null,
    answers: {},
    prefill: {},
    userData: { url: null, source: 'Website', userAgent: null, visitedPages: [], linkedQueryParams: {} },
    duplicateReason: null,
    ...(lead.tradeIn ? { tradeIn: { ...lead.tradeIn, rego: null, photosUrl: null } } : {}),
    ...(lead.reservation ? { reservation: { ...lead.reservation, facts: [], manageUrl: null } } : {}),
  }
}
