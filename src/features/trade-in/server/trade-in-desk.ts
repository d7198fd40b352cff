import { FIXED_DAYS } from '#src/features/privacy/domain/retention-kind.ts'
import type { SiteContext } from '#src/features/sites/domain/site-config.ts'
import type { Database } from '#src/platform/database/database.ts'
import type { Clock } from '#src/shared/domain/clock.ts'
import { dollarsFromCents } from '#src/shared/domain/money.ts'
import { isGoodPhotoLink, parsePhotoLink } from './photos/photo-links.ts'
import type { PhotoStore } from './photos/photo-store.ts'
import { createTradeInRecords } from './trade-in-records.ts'
import {
  deleteUnsent,
  findTradeIn,
  type RegisteredVehicle,
  saveMiscellaneous,
  saveRegistered,
  type TradeIn,
} from './trade-in-repository.ts'

const DAY_MS = 86_400_000

type DeskDeps = { db: Database; clock: Clock; photos: PhotoStore }

/** The result under the spec's names; money in dollars (TRADE-005). */
export function toTradeInResult({ offer, facts, leadId }: TradeIn) {
  const isPriced = offer?.kind === 'price'
  return {
    offer_price: isPriced ? dollarsFromCents(offer.offerCents) : null,
    adjustments: isPriced
      ? offer.lines.map(({ id, label, amountCents }) => ({
          id,
          label,
          amount: dollarsFromCents(amountCents),
        }))
      : [],
    rego: facts.rego,
    regoState: facts.regoState,
    lead_id: leadId,
  }
}

/** What dealers and the platform's people do with trade-ins: open photos by their link, erase, tidy, fill the register. */
export function createTradeInDesk({ db, clock, photos }: DeskDeps) {
  return {
    /** The valuation a signed photo link opens on this site, or null: forged, ended, or another site's. */
    async openPhotoLink(site: SiteContext, text: string): Promise<TradeIn | null> {
      const link = parsePhotoLink(text)
      const tradeIn = link && (await findTradeIn(db, site.id, { id: link.id }))
      return link && tradeIn && isGoodPhotoLink(link, tradeIn.photoKey, clock.now()) ? tradeIn : null
    },

    /** Stores the column `valuation` beside the lead: the stored result, whatever a browser claims (TRADE-012). */
    async recordValuation(tradeIn: TradeIn): Promise<void> {
      await saveMiscellaneous(db, tradeIn, {
        columnName: 'valuation',
        value: toTradeInResult(tradeIn),
        at: new Date(clock.now()),
      })
    },

    /** Valuations and photos of a person's leads, read out or erased with them (APP 11.2, APP 12). */
    personRecords: createTradeInRecords({ db, photos }),

    /** Deletes at most `limit` valuations that nobody sent, and files that belong to nothing; gives how many went. */
    async tidy(nowMs: number, limit: number): Promise<number> {
      const gone = await deleteUnsent(db, new Date(nowMs - FIXED_DAYS.unsentTradeIns * DAY_MS), limit)
      await photos.sweep()
      return gone
    },

    /** Writes plates into the platform's own register (TRADE-007). */
    registerPlates: (entries: readonly RegisteredVehicle[]) => saveRegistered(db, entries),
  }
}
