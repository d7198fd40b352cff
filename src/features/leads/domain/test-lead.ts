import type { SiteConfig } from '#src/features/sites/domain/site-config.ts'
import type { LeadId, SiteId } from '#src/shared/domain/ids.ts'
import type { Lead } from './lead.ts'

type Site = {
  id: SiteId
  origin: string
  config: Pick<SiteConfig, 'slug' | 'name' | 'email' | 'phones' | 'state' | 'consent'>
}

/** An enquiry marked as a test, to see whether a receiver accepts leads. It is not stored. */
export function testLead({ id, origin, config }: Site, at: string): Lead {
  return {
    id: `lead_test_${Date.parse(at)}` as LeadId,
    siteId: id,
    siteSlug: config.slug,
    siteName: config.name,
    reference: 'TEST-LEAD',
    createdAt: at,
    category: 'Contact Us',
    subcategory: 'TEST, please delete',
    person: {
      name: 'Test',
      lastName: 'Lead',
      email: config.email,
      phone: config.phones.main.replace(/\D/g, ''),
      postcode: null,
      preferredContact: null,
    },
    message: 'This is a test of the connection to the website. Nobody waits for an answer; please delete it.',
    answers: {},
    additionalServices: [],
    vehicle: null,
    prefill: {},
    userData: {
      url: null,
      source: 'Website',
      userAgent: null,
      visitedPages: [],
      linkedQueryParams: {},
    },
    optIn: false,
    consentTextVersion: config.consent.textVersion,
    route: {
      dealershipId: null,
      dealershipName: null,
      locationId: null,
      locationName: null,
      steps: ['Sent by forecourt leads test-receiver.'],
    },
    vendor: {
      name: config.name,
      id: null,
      phone: config.phones.main,
      email: config.email,
      url: origin,
      state: config.state,
    },
    spam: { verdict: 'clean', reasons: [] },
    duplicateOf: null,
    duplicateReason: null,
  }
}
