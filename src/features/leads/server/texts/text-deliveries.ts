import type { SiteContext } from '#src/features/sites/domain/site-config.ts'
import type { Lead, LeadDelivery, ShopperTextId } from '#src/features/leads/domain/lead.ts'
import { wantsTexts } from '#src/features/leads/domain/texts/text-consent.ts'
import { messageHost, newDelivery, shopperKey } from '../intake/new-delivery.ts'

type About = { id: Exclude<ShopperTextId, 'answer'>; sequence: number; at: string }

/** The text about a booking, once for each move of it; none if its shopper did not ask for texts. */
export function textDeliveries(site: SiteContext, lead: Lead, { id, sequence, at }: About): LeadDelivery[] {
  if (!site.config.features.texts || !wantsTexts(lead, 'booking')) return []
  const key = shopperKey(lead, `text-${id}-${sequence}`)
  return [newDelivery(messageHost(site), lead, { key, receiver: { kind: 'shopper_text', id, sequence }, at })]
}
