import { formatAuPhone } from '#src/shared/domain/au-phone.ts'
import type { AnalyticsSettings } from '#src/features/analytics/domain/analytics-schema.ts'
import { licenceText } from '#src/shared/domain/licence-label.ts'
import type { RetentionMonths } from '#src/features/privacy/domain/retention-kind.ts'
import type { SiteConfig } from '#src/features/sites/domain/site-config.ts'

/** A paragraph, or a list if it is an array. */
export type LegalBlock = string | readonly string[]
export type LegalSection = { id: string; heading: string; blocks: readonly LegalBlock[] }
/** A legal page as plain data, rendered by legal-text.tsx. */
export type LegalDocument = { title: string; intro: string; sections: readonly LegalSection[] }

export type LegalFacts = {
  name: string
  state: SiteConfig['state']
  email: string
  phone: string
  address: string | null
  /** One line each: legal name, trading name, ABN, licence. */
  sellers: string[]
  analytics: AnalyticsSettings
  retentionMonths: RetentionMonths
  /** Shoppers may ask for texts about a booking. */
  texts: boolean
}

/** The facts from a site document. The postal address is that of its main visible location. */
export function legalFacts(config: SiteConfig): LegalFacts {
  const places = config.locations.filter((place) => place.isVisible)
  const place = places.find((each) => each.isPrimary) ?? places[0]
  return {
    name: config.name,
    state: config.state,
    email: config.email,
    phone: formatAuPhone(config.phones.main),
    address: place
      ? `${place.address.street}, ${place.address.city} ${place.address.state} ${place.address.postcode}`
      : null,
    sellers: config.dealerships.map((dealer) =>
      [
        `${dealer.legalName}, trading as ${dealer.name}`,
        dealer.abn ? `ABN ${dealer.abn}` : null,
        `${licenceText(dealer)} (${dealer.licenceState})`,
      ]
        .filter(Boolean)
        .join(', '),
    ),
    analytics: config.analytics,
    retentionMonths: config.retentionMonths,
    texts: config.features.texts,
  }
}

/** Contact details for the end of both texts. */
export function contactBlocks({ name, email, phone, address }: LegalFacts): LegalBlock[] {
  const lines = [`Email: ${email}`, `Phone: ${phone}`]
  return [[...lines, ...(address ? [`Post: ${name}, ${address}`] : [])]]
}
