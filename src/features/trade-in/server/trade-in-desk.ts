import { FIXED_DAYS } from '#src/features/privacy/domain/retention-kind.ts'
import { toTradeInResult } from '#src/features/trade-in/domain/trade-in-result.ts'
import type { TradeIn } from '#src/features/trade-in/domain/trade-in.ts'
import type { SiteContext } from '#src/features/sites/domain/site-config.ts'
import type { Database } from '#src/platform/database/database.ts'
import type { Clock } from '#src/shared/domain/clock.ts'
import type { LinkState } from '#src/platform/signing/signed-links.ts'
import type { PhotoLinks } from './photos/photo-links.ts'
import type { PhotoStore } from './photos/photo-store.ts'
import { createTradeInRecords } from './trade-in-records.ts'
import {
  deleteUnsent,
  findTradeIn,
  type RegisteredVehicle,
  saveMiscellaneous,
  saveRegistered,
} from './trade-in-repository.ts'

const DAY_MS = 86_400_000

type DeskDeps = { db: Database; clock: Clock; photos: PhotoStore; links: PhotoLinks }

/** Trade-in tasks of dealers and operators: opening photos by link, erasing, tidying, filling the register. */
export function createTradeInDesk({ db, clock, photos, links }: DeskDeps) {
  async function readPhotoLink(
    site: SiteContext,
    text: string,
  ): Promise<{ tradeIn: TradeIn | null; state: LinkState }> {
    const id = links.idIn(text)
    const tradeIn = id === null ? undefined : await findTradeIn(db, site.id, { id })
    if (!tradeIn) return { tradeIn: null, state: 'wrong' }
    return { tradeIn, state: await links.stateOf(tradeIn, text) }
  }

  return {
    /** The valuation a signed photo link opens on this site; null if forged, expired or another site's. */
    async openPhotoLink(site: SiteContext, text: string): Promise<TradeIn | null> {
      const { tradeIn, state } = await readPhotoLink(site, text)
      return state === 'good' ? tradeIn : null
    },

    /** Why a photo link cannot be opened on this site. */
    photoLinkState: async (site: SiteContext, text: string): Promise<LinkState> =>
      (await readPhotoLink(site, text)).state,

    /** Stores the column `valuation` with the lead: the stored result, whatever a browser claims (TRADE-012). */
    async recordValuation(tradeIn: TradeIn): Promise<void> {
      await saveMiscellaneous(db, tradeIn, {
        columnName: 'valuation',
        value: toTradeInResult(tradeIn),
        at: new Date(clock.now()),
      })
    },

    /** Reads out or erases valuations and photos with a person's leads (APP 11.2, APP 12). */
    personRecords: createTradeInRecords({ db, photos }),

    /** Deletes at most `limit` valuations that were never sent, and orphaned files; returns how many. */
    async tidy(nowMs: number, limit: number): Promise<number> {
      const gone = await deleteUnsent(db, new Date(nowMs - FIXED_DAYS.unsentTradeIns * DAY_MS), limit)
      await photos.sweep()
      return gone
    },

    /** Adds plates to the platform's own register (TRADE-007). */
    registerPlates: (entries: readonly RegisteredVehicle[]) => saveRegistered(db, entries),
  }
}
