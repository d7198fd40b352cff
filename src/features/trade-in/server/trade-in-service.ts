import type { LeadService } from '#src/features/leads/server/lead-service.ts'
import type { SiteContext } from '#src/features/sites/domain/site-config.ts'
import type { VehicleService } from '#src/features/vehicles/server/vehicle-service.ts'
import type { Store } from '#src/platform/database/database.ts'
import type { Vault } from '#src/platform/database/sealing/vault.ts'
import type { SignedLinks } from '#src/platform/signing/signed-links.ts'
import type { Clock } from '#src/shared/domain/clock.ts'
import type { TradeIn } from '../domain/trade-in.ts'
import { readStepForm } from './photos/photo-form.ts'
import { createPhotoLinks } from './photos/photo-links.ts'
import { createPhotoStore } from './photos/photo-store.ts'
import type { TradeInProviders } from './providers/trade-in-providers.ts'
import { createTradeInDesk } from './trade-in-desk.ts'
import { createTradeInOutcome } from './trade-in-outcome.ts'
import { readTradeInForm } from './trade-in-form.ts'
import { findTradeIn, hashOf } from './trade-in-repository.ts'
import { createTradeInStart } from './trade-in-start.ts'
import { createTradeInSubmission } from './trade-in-submission.ts'
import { createTradeInTelling } from './trade-in-telling.ts'
import { createValuationLinks } from './valuation-links.ts'

export type TradeInServiceDeps = {
  store: Store
  clock: Clock
  photosDirectory: string
  /** Encrypts the photos; without it they are stored unencrypted. */
  vault?: Pick<Vault, 'sealFile' | 'openFile'> | null
  leads: Pick<LeadService, 'submitEnquiry'>
  vehicles: Pick<VehicleService, 'findById' | 'findBySlug'>
  providersFor: TradeInProviders
  /** Signs the links in dealers' mail. */
  signed: SignedLinks
  /** Receives the reason a provider or the lead store failed, without shopper data. */
  onFault?: (reason: string) => void
}

const TOKEN = /^[\w-]{32}$/
export type TradeInService = ReturnType<typeof createTradeInService>

/** Trade-ins from plate to accepted offer. Every call is bound to its site: a token opens nothing elsewhere. */
export function createTradeInService(deps: TradeInServiceDeps) {
  const { store, clock, providersFor, vehicles, onFault } = deps
  const { db } = store
  const photos = createPhotoStore({
    store,
    clock,
    directory: deps.photosDirectory,
    vault: deps.vault ?? null,
  })
  const links = createPhotoLinks({ signed: deps.signed, now: () => clock.now() })
  const back = createValuationLinks(deps.signed)
  const submit = createTradeInSubmission({ leads: deps.leads, photos, links, back, onFault })

  /** The site's valuation by its browser's token or the link mailed to the shopper; null if unknown, erased or another site's. */
  async function open(site: SiteContext, token: string): Promise<TradeIn | null> {
    if (TOKEN.test(token)) return (await findTradeIn(db, site.id, { tokenHash: hashOf(token) })) ?? null
    const id = await back.idOf(site.id, token)
    return id === null ? null : ((await findTradeIn(db, site.id, { id })) ?? null)
  }

  const parts = { db, clock, providersFor, open, onFault }
  return {
    open,
    photos,
    /** Reads a form of the first page, without files. Errors: body_too_large, body_too_slow, invalid_body. */
    readForm: readTradeInForm,
    /** Reads the form of any step of a valuation; photos are stored as they arrive. Errors: of the form and of photos. */
    readStepForm: (request: Request, owner: TradeIn) => readStepForm(request, { photos, owner }),
    ...createTradeInStart({ ...parts, vehicles }),
    ...createTradeInTelling(parts),
    ...createTradeInOutcome({ ...parts, submit }),
    ...createTradeInDesk({ db, clock, photos, links }),
  }
}
