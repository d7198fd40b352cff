import type { SiteContext } from '#src/features/sites/domain/site-config.ts'
import type { Store } from '#src/platform/database/database.ts'
import type { Clock } from '#src/shared/domain/clock.ts'
import type { LeadLinks } from '../consent/lead-links.ts'
import type { FindSite } from '../receivers/present-receiver.ts'
import { createTextAnswers } from './text-answers.ts'
import { type IncomingText, type Received, takeText } from './text-inbox.ts'
import { findText } from './text-repository.ts'
import type { TextOutcome } from './text-sender.ts'

export type TextServiceDeps = {
  store: Store
  clock: Clock
  links: Pick<LeadLinks, 'personKey'>
  findSite: FindSite
  onText?: (outcome: TextOutcome) => void
}
export type TextService = ReturnType<typeof createTextService>

/** Texts from shoppers, and answers of dealers. One number of the carrier serves every site. */
export function createTextService(deps: TextServiceDeps) {
  return {
    /**
     * Takes a text that a shopper sent. STOP and its kin strike the number off at once; any other text goes to the dealer
     * with its lead, once however often it is reported. `unknown`: nobody here knows the number, and nothing is kept.
     */
    async receive(site: SiteContext, incoming: IncomingText): Promise<Received> {
      const outcome = await takeText(deps, site, incoming)
      deps.onText?.(outcome)
      return outcome
    },

    /** Counts a call that was not the carrier's. */
    refuse: (): void => deps.onText?.('forged'),

    /** The words of a stored text, for the dealer's mail; null once they were erased. */
    read: (id: string) => findText(deps.store.db, id),

    ...createTextAnswers(deps),
  }
}
