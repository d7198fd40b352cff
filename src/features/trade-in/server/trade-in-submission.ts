import { createHash } from 'node:crypto'
import type { LeadService } from '#src/features/leads/server/lead-service.ts'
import type { SiteContext } from '#src/features/sites/domain/site-config.ts'
import type { LeadId } from '#src/shared/domain/ids.ts'
import { fail, ok, type Result } from '#src/shared/domain/result.ts'
import type { TradeInOffer } from '../domain/trade-in.ts'
import { type TradeInError, tradeInError } from '../domain/trade-in-errors.ts'
import { toLeadTradeIn, tradeInLeadFields, type TradeInStage } from '../domain/trade-in-lead.ts'
import type { PhotoLinks } from './photos/photo-links.ts'
import type { PhotoStore } from './photos/photo-store.ts'
import type { TradeIn } from '#src/features/trade-in/domain/trade-in.ts'
import type { ValuationLinks } from './valuation-links.ts'
import { dateText } from '../domain/trade-in-site.ts'

/** What the request reveals about the shopper's browser. */
export type Visit = { channel: 'web_form' | 'web_script'; userAgent: string | null }

type SubmissionDeps = {
  leads: Pick<LeadService, 'submitEnquiry'>
  photos: Pick<PhotoStore, 'list'>
  links: Pick<PhotoLinks, 'write'>
  /** The shopper's way back from a mail. */
  back: Pick<ValuationLinks, 'write'>
  onFault?: ((reason: string) => void) | undefined
}

/**
 * Sends a valuation to the dealer as a lead, once per stage however often the button is pressed (TRADE-008). The reference
 * is the one the shopper was given first.
 */
export function createTradeInSubmission({ leads, photos, links, back, onFault }: SubmissionDeps) {
  return async (
    site: SiteContext,
    tradeIn: TradeIn,
    { offer, stage, visit }: { offer: TradeInOffer; stage: TradeInStage; visit: Visit },
  ): Promise<Result<{ leadId: LeadId; reference: string }, TradeInError>> => {
    const hasPhotos = (await photos.list(tradeIn)).length > 0
    const link = hasPhotos ? await links.write(tradeIn) : null
    const { contact } = tradeIn.facts
    const parts = {
      facts: tradeIn.facts,
      offer,
      stage,
      carId: tradeIn.carId,
      photosUrl: link && `${site.origin}/trade-in/photos?p=${link}`,
      valuationUrl: `${site.origin}/trade-in/valuation?t=${await back.write(tradeIn)}&step=offer`,
      firstReference: tradeIn.leadReference,
      locationSlug: site.config.locations.find((place) => place.id === contact?.locationId)?.slug ?? null,
      dateText: (ms: number) => dateText(site, ms),
    }
    const fields = tradeInLeadFields(parts)
    const leadTradeIn = toLeadTradeIn(parts)
    if (!fields || !leadTradeIn) return fail(tradeInError('step_missing'))
    const key = createHash('sha256')
      .update(JSON.stringify([tradeIn.id, fields]))
      .digest('hex')
      .slice(0, 48)
    const answer = await leads
      .submitEnquiry(site, {
        fields: { ...fields, idempotency_key: `trade-in-${key}` },
        tradeIn: leadTradeIn,
        url: `${site.origin}/trade-in`,
        ...visit,
      })
      .catch((error: unknown) => {
        onFault?.(error instanceof Error ? error.message : String(error))
        return null
      })
    if (!answer) return fail(tradeInError('submit_failed'))
    if (answer.ok)
      return ok({ leadId: answer.value.leadId, reference: tradeIn.leadReference ?? answer.value.reference })
    return fail(tradeInError('invalid_fields', answer.error.fields))
  }
}
