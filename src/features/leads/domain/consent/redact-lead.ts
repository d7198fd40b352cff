import type { Lead } from '../lead.ts'

export const ERASED_TEXT = '[erased]'

/**
 * The lead without personal data: time, subject, destination and outcome stay for the books; names, contacts,
 * messages, answers and the visit are removed. (Australian Privacy Principle 11.2)
 */
export function redactLead({ cvUrl: _cv, missingVehicle: _named, ...lead }: Lead): Lead {
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
